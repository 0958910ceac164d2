import { join } from 'node:path';
import { startEmbeddedPg, type EmbeddedPg } from '@homefold/embedded-pg';
import { Client } from 'pg';
import { type AppConfig, ConfigError } from '../config';

let embedded: Promise<EmbeddedPg> | undefined;

/**
 * Starts (or joins) the embedded PostgreSQL unless DATABASE_URL names another, and makes sure that it answers.
 *
 * @returns the owner's URL
 */
export async function openDatabase(config: Pick<AppConfig, 'databaseUrl' | 'dataDir'>): Promise<string> {
  const owner = config.databaseUrl ?? (await (embedded = startEmbedded(join(config.dataDir, 'pg')))).url;
  await assertReachable(owner);
  return owner;
}

/** The embedded server is watched: it comes back on its port by itself when it dies, and the pools with it. */
async function startEmbedded(dataDir: string): Promise<EmbeddedPg> {
  try {
    return await startEmbeddedPg({
      dataDir,
      onCreate: (path) => console.log(`First start: making the database in ${path}, a few seconds ...`),
      onExit: (pid) => console.error(`The embedded database (process ${pid}) ended unexpectedly; bringing it back`),
      onRestart: (pid) => console.error(`The embedded database is back (process ${pid})`),
      onFailure: (error) => console.error(`The embedded database could not be brought back: ${error.message}`),
    });
  } catch (cause) {
    const { message } = cause as Error;
    throw new ConfigError('DATABASE_URL', `not set, and the embedded database does not start: ${message}`);
  }
}

/** One that is only just starting is waited for: left alone it would run on with nobody to stop it. */
export async function closeDatabase(): Promise<void> {
  const started = await embedded?.catch(() => undefined);
  embedded = undefined;
  await started?.stop();
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
