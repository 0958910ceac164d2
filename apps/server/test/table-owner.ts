import { DataSource, type QueryRunner } from 'typeorm';
import { cloneDatabase } from './database';
import type { DatabaseUrls } from '../src/platform/database';

/** A separate database and a role that can own its tables. */
export interface TableOwner {
  urls: DatabaseUrls;
  /** A connection of the database's owner. */
  q: QueryRunner;
  /** Transfers the tables to the role and runs `fn` as it. */
  own: (tables: readonly string[], work: () => Promise<void>) => Promise<void>;
}

/**
 * For specs of migrations: a role that owns tables and is not a superuser, as on a hosted database, where forced policies
 * bind the owner too. The returned object is filled before the first test.
 * @param role a name unique to the spec, because roles are global to the server
 */
export function tableOwner(role: string): TableOwner {
  const owner = {} as TableOwner;
  let end: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const { urls, drop } = await cloneDatabase();
    const source = await new DataSource({ type: 'postgres', url: urls.owner, poolSize: 1 }).initialize();
    const q = source.createQueryRunner();
    end = [() => q.release(), () => source.destroy(), drop];
    await q.query(`drop role if exists ${role}`);
    await q.query(`create role ${role} nosuperuser nobypassrls`);
    Object.assign(owner, {
      urls,
      q,
      own: async (tables, work) => {
        for (const table of tables) await q.query(`alter table ${table} owner to ${role}`);
        await q.query(`grant usage, create on schema public to ${role}`);
        await q.query(`grant usage on schema identity, owner_only to ${role}`);
        await q.query(`grant select on owner_only.database_role to ${role}`);
        await q.query(`set role ${role}`);
        await work();
        await q.query('reset role');
      },
    } satisfies TableOwner);
  });
  afterAll(async () => {
    await owner.q.query('reset role');
    await owner.q.query(`reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`);
    for (const step of end) await step();
  });
  return owner;
}
