import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { startEmbeddedPg, type EmbeddedPg } from '@homefold/embedded-pg';
import { Client } from 'pg';
import { type AppConfig, ConfigError } from '../config';

/** The roles the running server connects as. Neither can bypass row-level security, neither owns a table. */
export const APP_ROLE = 'homefold_app';
export const SYSTEM_ROLE = 'homefold_system';

/** Where the database is, for the owner (migrations only) and for the two restricted roles. */
export interface DatabaseUrls {
  owner: string;
  app: string;
  system: string;
}

let embedded: EmbeddedPg | undefined;

/** Starts (or joins) the embedded PostgreSQL unless DATABASE_URL names another, and makes sure that it answers. */
export async function openDatabase(config: AppConfig): Promise<DatabaseUrls> {
  if (!config.databaseUrl) embedded = await startEmbedded(join(config.dataDir, 'pg'));
  const owner = config.databaseUrl ?? (embedded as EmbeddedPg).url;
  await assertReachable(owner);
  return databaseUrls(owner, config.secret);
}

/** The embedded server is watched: it comes back on its port by itself when it dies, and the pools with it. */
async function startEmbedded(dataDir: string): Promise<EmbeddedPg> {
  try {
    return await startEmbeddedPg({
      dataDir,
      onExit: (pid) => console.error(`The embedded database (process ${pid}) ended unexpectedly; bringing it back`),
      onRestart: (pid) => console.error(`The embedded database is back (process ${pid})`),
      onFailure: (error) => console.error(`The embedded database could not be brought back: ${error.message}`),
    });
  } catch (cause) {
    const { message } = cause as Error;
    throw new ConfigError('DATABASE_URL', `not set, and the embedded database does not start: ${message}`);
  }
}

export async function closeDatabase(): Promise<void> {
  await embedded?.stop();
  embedded = undefined;
}

/** The role passwords follow from the owner's URL and the secret: every server of one database derives the same. */
export function databaseUrls(owner: string, secret: string): DatabaseUrls {
  const as = (role: string) => {
    const url = new URL(owner);
    url.username = role;
    url.password = rolePassword(owner, secret, role);
    return url.toString();
  };
  return { owner, app: as(APP_ROLE), system: as(SYSTEM_ROLE) };
}

export function rolePassword(owner: string, secret: string, role: string): string {
  const { password } = new URL(owner);
  return createHmac('sha256', password || secret)
    .update(`homefold database role ${role}`)
    .digest('base64url');
}

async function assertReachable(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    const error = cause as NodeJS.ErrnoException;
    throw new ConfigError('DATABASE_URL', `the database does not answer (${error.code ?? error.message})`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
