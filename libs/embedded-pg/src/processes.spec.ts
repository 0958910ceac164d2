import { spawn, spawnSync } from 'node:child_process';
import { commandLine, isAlive, startedAt } from './processes';

const ended = () => spawnSync(process.execPath, ['-e', '']).pid;

it('distinguishes running and ended processes', () => {
  const gone = ended();
  expect([isAlive(process.pid), isAlive(gone)]).toEqual([true, false]);
  expect([startedAt(process.pid) !== '', startedAt(gone)]).toEqual([process.platform !== 'win32', '']);
  expect([/node/i.test(commandLine(process.pid)), commandLine(gone)]).toEqual([true, '']);
});

it('returns a stable start time per process', () => {
  const later = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
  try {
    expect(startedAt(process.pid)).toBe(startedAt(process.pid));
    if (process.platform !== 'win32') expect(startedAt(later.pid ?? 0)).not.toBe(startedAt(process.pid));
  } finally {
    later.kill('SIGKILL');
  }
});
