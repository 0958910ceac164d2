import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { as, type Person } from '../../test';

export const MB = 1024 * 1024;

export const picture = (
  width = 40,
  height = 20,
  background: string | { r: number; g: number; b: number; alpha: number } = '#1F6B5C',
) => sharp({ create: { width, height, channels: 3, background } });

/** A PNG that claims any size: what decides is its header, long before its pixels. */
export function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 64 * MB)), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
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
