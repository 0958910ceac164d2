import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { programIn } from './binaries';
import { canReach, ownerOf, type OsUser } from './os-user';

/**
 * The actual data directory for `wanted`. That is `wanted` itself, unless root asked for a place that the database's
 * account cannot reach (below /root, for example); then a directory of /var/lib named after it, the same on every
 * start.
 *
 * @throws when this user may not write there, or the data belongs to another user.
 */
export function placeDataDir(wanted: string, user: OsUser): string {
  const path = resolve(wanted);
  const parent = dirname(path);
  try {
    mkdirSync(parent, { recursive: true }); // a `mode` here would close the parent directories to the database's account too
    accessSync(parent, constants.W_OK);
  } catch {
    throw new Error(`the directory ${parent} cannot be written`);
  }
  const owner = process.platform === 'win32' ? undefined : ownerOf(path);
  const expected = user.uid ?? process.getuid?.();
  if (owner && owner.uid !== expected)
    throw new Error(`${path} belongs to another user: an earlier start was run as somebody else (as root?)`);
  if (canReach(parent, user)) return path;
  return `/var/lib/homefold-pg-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`;
}

/**
 * Creates the cluster in `dataDir` unless it exists, and returns the superuser's password, which is stored next to it.
 *
 * @throws when initdb fails, with its message.
 */
export function prepareDataDir(
  dataDir: string,
  options: {
    binDir: string;
    osUser: OsUser;
    role: string;
    durable: boolean;
    onCreate?: ((dataDir: string) => void) | undefined;
  },
): string {
  const { binDir, osUser, role, durable, onCreate } = options;
  const passwordFile = `${dataDir}.password`;
  if (!existsSync(`${dataDir}/PG_VERSION`)) {
    onCreate?.(dataDir);
    // into a sibling, then renamed: an interrupted initdb never looks complete
    const half = `${dataDir}.init`;
    rmSync(half, { recursive: true, force: true });
    mkdirSync(half, { mode: 0o700 });
    writeFileSync(passwordFile, `${randomBytes(18).toString('base64url')}\n`, { mode: 0o600 });
    if (osUser.uid !== undefined)
      for (const path of [half, passwordFile]) chownSync(path, osUser.uid, osUser.gid ?? osUser.uid);
    const { status, stderr, error } = spawnSync(
      programIn(binDir, 'initdb'),
      [
        ...['-D', half, '-U', role, '-E', 'UTF8', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
        ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...osUser, cwd: '/', encoding: 'utf8', windowsHide: true },
    );
    if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr.trim()}`);
    renameSync(half, dataDir);
  }
  try {
    return readFileSync(passwordFile, 'utf8').trim();
  } catch (cause) {
    throw new Error(`${passwordFile} cannot be read: was ${dataDir} made by another user?`, { cause });
  }
}
