import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import type { PreparedSql } from './batch';

export type ScopeMode = 'read' | 'write' | 'system';

/** One open transaction and whom it speaks for. */
export interface Scope {
  mode: ScopeMode;
  /** null: the system scope, or a user without a family. */
  familyId: string | null;
  userId: string | null;
  /** null in a read, which is made of statements alone. */
  manager: EntityManager | null;
  sql<Row extends QueryResultRow>(statement: PreparedSql): Promise<Row[]>;
  afterCommit: (() => void)[];
  /** The transaction is over; its connection may already serve somebody else. */
  ended: boolean;
}

const storage = new AsyncLocalStorage<Scope>();

/** The scope that this code runs in; work left over from one that has ended runs in none. */
export function openScope(): Scope | undefined {
  const scope = storage.getStore();
  return scope?.ended ? undefined : scope;
}
export const runInScope = <T>(scope: Scope, fn: () => Promise<T>): Promise<T> => storage.run(scope, fn);
/** For work that starts inside a scope but must not use its transaction, such as what runs after the commit. */
export const runOutsideScope = <T>(fn: () => T): T => storage.exit(fn);
