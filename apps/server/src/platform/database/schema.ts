import { Client } from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import { ConfigError } from '../config';
import { databaseUrls, ensureRoles, type DatabaseUrls } from './roles';

/** Arbitrary constant: all servers of one database take this lock, so that only one migrates. */
const MIGRATION_LOCK = 4_823_001;

/** Names of applied migrations, oldest first. @throws ConfigError when the database holds no Homefold */
export async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ is: boolean }>(
    "select to_regclass('public.migration') is not null as is",
  );
  if (!found[0]?.is) throw new ConfigError('DATABASE_URL', 'this database holds no Homefold data');
  const { rows } = await client.query<{ name: string }>('select name from public.migration order by id');
  return rows.map(({ name }) => name);
}

/** An interrupted restore leaves tables without rows. */
async function assertWhole(client: Client): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>(
    "select to_regclass('owner_only.unfinished_restore') is not null as is",
  );
  if (rows[0]?.is)
    throw new ConfigError(
      'DATABASE_URL',
      'a restore into this database was interrupted: restore into an empty database or folder',
    );
}

/**
 * Brings roles and schema up to date as the owner; runs once even if several servers start together.
 *
 * @param owner the owner's URL
 * @param afterwards for a library that migrates its own tables
 * @param isRestoring set by a restore, which fills the tables afterwards
 * @throws ConfigError when the user may not create roles, or the database is only half restored
 */
export async function migrate(
  owner: string,
  migrations: (new () => MigrationInterface)[],
  afterwards: (client: Client) => Promise<void>,
  isRestoring = false,
): Promise<DatabaseUrls> {
  const lock = new Client({ connectionString: owner });
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (!isRestoring) await assertWhole(lock);
    const roles = await ensureRoles(lock, owner);
    const source = await new DataSource({
      type: 'postgres',
      url: owner,
      migrations,
      migrationsTableName: 'migration',
      synchronize: false,
      poolSize: 2,
    }).initialize();
    try {
      await source.runMigrations({ transaction: 'each' });
    } finally {
      await source.destroy();
    }
    await afterwards(lock);
    return databaseUrls(owner, roles);
  } finally {
    await lock.end();
  }
}
