import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { withLock } from './lock.mjs';

const dir = mkdtempSync(join(tmpdir(), 'homefold-lock-'));
const file = join(dir, 'lock');
const holders = [];
afterAll(() => {
  for (const holder of holders) holder.kill('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

/** A tool that holds the lock while running a command; `work` is its code. Resolves with the command's id. */
async function holding(
  work = `await run(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'])`,
) {
  const from = (name) => pathToFileURL(join(__dirname, name)).href;
  const holder = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { withLock } from '${from('lock.mjs')}';
       import { run } from '${from('run.mjs')}';
       await withLock(${JSON.stringify(file)}, async () => { ${work} });`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  holders.push(holder);
  const { value } = await createInterface({ input: holder.stdout })[Symbol.asyncIterator]().next();
  return { holder, command: Number(value) };
}
it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  '%s in the middle leaves neither a lock nor a command behind',
  async (signal) => {
    const { holder } = await holding();
    expect(readdirSync(dir)).toContain('lock');
    holder.kill(signal);
    await once(holder, 'close'); // closes only after the command has exited too, which shares the output
    expect([holder.signalCode, readdirSync(dir)]).toEqual([signal, []]);
  },
);

it('nor does a tool that exits in the middle', async () => {
  const { holder } = await holding(`console.log(0); setImmediate(() => process.exit(4)); await new Promise(() => {});`);
  await once(holder, 'close');
  expect([holder.exitCode, readdirSync(dir)]).toEqual([4, []]);
});

it('the lock of a killed tool is taken over', async () => {
  const { holder, command } = await holding();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  process.kill(command, 'SIGKILL');
  expect(readdirSync(dir)).toContain('lock');
  expect(await withLock(file, async () => 'mine')).toBe('mine');
});

it('and so is one whose id was reused, or that never named its holder', async () => {
  for (const left of [`${process.ppid}:12`, '', '1']) {
    writeFileSync(file, left);
    expect(await withLock(file, async () => 'mine')).toBe('mine');
  }
});

it('failing work releases the lock', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(file, async () => readdirSync(dir).includes('lock'))).toBe(true);
});
