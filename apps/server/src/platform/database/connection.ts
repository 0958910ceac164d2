import { join } from 'node:path';
import { startEmbeddedPg, type EmbeddedPg } from '@homefold/embedded-pg';
import { Client } from 'pg';
import { type AppConfig, ConfigError } from '../config';

let embedded: Promise<EmbeddedPg> | undefined;

/**
 * Starts (or joins) the embedded PostgreSQL unless DATABASE_URL is set, and checks that the database answers.
 *
 * @returns the owner's URL
 */
export async function openDatabase(config: Pick<AppConfig, 'databaseUrl' | 'dataDir'>): Promise<string> {
  const owner = config.databaseUrl ?? (await (embedded = startEmbedded(join(config.dataDir, 'pg')))).url;
  await assertReachable(owner);
  return owner;
}

/** The embedded server is watched: when it dies it restarts on the same port, and the pools reconnect. */
async function startEmbedded(dataDir: string): Promise<EmbeddedPg> {
  try {
    return await startEmbeddedPg({
      dataDir,
      onCreate: (path) => console.log(`First start: creating the database in ${path}, this takes a few seconds ...`),
      onExit: (pid) => console.error(`The embedded database (process ${pid}) exited unexpectedly; restarting it`),
      onRestart: (pid) => console.error(`The embedded database was restarted (process ${pid})`),
      onFailure: (error) => console.error(`The embedded database could not be restarted: ${error.message}`),
    });
  } catch (cause) {
    const { message } = cause as Error;
    throw new ConfigError('DATABASE_URL', `not set, and the embedded database does not start: ${message}`);
  }
}

/** Waits for one that is still starting: abandoned, it would keep running with nothing to stop it. */
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
