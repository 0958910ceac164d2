import { Client } from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import { ConfigError } from '../config';
import { APP_ROLE, SYSTEM_ROLE, rolePassword, type DatabaseUrls } from './connection';

/** Any constant: all servers of one database take the same lock, so that only one migrates. */
const MIGRATION_LOCK = 4_823_001;

/**
 * Brings roles and schema up to date, as the owner, once however many servers start together.
 *
 * @param afterwards for a library that migrates tables of its own
 */
export async function migrate(
  urls: DatabaseUrls,
  secret: string,
  migrations: (new () => MigrationInterface)[],
  afterwards: (owner: Client) => Promise<void>,
): Promise<void> {
  const lock = new Client({ connectionString: urls.owner });
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await ensureRoles(lock, urls, secret);
    const source = await new DataSource({
      type: 'postgres',
      url: urls.owner,
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
  } finally {
    await lock.end();
  }
}

/**
 * Creates the two restricted roles, or resets a password that no longer fits. Roles belong to the whole cluster, so a
 * racing server of another database may win: its result is the same.
 */
async function ensureRoles(client: Client, urls: DatabaseUrls, secret: string): Promise<void> {
  for (const role of [APP_ROLE, SYSTEM_ROLE]) {
    if (await canLogIn(role === APP_ROLE ? urls.app : urls.system)) continue;
    const password = client.escapeLiteral(rolePassword(urls.owner, secret, role));
    try {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
      await client.query(
        rowCount
          ? `alter role ${role} with login nosuperuser nobypassrls nocreaterole nocreatedb password ${password}`
          : `create role ${role} with login nosuperuser nobypassrls nocreaterole nocreatedb password ${password}`,
      );
    } catch (cause) {
      if (await canLogIn(role === APP_ROLE ? urls.app : urls.system)) continue;
      throw new ConfigError('DATABASE_URL', `its user must be allowed to create roles (${(cause as Error).message})`);
    }
  }
}

async function canLogIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
