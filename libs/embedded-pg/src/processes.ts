import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this id exists, whoever owns it. An unreaped zombie exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function ps(pid: number, column: 'command' | 'lstart'): string {
  const { stdout } = spawnSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
  return (stdout ?? '').trim();
}

/**
 * The command line of a live process, space-separated; empty when it has ended, also as an unreaped zombie. Windows
 * provides only the program's name.
 */
export function commandLine(pid: number): string {
  if (!isAlive(pid)) return '';
  if (process.platform === 'linux')
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    } catch {
      return '';
    }
  if (process.platform === 'win32') {
    const { stdout } = spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], {
      encoding: 'utf8',
      windowsHide: true,
    });
    return /^"([^"]+)"/.exec((stdout ?? '').trim())?.[1] ?? '';
  }
  const command = ps(pid, 'command');
  return command.includes('<defunct>') ? '' : command;
}

/**
 * A process's start time in a system-specific format: together with the id it identifies a process even when ids are
 * reused. Empty when the process has ended, or where it is not available (Windows).
 */
export function startedAt(pid: number): string {
  if (process.platform === 'win32') return '';
  if (process.platform !== 'linux') return ps(pid, 'lstart').replaceAll(/\s+/g, '_');
  try {
    // the second field is the name in parentheses and may contain anything; the 22nd is the start in ticks since boot
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? [];
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
