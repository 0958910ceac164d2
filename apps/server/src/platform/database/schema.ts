import { Client } from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import { databaseUrls, ensureRoles, type DatabaseUrls } from './roles';

/** Any constant: all servers of one database take the same lock, so that only one migrates. */
const MIGRATION_LOCK = 4_823_001;

/**
 * Brings roles and schema up to date, as the owner, once however many servers start together.
 *
 * @param owner the owner's URL
 * @param afterwards for a library that migrates tables of its own
 */
export async function migrate(
  owner: string,
  migrations: (new () => MigrationInterface)[],
  afterwards: (client: Client) => Promise<void>,
): Promise<DatabaseUrls> {
  const lock = new Client({ connectionString: owner });
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
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
