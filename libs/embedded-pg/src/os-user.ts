import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The account PostgreSQL runs under; empty means the current one. Spreads into the options of `spawn`. */
export interface OsUser {
  uid?: number;
  gid?: number;
}

/** The owner of a file; undefined when it cannot be determined. */
export function ownerOf(path: string): Required<OsUser> | undefined {
  try {
    const { uid, gid } = statSync(path);
    return { uid, gid };
  } catch {
    return undefined;
  }
}

/** The first of `names` in a passwd file with usable ids (macOS gives `nobody` the uid -2). */
export function userIn(passwd: string, names: readonly string[]): Required<OsUser> | undefined {
  for (const name of names) {
    const line = passwd.split('\n').find((each) => each.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined && Number(uid) > 0 && Number(gid) >= 0)
      return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

/**
 * PostgreSQL refuses to run as root, so root uses another account: the owner of existing data, else a service account.
 * Other users run it as themselves.
 *
 * @throws when root finds no such account.
 */
export function databaseUser(dataDir: string): OsUser {
  if (process.getuid?.() !== 0) return {};
  const owner = ownerOf(dataDir);
  if (owner && owner.uid > 0) return owner;
  const names = ['postgres', '_postgres', 'nobody'];
  const user = userIn(readFileSync('/etc/passwd', 'utf8'), names);
  if (!user) throw new Error(`running as root, and none of the users ${names.join(', ')} exists to run PostgreSQL`);
  return user;
}

/** Whether `user` may traverse the existing directory `path` and its ancestors (like `test -x`, on every system). */
export function canReach(path: string, { uid, gid }: OsUser): boolean {
  if (uid === undefined) return true;
  for (let dir = resolve(path); ; dir = dirname(dir)) {
    const { mode, uid: owner, gid: group } = statSync(dir);
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (dir === dirname(dir)) return true;
  }
}
