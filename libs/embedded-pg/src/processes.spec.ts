import { spawnSync } from 'node:child_process';
import { commandLine, isAlive, startedAt } from './processes';

const ended = () => spawnSync(process.execPath, ['-e', '']).pid;

it('tells a running process from one that has ended', () => {
  const gone = ended();
  expect([isAlive(process.pid), isAlive(gone)]).toEqual([true, false]);
  expect([startedAt(process.pid) !== '', startedAt(gone)]).toEqual([process.platform !== 'win32', '']);
  expect([/node/i.test(commandLine(process.pid)), commandLine(gone)]).toEqual([true, '']);
});

it('gives the same start of a process every time, and another process another', () => {
  expect(startedAt(process.pid)).toBe(startedAt(process.pid));
  if (process.platform !== 'win32') expect(startedAt(process.pid)).not.toBe(startedAt(process.ppid));
});
