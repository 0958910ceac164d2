import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this id exists, whoever owns it. A zombie that nobody has reaped still exists. */
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
 * The command line of a live process, its words separated by spaces; empty when it has ended, also as an unreaped zombie.
 * Windows tells only the name of the program.
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
 * When a process started, in whatever form the system tells it: with the id it names a process even after ids are used again.
 * Empty when the process has ended, or where the system does not tell (Windows).
 */
export function startedAt(pid: number): string {
  if (process.platform === 'win32') return '';
  if (process.platform !== 'linux') return ps(pid, 'lstart').replaceAll(/\s+/g, '_');
  try {
    // the second field is the name in parentheses and may hold anything; the 22nd is the start in ticks since boot
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? [];
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
