import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';
import { type DatabaseUrls, databaseUrls } from '../src/platform/database';
import { TEMPLATE_DATABASE, testEnvironment, withDatabase } from './environment';

/** A fresh, migrated database for one spec, cloned from the template in some ten milliseconds. */
export async function cloneDatabase(): Promise<{ urls: DatabaseUrls; drop: () => Promise<void> }> {
  const { adminUrl, roles } = testEnvironment();
  const name = `homefold_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const admin = new Client({ connectionString: adminUrl });
    await admin.connect();
    try {
      await admin.query(sql);
    } finally {
      await admin.end();
    }
  };
  await run(`create database ${name} template ${TEMPLATE_DATABASE}`);
  return {
    urls: databaseUrls(withDatabase(adminUrl, name), roles),
    drop: () => run(`drop database ${name} with (force)`),
  };
}

/** The owner's connections, by database: opening one per statement doubled the time of some specs. */
const pools = new Map<string, Pool>();

function ownerPool(url: string): Pool {
  const known = pools.get(url);
  if (known) return known;
  const pool = new Pool({ connectionString: url, max: 4, allowExitOnIdle: true });
  // its database was dropped
  pool.on('error', () => undefined);
  pools.set(url, pool);
  return pool;
}

/** Rows as the owner sees them, bypassing every policy, to check what is really stored. */
export async function asOwner<Row extends object>(sql: string, values: unknown[] = [], url?: string): Promise<Row[]> {
  const { rows } = await ownerPool(url ?? testEnvironment().apiDatabaseUrl).query<Row>(sql, values);
  return rows;
}
