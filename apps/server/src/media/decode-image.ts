import sharp, { type Metadata } from 'sharp';
import { STORED_SIZES, type ImageUse, type SmallWidth } from './image-sizes';

const QUALITY = 82;

/**
 * Larger images are refused by their header. Libraries allocate whole rows, so a limit on the product alone is not
 * enough.
 */
export const MAX_SIDE = 12_000;
export const MAX_PIXELS = 50_000_000;
/** Frames are counted, by reading the file, before the first can be decoded. */
const MAX_FRAMES = 2_000;
/** Maximum memory for a picture that cannot be decoded row by row. */
const MAX_HELD_BYTES = 200_000_000;

/** A re-encoded image: pixels of the upload, nothing else of it. */
export interface EncodedImage {
  bytes: Buffer;
  format: 'jpeg' | 'webp';
  width: number;
  height: number;
  /** Narrower copies of it. */
  copies: Partial<Record<SmallWidth, Buffer>>;
}

/** Why there is no image: not an image, too many pixels, or too much memory or time. */
export type ImageProblem = 'not-an-image' | 'too-large' | 'too-costly';

export type DecodeAnswer = { image: EncodedImage } | { problem: ImageProblem };

// Only these four loaders are enabled: no SVG (scripts, files), no PDF, no ImageMagick.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Decodes and re-encodes an upload. Runs in the decoder's process only, because hostile files cost memory and time. */
export async function decodeImage(upload: Buffer, use: ImageUse): Promise<DecodeAnswer> {
  try {
    const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    const header = await image.metadata();
    const problem = problemOf(header);
    if (problem) return { problem };
    const { side, widths } = STORED_SIZES[use];
    const format = header.hasAlpha ? 'webp' : 'jpeg';
    const { data, info } = await image
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, { quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    const copies: EncodedImage['copies'] = {};
    for (const width of widths.filter((each) => each < info.width))
      copies[width] = await sharp(data).resize({ width }).toFormat(format, { quality: QUALITY }).toBuffer();
    return { image: { bytes: data, format, width: info.width, height: info.height, copies } };
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
 * Memory that the decoder needs at once. A plain JPEG or PNG is decoded row by row; one in several passes (progressive,
 * interlaced) is held completely until the last: coefficients of two bytes, or samples at full depth. WebP and GIF are
 * drawn on a canvas of four bytes per pixel.
 */
function heldBytes({ format, width, height, channels, chromaSubsampling, depth, isProgressive }: Metadata): number {
  const pixels = width * height;
  if (format === 'webp' || format === 'gif') return pixels * 4;
  if (!isProgressive) return 0;
  if (format === 'jpeg') return pixels * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
  return pixels * channels * (depth === 'ushort' ? 2 : 1);
}
