import { Injectable } from '@nestjs/common';
import { Pool, type PoolClient, type QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PreparedSql } from './batch';
import { ReadConnections } from './read-connections';
import { Reader } from './reader';
import { openScope, runInScope, runOutsideScope, type Scope, type ScopeMode } from './scope';

const NO_SCOPE = 'no open database scope: use db.read, db.write or db.system';

/** What the gate needs of a caller. `Viewer` fits. */
export interface ScopeOwner {
  userId: string;
  familyId: string | null;
}

/** The pool behind TypeORM's driver; its types call it `any`. */
function poolOf({ driver }: DataSource): Pool {
  const pool: unknown = 'master' in driver ? driver.master : undefined;
  if (!(pool instanceof Pool)) throw new Error('Not an open PostgreSQL data source');
  return pool;
}

/**
 * The one gate to the data (docs/decisions/tenancy.md). `read` and `write` open a transaction as the restricted role
 * and set `app.family_id` and `app.user_id`, which every row-level policy checks; queries name the family as well.
 *
 * Nested calls join an open scope. Nothing slow belongs inside: no network call, no image work.
 */
@Injectable()
export class Database {
  private readonly reads: ReadConnections;

  constructor(
    private readonly app: DataSource,
    private readonly systemSource: DataSource,
    private readonly onHookError: (error: unknown) => void = () => undefined,
  ) {
    this.reads = new ReadConnections(poolOf(app));
  }

  /**
   * Runs `fn` in a read-only transaction of the viewer's family. @throws when the open scope belongs to another family.
   */
  read<T>(viewer: ScopeOwner, fn: () => Promise<T>): Promise<T> {
    return this.scoped('read', viewer, fn);
  }

  /** Runs `fn` in a transaction; commits when it resolves, rolls back when it rejects. Not inside a `read`. */
  write<T>(viewer: ScopeOwner, fn: () => Promise<T>): Promise<T> {
    return this.scoped('write', viewer, fn);
  }

  /**
   * Runs `fn` across families: sign-up, joining, webhooks, scheduled work. Lint restricts its callers. Never nested
   * inside a family's scope, whose limits it would lift.
   */
  async system<T>(fn: () => Promise<T>): Promise<T> {
    const open = openScope();
    if (open) {
      if (open.mode !== 'system') throw new Error('db.system inside a family scope');
      return fn();
    }
    return this.transaction(this.systemSource, 'system', { familyId: null, userId: null }, fn);
  }

  /** TypeORM's manager of the open scope, for writes. @throws outside a scope and in a read. */
  get manager(): EntityManager {
    const { manager } = this.scope();
    if (!manager) throw new Error('db.manager inside db.read: a read is made of statements (db.sql)');
    return manager;
  }

  /** Rows of a prepared statement in the open scope. Rejects outside a scope. */
  sql<Row extends QueryResultRow>(statement: PreparedSql): Promise<Row[]> {
    return openScope()?.sql<Row>(statement) ?? Promise.reject(new Error(NO_SCOPE));
  }

  /** Serialises callers with the same name until the open scope ends. Names include the id of the record concerned. */
  async lock(name: string): Promise<void> {
    await this.sql({ name: 'lock', text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))', values: [name] });
  }

  /** Runs `fn` after the open transaction commits; never on rollback. Its errors are logged: the write is kept. */
  afterCommit(fn: () => void): void {
    this.scope().afterCommit.push(fn);
  }

  private scope(): Scope {
    const open = openScope();
    if (!open) throw new Error(NO_SCOPE);
    return open;
  }

  private scoped<T>(mode: 'read' | 'write', viewer: ScopeOwner, fn: () => Promise<T>): Promise<T> {
    const open = openScope();
    if (!open) return mode === 'read' ? this.reading(viewer, fn) : this.transaction(this.app, mode, viewer, fn);
    // The system scope may act for any family, e.g. the activity of a join; it is unrestricted already.
    if (open.mode === 'system') return fn();
    if (open.familyId !== viewer.familyId || open.userId !== viewer.userId)
      throw new Error('a database scope of another viewer is open');
    if (mode === 'write' && open.mode === 'read') throw new Error('db.write inside db.read');
    return fn();
  }

  /**
   * A read consists of statements alone, which lets it batch them into few round trips (docs/decisions/performance.md).
   */
  private async reading<T>({ familyId, userId }: ScopeOwner, fn: () => Promise<T>): Promise<T> {
    const reader = new Reader(this.reads, openScopeSql('read', familyId, userId));
    const scope: Scope = {
      mode: 'read',
      familyId,
      userId,
      manager: null,
      sql: (statement) => reader.sql(statement),
      afterCommit: [],
      ended: false,
    };
    let result: T;
    try {
      result = await runInScope(scope, fn);
    } finally {
      scope.ended = true;
    }
    this.runHooks(scope.afterCommit);
    return result;
  }

  private async transaction<T>(
    source: DataSource,
    mode: 'write' | 'system',
    { familyId, userId }: { familyId: string | null; userId: string | null },
    fn: () => Promise<T>,
  ): Promise<T> {
    const runner = source.createQueryRunner();
    try {
      const client = (await runner.connect()) as PoolClient;
      await runner.startTransaction();
      try {
        // Sent with the first statement of `fn`, and checked before the commit.
        const opened = client.query(openScopeSql(mode, familyId, userId));
        opened.catch(() => undefined);
        const scope: Scope = {
          mode,
          familyId,
          userId,
          manager: runner.manager,
          sql: async <Row extends QueryResultRow>(statement: PreparedSql) => (await client.query<Row>(statement)).rows,
          afterCommit: [],
          ended: false,
        };
        const result = await runInScope(scope, fn).finally(() => (scope.ended = true));
        await opened;
        // If a failed statement was swallowed, PostgreSQL has aborted the transaction and answers COMMIT with a silent
        // ROLLBACK. Any other statement reports it.
        const good = client.query({ name: 'still_good', text: 'select 1' });
        good.catch(() => undefined);
        await runner.commitTransaction();
        await good;
        this.runHooks(scope.afterCommit);
        return result;
      } catch (error) {
        await runner.rollbackTransaction().catch(() => undefined);
        throw error;
      }
    } finally {
      await runner.release();
    }
  }

  private runHooks(hooks: (() => void)[]): void {
    for (const hook of hooks) {
      try {
        runOutsideScope(hook);
      } catch (error) {
        this.onHookError(error);
      }
    }
  }
}

const openScopeSql = (mode: ScopeMode, familyId: string | null, userId: string | null): PreparedSql => ({
  name: 'open_scope',
  text: `select set_config('app.family_id', $1, true), set_config('app.user_id', $2, true),
                set_config('transaction_read_only', $3, true)`,
  values: [familyId ?? '', userId ?? '', mode === 'read' ? 'on' : 'off'],
});
