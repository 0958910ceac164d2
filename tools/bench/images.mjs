/**
 * `npm run bench:images`: cost of the worst pictures of each kind in the decoder, each in a fresh process. Creates the
 * files, prints a table. Linux only (peaks are read from /proc).
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { ensureBuilt } from '../lib/build.mjs';
import { fromRoot, root } from '../lib/root.mjs';

const MAX_MS = 10_000;
const [WIDTH, HEIGHT] = [8_000, 6_250];

process.chdir(root);
if (!(await ensureBuilt(['server']))) process.exit(1);

const flat = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: { r: 9, g: 80, b: 3, alpha: 0.5 } } });

/** A PNG of one row without pixel data. */
function wideRow(width) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(1, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const chunk = (type, data) => {
    const frame = Buffer.alloc(8);
    const body = Buffer.concat([Buffer.from(type), data]);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(width + 1)));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), pixels]).subarray(0, 74);
}

/** An animation of two frames of 8 x 8 on a large canvas. */
async function webpCanvas() {
  const tiny = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#f008' } })
    .webp({ lossless: true })
    .toBuffer();
  const three = (n) => Buffer.from([n & 255, (n >> 8) & 255, n >> 16]);
  const chunk = (type, ...data) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(Buffer.concat(data).length);
    return Buffer.concat([Buffer.from(type), size, ...data]);
  };
  const frame = chunk('ANMF', ...[0, 0, 7, 7, 100].map(three), Buffer.from([0]), tiny.subarray(tiny.indexOf('VP8L')));
  const canvas = chunk('VP8X', Buffer.from([0x12, 0, 0, 0]), three(WIDTH - 1), three(HEIGHT - 1));
  return chunk('RIFF', Buffer.from('WEBP'), canvas, chunk('ANIM', Buffer.alloc(6)), frame, frame);
}

/** A progressive JPEG of many scans, one bit of one coefficient each. */
function manyScans(jpeg, scans) {
  const starts = [];
  for (let at = jpeg.indexOf('ffda', 0, 'hex'); at >= 0; at = jpeg.indexOf('ffda', at + 2, 'hex')) starts.push(at);
  const afterFirst = jpeg.indexOf('ffc4', starts[0], 'hex');
  const tables = jpeg.subarray(jpeg.lastIndexOf('ffc4', starts.at(-1), 'hex'), starts.at(-1));
  const nothing = jpeg.subarray(starts.at(-1) + 10, -2);
  const all = [];
  for (const component of [1, 2, 3])
    for (let coefficient = 1; coefficient < 64; coefficient += 1)
      for (let bit = 10; bit >= 0; bit -= 1) {
        const bits = ((bit === 10 ? 0 : bit + 1) << 4) | bit;
        all.push(Buffer.from([0xff, 0xda, 0, 8, 1, component, 0, coefficient, coefficient, bits]), nothing);
      }
  return Buffer.concat([jpeg.subarray(0, afterFirst), tables, ...all.slice(0, scans * 2), Buffer.from([0xff, 0xd9])]);
}

const progressive = (chromaSubsampling) =>
  flat().jpeg({ quality: 50, progressive: true, chromaSubsampling }).toBuffer();
const deep = () => flat().toColourspace('rgb16');
const files = {
  JPEG: () => flat().jpeg({ quality: 50 }).toBuffer(),
  'JPEG, progressive 4:2:0': () => progressive('4:2:0'),
  'JPEG, progressive 4:4:4': () => progressive('4:4:4'),
  'JPEG, 1,800 scans': async () => manyScans(await progressive('4:2:0'), 1_800),
  PNG: () => flat().png().toBuffer(),
  'PNG, interlaced': () => flat().png({ progressive: true }).toBuffer(),
  'PNG, 16 bits': () => deep().png().toBuffer(),
  'PNG, 16 bits, turned': () => deep().withMetadata({ orientation: 6 }).png().toBuffer(),
  'PNG, 16 bits, interlaced': () => deep().png({ progressive: true }).toBuffer(),
  'PNG, 49,000,000 x 1': () => wideRow(49_000_000),
  WebP: () => flat().webp({ effort: 0 }).toBuffer(),
  'WebP, canvas': webpCanvas,
  GIF: () => flat().gif({ effort: 1 }).toBuffer(),
};

const peakOf = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024;

function decode(file) {
  const child = fork(fromRoot('dist/apps/server/image-decoder.cjs'), [String(450 * 2 ** 20)], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=64'],
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve) => {
    const began = performance.now();
    const done = (what) => {
      clearTimeout(late);
      resolve([Math.round(peakOf(child.pid)), Math.round(performance.now() - began), what]);
      child.kill('SIGKILL');
    };
    const late = setTimeout(() => done('killed'), MAX_MS);
    child.once('message', ({ answer }) => done(answer.problem ?? `${answer.image.width} x ${answer.image.height}`));
    child.send(file);
  });
}

console.log(`${'file'.padEnd(26)}${'bytes'.padStart(10)}${'peak MB'.padStart(9)}${'ms'.padStart(8)}  answer`);
for (const [name, make] of Object.entries(files)) {
  const file = await make();
  const [peak, ms, what] = await decode(file);
  console.log(
    `${name.padEnd(26)}${String(file.length).padStart(10)}${String(peak).padStart(9)}${String(ms).padStart(8)}  ${what}`,
  );
}
