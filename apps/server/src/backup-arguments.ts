import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from './platform/backup';
import { variables } from './platform/config';

/** Variables that belong to a machine rather than to an installation, or are stored elsewhere in the archive. */
const NOT_KEPT = [
  'NODE_ENV',
  'HOST',
  'PORT',
  'DATA_DIR',
  'WEB_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'SECRET',
  'SECRET_ACCEPT_LOSS',
];

/** The settings that are set, by variable. */
export const settingsOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    variables.filter((name) => env[name] && !NOT_KEPT.includes(name)).map((name) => [name, env[name] ?? '']),
  );

/**
 * Parses the arguments of both commands. Paths are relative to where npm was called.
 *
 * @param out default file of a backup; a restore takes its file as an argument
 * @throws BackupError for anything else
 */
export function backupArguments(args: string[], { out }: { out?: string }): { file: string; passphrase?: string } {
  const usage =
    out === undefined
      ? 'Usage: npm run restore -- FILE [--passphrase-file FILE]'
      : 'Usage: npm run backup -- [--out FILE] [--passphrase-file FILE]';
  const from = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);
  let given;
  try {
    given = parseArgs({
      args,
      allowPositionals: out === undefined,
      options: { out: { type: 'string' }, 'passphrase-file': { type: 'string' } },
    });
  } catch (cause) {
    throw new BackupError(`${(cause as Error).message}\n${usage}`);
  }
  const { values, positionals } = given;
  const file = out === undefined ? positionals[0] : (values.out ?? out);
  if (file === undefined || positionals.length > 1) throw new BackupError(usage);
  const secretFile = values['passphrase-file'];
  return { file: from(file), ...(secretFile !== undefined && { passphrase: passphraseIn(from(secretFile)) }) };
}

function passphraseIn(path: string): string {
  let passphrase: string;
  try {
    passphrase = readFileSync(path, 'utf8').trim();
  } catch {
    throw new BackupError(`The passphrase cannot be read from ${path}.`);
  }
  if (passphrase.length < 12) throw new BackupError('A passphrase has at least 12 characters.');
  return passphrase;
}
