import 'reflect-metadata';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { adoptSecret } from './adopt-secret';
import { backupArguments, settingsOf } from './backup-arguments';
import { knowsMigrations, migrateAll, migrateAsFarAs } from './migrations';
import { BackupError, readContents, restoreBackup, type RestoreParts } from './platform/backup';
import { type AppConfig, ConfigError, loadConfig } from './platform/config';
import { closeDatabase, openDatabase } from './platform/database';

/**
 * Fills an empty folder or database from a backup: `npm run restore -- FILE [--passphrase-file FILE]` or `node
 * dist/apps/server/restore.cjs FILE`, with the environment of the future server. See docs/operations.md.
 */
async function main(): Promise<void> {
  process.exitCode = 1; // until it is done: an unexpected exit must not look like a success
  const { file, passphrase } = backupArguments(process.argv.slice(2), {});
  console.log(`Checking ${file} ...`);
  const inventory = await readContents(file, passphrase);
  const { header } = inventory;
  if (!knowsMigrations(header.migrations))
    throw new BackupError('The backup was made by a newer Homefold: update first. Nothing was changed.');

  const dataDir = resolve(process.env['DATA_DIR'] || '.data');
  const placed = placeSecret(header.secret, dataDir);
  try {
    await fill(loadConfig(process.env), { file, passphrase, inventory });
  } catch (error) {
    if (placed) rmSync(placed);
    throw error;
  }

  for (const [table, rows] of inventory.tables) console.log(`${String(rows).padStart(10)}  ${table}`);
  console.log(`Restored the backup of ${header.createdAt}: ${inventory.tables.size} tables.`);
  if (process.env['SECRET'] && process.env['SECRET'] !== header.secret)
    console.log('SECRET is not that of the backup: it is sealed with yours now, and everybody has to sign in again.');
  const here = settingsOf(process.env);
  const unset = Object.entries(header.settings).filter(([name, value]) => here[name] !== value);
  if (unset.length > 0) {
    const settings = join(dataDir, 'restored-settings.env');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(settings, unset.map(([name, value]) => `${name}=${JSON.stringify(value)}\n`).join(''), {
      mode: 0o600,
    });
    console.log(`Settings of the backup that are not set now: ${settings}`);
  }
  process.exitCode = 0;
}

async function fill(config: AppConfig, from: Pick<RestoreParts, 'file' | 'passphrase' | 'inventory'>): Promise<void> {
  const owner = await openDatabase(config);
  try {
    await restoreBackup({ owner, ...from, migrateTo: (names) => migrateAsFarAs(owner, names) });
    const urls = await migrateAll(owner);
    const { secret } = from.inventory.header;
    if (config.secret !== secret) await adoptSecret(urls.system, { ...config, previousSecret: secret });
  } finally {
    await closeDatabase();
  }
}

/**
 * Stores the secret where the server will look for it, before anything generates another one.
 *
 * @returns the created file; null when it exists, or the environment has it
 * @throws BackupError when there is a different one, which may still be in use
 */
function placeSecret(secret: string, dataDir: string): string | null {
  if (process.env['SECRET']) return null;
  const path = join(dataDir, 'secret');
  if (existsSync(path)) {
    if (readFileSync(path, 'utf8').trim() === secret) return null;
    throw new BackupError(`${path} belongs to another Homefold: restore into an empty folder. Nothing was changed.`);
  }
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return path;
}

main().catch((error: unknown) => {
  const isPlain = error instanceof BackupError || error instanceof ConfigError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
});
