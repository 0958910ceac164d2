import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtReaders } from '../../../test';
import { until } from '../../../test/until';
import { Logger } from '../observability';
import type { ReaderProgram, Task } from './reader-task';
import { Readers, type ReaderTurn } from './readers';

/** As malicious files would have them. */
const TASKS = `exports.tasks = {
  async *length(input, bytes) { yield bytes.length; },
  async *count(input) { for (let n = 1; n <= input.to; n += 1) yield n; },
  async *echo() { for (let asked = yield 'begun'; ; ) asked = yield asked; },
  async *process() { yield process.pid; yield await new Promise(() => setInterval(() => {}, 1000)); },
  async *forever() { for (;;); },
  async *never() { yield await new Promise(() => setInterval(() => {}, 1000)); },
  async *sleepy() { await new Promise((done) => setTimeout(done, 300)); yield 'read'; },
  async *grow() { const all = []; for (;;) all.push({ n: all.length }); },
  // in a single step, which the limit of a thread's memory does not survive
  async *parse() { yield JSON.parse('[' + '[],'.repeat(2e7) + '[]]').length; },
  async *buffers() { const all = []; for (;;) all.push(Buffer.alloc(1e7, 1)); },
  async *die() { process.kill(process.pid, 'SIGKILL'); yield await new Promise(() => {}); },
  async *refuse() { throw Object.assign(new Error('No such recipe'), { name: 'Refusal' }); },
};`;
type Tasks = Record<
  | 'length'
  | 'count'
  | 'echo'
  | 'process'
  | 'forever'
  | 'never'
  | 'sleepy'
  | 'grow'
  | 'parse'
  | 'buffers'
  | 'die'
  | 'refuse',
  Task<unknown, unknown, unknown>
>;
const PROGRAM: ReaderProgram<Tasks> = { name: 'hostile' };

let folder: string;
let readers: Readers;
let lines: string[];
const logger = new Logger({ logLevel: 'warn' }, { write: (line: string) => void lines.push(line) });
const isGone = (pid: number) =>
  /^Z|^$/.test(
    spawnSync('ps', ['-o', 'stat=', '-p', String(pid)])
      .stdout.toString()
      .trim(),
  );

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'homefold-readers-'));
  writeFileSync(join(folder, 'hostile.cjs'), TASKS);
  writeFileSync(join(folder, 'reader.cjs'), `require(${JSON.stringify(builtReaders().script)});`);
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  lines = [];
  readers = new Readers({ ...builtReaders(), script: join(folder, 'reader.cjs') }, logger);
});
afterEach(() => readers.onApplicationShutdown());

const turnOf = (owner: string): ReaderTurn => ({ owner, field: 'file', noun: 'file', maxCpuMs: 60_000 });
const one = (task: keyof Tasks, bytes?: Buffer, turn: Partial<ReaderTurn> = {}) =>
  readers.one(PROGRAM, task, { input: {}, ...(bytes && { bytes }) }, { ...turnOf('ours'), ...turn });
const invalid = (message: string) => ({ code: 'INVALID', message, extras: { field: 'file' } });

it('reads a file of any size, and hands over its pieces on demand', async () => {
  expect(await one('length')).toBe(0);
  expect(await one('length', Buffer.alloc(5_000_001))).toBe(5_000_001);
  const numbers = await readers.run(PROGRAM, 'count', { input: { to: 3 } }, turnOf('ours'), async (pieces) => {
    const all = [];
    for (let piece = await pieces.next(); piece !== undefined; piece = await pieces.next()) all.push(piece);
    return all;
  });
  expect(numbers).toEqual([1, 2, 3]);
  const heard = await readers.run(PROGRAM, 'echo', { input: {} }, turnOf('ours'), async (pieces) => [
    await pieces.next(),
    await pieces.next('a'),
    await pieces.next({ b: 1 }),
  ]);
  expect(heard).toEqual(['begun', 'a', { b: 1 }]);
});

it('passes on what a task throws, and what its taker throws', async () => {
  await expect(one('refuse')).rejects.toMatchObject({ name: 'Refusal', message: 'No such recipe' });
  const taken = readers.run(PROGRAM, 'count', { input: { to: 3 } }, turnOf('ours'), async (pieces) => {
    await pieces.next();
    throw new Error('no room');
  });
  await expect(taken).rejects.toThrow('no room');
  // nothing of it is left for the next one
  expect(await one('length')).toBe(0);
});

it.each<[keyof Tasks, Partial<ReaderTurn>, object]>([
  ['forever', { maxCpuMs: 200 }, invalid('This file takes too much time to read.')],
  ['never', { maxCpuMs: 100 }, invalid('This file takes too much time to read.')],
  ['grow', {}, invalid('This file takes too much memory to read.')],
  ['parse', {}, invalid('This file takes too much memory to read.')],
  ['buffers', {}, invalid('This file takes too much memory to read.')],
  [
    'die',
    {},
    { kind: 'unavailable', code: 'UNAVAILABLE', message: 'The file could not be read just now. Please try again.' },
  ],
])('refuses a file that would %s, and reads the next one', async (task, turn, refusal) => {
  await expect(one(task, Buffer.alloc(10), turn)).rejects.toMatchObject(refusal);
  expect(await one('length', Buffer.alloc(10))).toBe(10);
  expect(lines.join('')).toContain('a reader process ended while reading');
});

it('counts the time at work, not the time on the clock', async () => {
  await one('length'); // the start of the process costs time as well
  expect(await one('sleepy', undefined, { maxCpuMs: 250 })).toBe('read');
});

it('answers UNAVAILABLE while processes cannot be started', async () => {
  readers = new Readers({ ...builtReaders(), script: join(folder, 'nowhere.cjs') }, logger);
  for (let n = 0; n < 3; n += 1) await expect(one('length')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

it('reads for another family while one occupies its whole share', async () => {
  let told: (pid: number) => void;
  const pid = new Promise<number>((resolve) => (told = resolve));
  const held = readers.run(PROGRAM, 'process', { input: {} }, turnOf('theirs'), async (pieces) => {
    told((await pieces.next()) as number);
    await pieces.next();
  });
  const outcome = expect(held).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const busy = await pid;
  const queued = [1, 2, 3].map((bytes) => one('length', Buffer.alloc(bytes), { owner: 'theirs' }));
  await expect(one('length', undefined, { owner: 'theirs' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await one('length', Buffer.alloc(7))).toBe(7);
  process.kill(busy, 'SIGKILL');
  await outcome;
  expect(await Promise.all(queued)).toEqual([1, 2, 3]);
});

it('leaves no process behind, neither idle nor at work', async () => {
  readers = new Readers({ ...builtReaders(), script: join(folder, 'reader.cjs'), idleMs: 1 }, logger);
  const pid = (await one('process')) as number;
  await until(() => isGone(pid));
  const other = readers.run(PROGRAM, 'process', { input: {} }, turnOf('ours'), async (pieces) => {
    const at = (await pieces.next()) as number;
    readers.onApplicationShutdown();
    await until(() => isGone(at));
    return pieces.next();
  });
  await expect(other).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

it.each(['calendar-reader', 'preview-reader', 'recipe-reader', 'wish-reader'])(
  '%s loads neither Nest nor the database, so that it starts soon and stays small',
  (name) => {
    const dist = dirname(builtReaders().script);
    const seen = new Set<string>();
    const load = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      if (!file.startsWith('/')) return;
      for (const [, asked = ''] of readFileSync(file, 'utf8').matchAll(/require\([`"']([^`"']+)[`"']\)/g))
        load(asked.startsWith('.') ? join(dirname(file), asked) : asked);
    };
    load(join(dist, `${name}.cjs`));
    expect(seen.size).toBeGreaterThan(2);
    expect([...seen].filter((each) => /^(?:@nestjs|typeorm|pg|graphql|@apollo|express)\b/.test(each))).toEqual([]);
  },
);
