import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupArguments, settingsOf } from './backup-arguments';
import { BackupError, writeBackup } from './platform/backup';
import { ConfigError, loadConfig } from './platform/config';
import { closeDatabase, databaseUrls, openDatabase, ownRoles } from './platform/database';
import { SecretBox } from './platform/secret-box';

/**
 * Writes a whole Homefold into one file, also while it runs: `npm run backup -- [--out FILE] [--passphrase-file FILE]`
 * or `node dist/apps/server/backup.cjs`, with the environment of the server. See docs/operations.md.
 */
async function main(): Promise<void> {
  process.exitCode = 1; // until it is done: an unexpected exit must not look like a success
  const now = new Date();
  const { file, passphrase } = backupArguments(process.argv.slice(2), {
    out: `homefold-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`,
  });
  const dataDir = resolve(process.env['DATA_DIR'] || '.data');
  if (!process.env['SECRET'] && !existsSync(join(dataDir, 'secret')))
    throw new BackupError(`${dataDir} holds no Homefold data: set DATA_DIR, or SECRET, to the values the server uses.`);
  const config = loadConfig(process.env);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  const owner = await openDatabase(config);
  try {
    const counts = await writeBackup({
      urls: databaseUrls(owner, await ownRoles(owner)),
      ...{
        file,
        passphrase,
        secret: config.secret,
        box: new SecretBox(config),
        settings: settingsOf(process.env),
        now,
      },
      signal: stopping.signal,
    });
    for (const [table, rows] of counts) console.log(`${String(rows).padStart(10)}  ${table}`);
    console.log(`Wrote ${file}: ${counts.size} tables.`);
    if (passphrase === undefined)
      console.log(
        'It contains everything, the secret included, and is not encrypted: keep it where only you can read it.',
      );
  } finally {
    await closeDatabase();
  }
  process.exitCode = 0;
}

main().catch((error: unknown) => {
  const isStopped = (error as Error).name === 'AbortError';
  const isPlain = error instanceof BackupError || error instanceof ConfigError;
  console.error(isStopped ? 'Stopped: no backup was written.' : isPlain ? error.message : error);
  process.exit(1);
});
