import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { as, type Person } from '../../test';

export const MB = 1024 * 1024;

export const picture = (
  width = 40,
  height = 20,
  background: string | { r: number; g: number; b: number; alpha: number } = '#1F6B5C',
) => sharp({ create: { width, height, channels: 3, background } });

interface PngHeader {
  depth?: 8 | 16;
  /** 0 greyscale, 6 RGBA. */
  color?: 0 | 6;
  interlaced?: boolean;
  /** An additional chunk: type and content. */
  beside?: readonly [type: string, data: Buffer];
}

/** A black PNG with any size in its header, which is refused before its pixels matter. */
export function pngOf(width: number, height: number, header: PngHeader = {}): Buffer {
  const { depth = 8, color = 0, interlaced = false, beside } = header;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const first = Buffer.alloc(13);
  first.writeUInt32BE(width, 0);
  first.writeUInt32BE(height, 4);
  first.set([depth, color, 0, 0, interlaced ? 1 : 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 64 * MB)), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', first),
    ...(beside ? [chunk(...beside)] : []),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF with this many frames of one pixel. */
export const gifOf = (frames: number): Buffer =>
  Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...Array<Buffer>(frames).fill(Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])),
    Buffer.from([0x3b]),
  ]);

/** An animated WebP with a frame of 8 x 8 on a canvas of any size, which the decoder allocates: some 130 bytes. */
export async function webpCanvas(width: number, height: number): Promise<Buffer> {
  const chunk = (type: string, ...data: Buffer[]) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(Buffer.concat(data).length);
    return Buffer.concat([Buffer.from(type), size, ...data]);
  };
  const three = (n: number) => Buffer.from([n & 255, (n >> 8) & 255, n >> 16]);
  const still = await picture(8, 8, { r: 255, g: 0, b: 0, alpha: 0.5 })
    .ensureAlpha()
    .webp({ lossless: true })
    .toBuffer();
  const pixels = still.subarray(still.indexOf('VP8L'));
  const frame = chunk('ANMF', three(0), three(0), three(7), three(7), three(100), Buffer.from([0]), pixels);
  const canvas = chunk('VP8X', Buffer.from([0x12, 0, 0, 0]), three(width - 1), three(height - 1));
  return chunk('RIFF', Buffer.from('WEBP'), canvas, chunk('ANIM', Buffer.alloc(6)), frame, frame);
}

export const upload = (who: Person | null, file: Buffer | string, filename = 'photo.png', contentType = 'image/png') =>
  as(who).rest.raw((agent) =>
    agent
      .post('/api/uploads')
      .field('upload_preset', 'family')
      .field('folder', 'profile-photos')
      .attach('file', Buffer.from(file), { filename, contentType }),
  );

export const fetched = async (url: string) => {
  const answer = await fetch(url);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
