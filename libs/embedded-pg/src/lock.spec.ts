import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endOthers, runScript } from '../test/other-process';
import { removeScratch, scratch } from '../test/scratch';
import { isRunning, processKey, withLock } from './lock';

afterAll(async () => {
  await endOthers();
  removeScratch();
});

it('recognises a process, but not a later one with the same id', () => {
  expect(isRunning(processKey())).toBe(true);
  expect(isRunning(`${process.pid}:12`)).toBe(process.platform === 'win32');
  expect(isRunning(`${spawnSync(process.execPath, ['-e', '']).pid}:`)).toBe(false);
});

it('serialises callers in one process, also after a failing one', async () => {
  const file = join(scratch(), 'lock');
  const order: string[] = [];
  const slow = withLock(file, async () => {
    await new Promise((resolve) => setImmediate(resolve));
    order.push('slow');
  });
  const failing = withLock(file, () => Promise.reject(new Error('no')));
  const quick = withLock(file, async () => void order.push('quick'));
  await expect(failing).rejects.toThrow('no');
  await Promise.all([slow, quick]);
  expect(order).toEqual(['slow', 'quick']);
  expect(existsSync(file)).toBe(false);
});

it('excludes other processes', async () => {
  const dir = scratch();
  writeFileSync(join(dir, 'count'), '0');
  const script = `
    const { readFileSync, writeFileSync } = require('node:fs');
    (async () => {
      for (let i = 0; i < 30; i++)
        await lib('lock').withLock('${dir}/lock', async () => {
          const count = Number(readFileSync('${dir}/count', 'utf8'));
          await new Promise((resolve) => setImmediate(resolve));
          writeFileSync('${dir}/count', String(count + 1));
        });
    })();`;
  await Promise.all([1, 2, 3].map(() => runScript(script).ended));
  expect(readFileSync(join(dir, 'count'), 'utf8')).toBe('90');
});

it('takes over the lock of a killed process', async () => {
  const file = join(scratch(), 'lock');
  const other = runScript(
    `lib('lock').withLock('${file}', () => new Promise(() => { console.log(1); setInterval(() => 0, 1000); }));`,
  );
  await other.next();
  let entered = false;
  const turn = withLock(file, async () => void (entered = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(entered).toBe(false);
  await other.end('SIGKILL');
  await turn;
  expect(entered).toBe(true);
});
