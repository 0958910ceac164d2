import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import type { PreparedSql } from './batch';

export type ScopeMode = 'read' | 'write' | 'system';

/** An open transaction and its viewer. */
export interface Scope {
  mode: ScopeMode;
  /** null: the system scope, or a user without a family. */
  familyId: string | null;
  userId: string | null;
  /** null in a read, which consists of statements alone. */
  manager: EntityManager | null;
  sql<Row extends QueryResultRow>(statement: PreparedSql): Promise<Row[]>;
  afterCommit: (() => void)[];
  /** The transaction has ended; its connection may already serve another caller. */
  ended: boolean;
}

const storage = new AsyncLocalStorage<Scope>();

/** The current scope; none for work left over from one that has ended. */
export function openScope(): Scope | undefined {
  const scope = storage.getStore();
  return scope?.ended ? undefined : scope;
}
export const runInScope = <T>(scope: Scope, fn: () => Promise<T>): Promise<T> => storage.run(scope, fn);
/** For work started inside a scope that must not use its transaction, such as after-commit hooks. */
export const runOutsideScope = <T>(fn: () => T): T => storage.exit(fn);
