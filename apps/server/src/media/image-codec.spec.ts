import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { builtDecoder } from '../../test';
import { until } from '../../test/until';
import { Logger } from '../platform/observability';
import { ImageCodec, type ImageDecoder } from './image-codec';
import { MB, picture, webpCanvas } from './media.test-kit';

interface Process {
  pid: number;
  bytes: number;
}

/** Decoder processes started by this one. */
const decoders = (): Process[] =>
  ps('-axo', 'pid=,ppid=,rss=,args=')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, , ...args]) => Number(parent) === process.pid && args.join(' ').includes('image-decoder'))
    .map(([pid, , kilobytes]) => ({ pid: Number(pid), bytes: Number(kilobytes) * 1024 }));
const ps = (...args: string[]): string => spawnSync('ps', args).stdout.toString();
/** Also true for a zombie. */
const isGone = (pid: number) => /^Z|^$/.test(ps('-o', 'stat=', '-p', String(pid)).trim());

const lines: string[] = [];
const logger = new Logger({ logLevel: 'warn' }, { write: (line: string) => void lines.push(line) });
const codecs: ImageCodec[] = [];

/** A codec with its own, warmed-up process. Its limits can be changed afterwards. */
async function started(limits: Partial<ImageDecoder> = {}) {
  const decoder = { ...builtDecoder(), maxMs: 60_000, ...limits };
  const codec = new ImageCodec(decoder, logger);
  codecs.push(codec);
  const before = new Set(decoders().map(({ pid }) => pid));
  const photo = await picture().png().toBuffer();
  const read = () => codec.encode(photo, 'file');
  await read();
  const [own] = decoders().filter(({ pid }) => !before.has(pid));
  return { codec, decoder, read, pid: own?.pid ?? 0 };
}

afterEach(async () => {
  for (const codec of codecs.splice(0)) codec.onApplicationShutdown();
  await until(() => decoders().length === 0);
  lines.length = 0;
});

it('decodes the worst accepted files one at a time, within the memory of one', async () => {
  const { codec } = await started();
  const worst = await webpCanvas(8_000, 6_250);
  let peak = 0;
  let places = 0;
  const look = setInterval(() => {
    const all = decoders();
    places = Math.max(places, all.length);
    peak = Math.max(
      peak,
      all.reduce((sum, { bytes }) => sum + bytes, 0),
    );
  }, 50);
  const pictures = await Promise.all([codec.encode(worst, 'file', 'ada'), codec.encode(worst, 'file', 'eve')]);
  clearInterval(look);
  expect(pictures).toMatchObject(Array(2).fill({ width: 1024, height: 800 }));
  expect(places).toBe(1);
  expect(peak).toBeGreaterThan(150 * MB);
  expect(peak).toBeLessThan(450 * MB);
});

it('kills a process that exceeds its memory, and decodes the next picture', async () => {
  const { codec, read, pid } = await started({ maxBytes: 130 * MB });
  await expect(codec.encode(await webpCanvas(8_000, 6_250), 'file')).rejects.toMatchObject({
    code: 'INVALID',
    extras: { field: 'file' },
  });
  await until(() => isGone(pid));
  await expect(read()).resolves.toMatchObject({ width: 40 });
});

it('kills a process that exceeds its time, and decodes the next picture', async () => {
  const { decoder, read, pid } = await started();
  process.kill(pid, 'SIGSTOP'); // simulates a picture with endless scans
  decoder.maxMs = 50;
  await expect(read()).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'file' } });
  decoder.maxMs = 60_000;
  await until(() => isGone(pid));
  await expect(read()).resolves.toMatchObject({ width: 40 });
  expect(lines.join('')).toContain('image decoding timed out');
});

it('answers UNAVAILABLE when the process dies, and decodes the queued pictures', async () => {
  const { read, pid } = await started();
  process.kill(pid, 'SIGSTOP');
  const [lost, next] = [read(), read()];
  process.kill(pid, 'SIGKILL');
  await expect(lost).rejects.toMatchObject({ kind: 'unavailable', code: 'UNAVAILABLE' });
  await expect(next).resolves.toMatchObject({ width: 40 });
  expect(lines.join('')).toContain('died while decoding');
});

it('answers UNAVAILABLE while the process cannot be started', async () => {
  const codec = new ImageCodec({ ...builtDecoder(), script: '/nowhere/image-decoder.cjs' }, logger);
  codecs.push(codec);
  for (let n = 0; n < 2; n += 1)
    await expect(codec.encode(await picture().png().toBuffer(), 'file')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(lines.join('')).toContain('Cannot find module');
});

it('ends an idle process, and starts another for the next picture', async () => {
  const { read } = await started({ idleMs: 1 });
  await until(() => decoders().length === 0);
  await expect(read()).resolves.toMatchObject({ width: 40 });
});

it("passes no secrets in the process's environment", async () => {
  process.env['DATABASE_URL'] = 'postgres://owner:password-of-the-owner@127.0.0.1/homefold';
  const { pid } = await started();
  delete process.env['DATABASE_URL'];
  const told = ps('eww', '-p', String(pid));
  expect(told).toContain('MALLOC_ARENA_MAX=2');
  expect(told).not.toMatch(/password-of-the-owner|HOMEFOLD_TEST=/);
});

it('does not outlive a killed server', async () => {
  const script = JSON.stringify(builtDecoder().script);
  const server = spawn(process.execPath, [
    '-e',
    `const child = require('node:child_process').fork(${script}, ['1e9']); child.on('spawn', () => console.log(child.pid))`,
  ]);
  const [text] = (await once(server.stdout, 'data')) as [Buffer];
  const pid = Number(text.toString());
  expect(isGone(pid)).toBe(false);
  server.kill('SIGKILL');
  await until(() => isGone(pid));
});
