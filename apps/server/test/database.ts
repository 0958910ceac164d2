import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { type DatabaseUrls, databaseUrls } from '../src/platform/database';
import { TEMPLATE_DATABASE, testEnvironment, withDatabase } from './environment';

/** A fresh, migrated database for one spec, cloned from the template: its files are copied, not its pages logged. */
export async function cloneDatabase(): Promise<{ urls: DatabaseUrls; drop: () => Promise<void> }> {
  const { adminUrl, roles } = testEnvironment();
  const name = `homefold_${randomBytes(6).toString('hex')}`;
  await asOwner(`create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`, [], adminUrl);
  const urls = databaseUrls(withDatabase(adminUrl, name), roles);
  return {
    urls,
    drop: async () => {
      closeOwner(urls.owner);
      // Waits up to five seconds for connections that are being closed: a pool counts them as closed before they are, and
      // one that is terminated meanwhile would fail the spec.
      await asOwner(`drop database ${name}`, [], adminUrl).catch(() =>
        asOwner(`drop database ${name} with (force)`, [], adminUrl),
      );
    },
  };
}

/** The owner's connections, by database: opening one costs as much as a hundred statements. */
const pools = new Map<string, Pool>();

function ownerPool(url: string): Pool {
  const known = pools.get(url);
  if (known) return known;
  // stay open, however long the tests between two look-ups take
  const pool = new Pool({ connectionString: url, max: 4, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // its database was dropped
  pool.on('error', () => undefined);
  pools.set(url, pool);
  return pool;
}

function closeOwner(url: string): void {
  void pools.get(url)?.end();
  pools.delete(url);
}

/** Rows as the owner sees them, bypassing every policy, to check what is really stored. */
export async function asOwner<Row extends object>(sql: string, values: unknown[] = [], url?: string): Promise<Row[]> {
  const { rows } = await ownerPool(url ?? testEnvironment().apiDatabaseUrl).query<Row>(sql, values);
  return rows;
}
