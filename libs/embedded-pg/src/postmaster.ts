import { spawn, spawnSync } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { programIn } from './binaries';
import { type OsUser } from './os-user';
import { commandLine } from './processes';

/** The server process of one cluster. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Waits for its exit if this process is its parent, or it would be left as a zombie. */
  waitForEnd?: () => Promise<void>;
}

function pidFile(dataDir: string): string[] {
  try {
    return readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Whether `pid` is the server of this cluster, not a process that reused its id. */
function serves(pid: number, dataDir: string): boolean {
  const command = commandLine(pid);
  return process.platform === 'win32' ? /^postgres/i.test(command) : command.includes(dataDir);
}

/** The running server of the cluster, from its pid file; `ready` once it accepts connections. */
export function findPostmaster(dataDir: string): (Postmaster & { ready: boolean }) | undefined {
  const lines = pidFile(dataDir);
  const pid = Number(lines[0]);
  if (!pid || !serves(pid, dataDir)) return undefined;
  return { pid, port: Number(lines[3]), ready: (lines[7] ?? '').trim() === 'ready' };
}

/** PostgreSQL's log output after byte `from`. */
function logSince(file: string, from: number): string {
  const log = openSync(file, 'r');
  try {
    const rest = Buffer.alloc(Math.min(Math.max(fstatSync(log).size - from, 0), 16_384));
    return rest.toString('utf8', 0, readSync(log, rest, 0, rest.length, from));
  } finally {
    closeSync(log);
  }
}

/** A server that exited before it was ready. */
export class StartError extends Error {
  constructor(
    message: string,
    /** `predecessor`: remains of an earlier server have yet to go away. */
    readonly obstacle: 'predecessor' | 'port' | 'other',
  ) {
    super(message);
    this.name = 'StartError';
  }
}

/**
 * Starts the server of a cluster and waits until it accepts connections, crash recovery included.
 *
 * @throws StartError when it exits instead, or is not ready at `deadline` (milliseconds since the epoch).
 */
export async function launchPostmaster(
  dataDir: string,
  {
    binDir,
    osUser,
    port,
    settings,
    deadline,
  }: { binDir: string; osUser: OsUser; port: number; settings: readonly string[]; deadline: number },
): Promise<Postmaster> {
  // After a crash the id in the pid file may have been reused, and PostgreSQL would wait for that process. When no
  // process has that id PostgreSQL itself decides, since only it knows whether children of the old server are left.
  const [left] = pidFile(dataDir);
  if (left && commandLine(Number(left)) && !serves(Number(left), dataDir))
    rmSync(join(dataDir, 'postmaster.pid'), { force: true });

  const logFile = `${dataDir}.log`;
  const log = openSync(logFile, 'a');
  const logStart = fstatSync(log).size;
  // detached: Ctrl-C in a terminal must not reach PostgreSQL before its clients have closed their connections
  const child = spawn(
    programIn(binDir, 'postgres'),
    ['-D', dataDir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...osUser, cwd: '/', detached: true, stdio: ['ignore', log, log], windowsHide: true },
  );
  closeSync(log);
  let outcome: string | undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => resolve(void (outcome = error.message)));
    child.once('exit', (code, signal) => resolve(void (outcome = `exit ${code ?? signal}`)));
  });
  while (outcome === undefined) {
    const found = findPostmaster(dataDir);
    if (found?.ready && found.pid === child.pid) {
      child.unref();
      const waitForEnd = (): Promise<void> => {
        child.ref(); // otherwise this process might have nothing to wait for, and exit early with code 0
        return ended;
      };
      return { pid: found.pid, port, waitForEnd };
    }
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      throw new StartError(`PostgreSQL was not ready in time; its log is ${logFile}`, 'other');
    }
    await sleep(10);
  }
  const startLog = logSince(logFile, logStart);
  const seeLog = `its log is ${logFile}`;
  if (startLog.includes('could not create any TCP/IP sockets'))
    throw new StartError(`PostgreSQL did not start: port ${port} is taken (${seeLog})`, 'port');
  const reason = /^.*FATAL:\s+(.*)$/m.exec(startLog)?.[1] ?? outcome;
  const passing = /still in use|already exists/.test(startLog);
  throw new StartError(`PostgreSQL did not start: ${reason} (${seeLog})`, passing ? 'predecessor' : 'other');
}

/** Stops the cluster's current server: "fast" first (sessions end, data is flushed), "immediate" after ten seconds. */
export async function stopPostmaster(dataDir: string, binDir: string): Promise<void> {
  const found = findPostmaster(dataDir);
  if (!found) return;
  const signal = (name: 'SIGINT' | 'SIGQUIT') => {
    if (process.platform === 'win32') {
      // on Windows signals only kill
      const mode = name === 'SIGINT' ? 'fast' : 'immediate';
      spawnSync(programIn(binDir, 'pg_ctl'), ['stop', '-W', '-m', mode, '-D', dataDir], { windowsHide: true });
      return;
    }
    try {
      process.kill(found.pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  signal('SIGINT');
  const patience = Date.now() + 10_000;
  let hurried = false;
  while (serves(found.pid, dataDir)) {
    if (Date.now() > patience && !hurried) {
      hurried = true;
      signal('SIGQUIT');
    }
    await sleep(10);
  }
}
