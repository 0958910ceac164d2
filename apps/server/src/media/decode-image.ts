import sharp, { type Metadata } from 'sharp';

/** Longest side of a stored image in pixels: an avatar at 96 px on a 3x screen needs a third of it. */
const STORED_SIDE = 1024;
const QUALITY = 82;

/** What is larger is refused by its header. Libraries allocate whole rows: a limit on the product alone is none. */
export const MAX_SIDE = 12_000;
export const MAX_PIXELS = 50_000_000;
/** Frames are counted, by reading the file, before the first of them can be shown. */
const MAX_FRAMES = 2_000;
/** Most that a picture which cannot be read row by row may need while it is put together. */
const MAX_HELD_BYTES = 200_000_000;

/** An image of our own making: pixels of the upload, nothing else of it. */
export interface EncodedImage {
  bytes: Buffer;
  format: 'jpeg' | 'webp';
  width: number;
  height: number;
}

/** Why there is no image: it is none, it has too many pixels, or reading it takes too much memory or time. */
export type ImageProblem = 'not-an-image' | 'too-large' | 'too-costly';

export type DecodeAnswer = { image: EncodedImage } | { problem: ImageProblem };

// Only these four loaders exist for this process: no SVG (scripts, files), no PDF, no ImageMagick.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Decodes an upload and encodes it again. Runs in the decoder's process only: hostile files cost memory and time. */
export async function decodeImage(upload: Buffer): Promise<DecodeAnswer> {
  try {
    const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    const header = await image.metadata();
    const problem = problemOf(header);
    if (problem) return { problem };
    const small = image
      .autoOrient()
      .resize({ width: STORED_SIDE, height: STORED_SIDE, fit: 'inside', withoutEnlargement: true });
    const format = header.hasAlpha ? 'webp' : 'jpeg';
    const encoded = header.hasAlpha ? small.webp({ quality: QUALITY }) : small.jpeg({ quality: QUALITY });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { image: { bytes: data, format, width: info.width, height: info.height } };
  } catch (error) {
    return { problem: /pixel limit/i.test((error as Error).message) ? 'too-large' : 'not-an-image' };
  }
}

function problemOf(header: Metadata): ImageProblem | undefined {
  if (Math.max(header.width, header.height) > MAX_SIDE) return 'too-large';
  if ((header.pages ?? 1) > MAX_FRAMES || heldBytes(header) > MAX_HELD_BYTES) return 'too-costly';
  return undefined;
}

/**
 * What the decoder has to hold at once. An ordinary JPEG or PNG is read row by row; in several passes (progressive, interlaced)
 * all of it stays in memory until the last: coefficients of two bytes, or samples as deep as they are. WebP and GIF are
 * drawn on a canvas of four bytes a pixel.
 */
function heldBytes({ format, width, height, channels, chromaSubsampling, depth, isProgressive }: Metadata): number {
  const pixels = width * height;
  if (format === 'webp' || format === 'gif') return pixels * 4;
  if (!isProgressive) return 0;
  if (format === 'jpeg') return pixels * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
  return pixels * channels * (depth === 'ushort' ? 2 : 1);
}
