import { createServer as createSocket } from 'node:net';
import { ConfigError, configWarnings, loadConfig, variables } from './platform/config';
import { closeDatabase, openDatabase } from './platform/database';
import { addressesOf } from './platform/http';
import { assertRedisAnswers, mailServerProblem } from './platform/outside-services';
import { createServer } from './server';

/** How long open requests may take to finish after the first signal. */
const SHUTDOWN_MS = 10_000;

/** Fails before anything is started when the port is not available. */
async function assertPortFree(port: number, host: string): Promise<void> {
  const probe = createSocket();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const problem: Record<string, string> = {
        EADDRINUSE: `${port} is already in use by another program`,
        EACCES: `${port} may not be opened by this user`,
      };
      reject(
        error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND'
          ? new ConfigError('HOST', `${host} is not an address of this machine`)
          : new ConfigError('PORT', problem[error.code ?? ''] ?? error.message),
      );
    });
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  await assertPortFree(config.port, config.host);
  for (const line of configWarnings(process.env, config, variables)) console.warn(`Warning. ${line}`);

  let stopping = false;
  let close: () => Promise<void> = closeDatabase;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    void close()
      .catch((error: unknown) => console.error(error))
      .finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Started by tools/start.mjs: when that is gone, for whatever reason, nothing else would stop this process.
  if (process.connected) process.on('disconnect', stop);

  try {
    await assertRedisAnswers(config);
    void mailServerProblem(config).then((problem) => problem && console.warn(`Warning. ${problem}`));
    const owner = await openDatabase(config);
    if (stopping) return await closeDatabase();
    const app = await createServer(config, owner);
    close = async () => {
      await app.close();
      await closeDatabase();
    };
    if (stopping) return;
    await app.listen(config.port, config.host);
    console.log(`Homefold is ready on ${addressesOf(config).join(', ')}`);
    process.send?.('ready');
  } catch (error) {
    // Stopped during the start: the error is a consequence of the shutdown.
    if (stopping) return;
    // Printed before the database stops: afterwards nothing keeps this process alive.
    fail(error);
    await closeDatabase();
    process.exit();
  }
}

/** Prints the error in one line; the process exits with 1. */
function fail(error: unknown): void {
  console.error(error instanceof ConfigError ? `Homefold cannot start. ${error.message}` : error);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  fail(error);
  process.exit();
});
