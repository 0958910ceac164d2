import { Injectable } from '@nestjs/common';
import type Sharp from 'sharp';
import { DomainError, invalid } from '../platform/errors';

/** Longest side of a stored image in pixels: an avatar at 96 px on a 3x screen needs a third of it. */
const MAX_SIDE = 1024;
/** Decoded pixels; what is larger is refused by its header, before any decoding. */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 15;
const QUALITY = 82;
/** Decoding is the one thing here that takes real time and memory. */
const AT_ONCE = 2;
const MAX_WAITING = 20;

const NOT_AN_IMAGE = 'Please select a valid image file (JPEG, PNG, WebP, or GIF)';

/** An image of our own making: pixels of the upload, nothing else of it. */
export interface EncodedImage {
  bytes: Buffer;
  format: 'jpeg' | 'webp';
  width: number;
  height: number;
}

let loading: Promise<typeof Sharp> | undefined;

/** The library with its native code, loaded by the first picture: most processes never see one. */
const codec = (): Promise<typeof Sharp> =>
  (loading ??= import('sharp').then(({ default: sharp }) => {
    // Only the four loaders below exist for this process: no SVG (scripts, files), no PDF, no ImageMagick.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
    });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  }));

/** Turns whatever was uploaded into a small image that holds nothing but pixels. */
@Injectable()
export class ImageCodec {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * Decodes and encodes again: turned upright, at most 1024 px, without EXIF, colour profile, further frames or
   * anything appended. Transparent images become WebP, all others JPEG, which every mail program shows. Not inside a
   * database scope. A file that is an image and something else besides comes out as an image.
   *
   * @param field input field to blame
   * @throws DomainError INVALID for what is no JPEG, PNG, WebP or GIF, is broken or has more than 50 megapixels;
   *   UNAVAILABLE when too many wait.
   */
  async encode(upload: Buffer, field: string): Promise<EncodedImage> {
    await this.enter();
    try {
      return await encode(upload);
    } catch (error) {
      throw refusal(error, field);
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < AT_ONCE) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= MAX_WAITING)
      throw new DomainError('unavailable', 'UNAVAILABLE', 'Too many images at once. Please try again in a moment.');
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Hands the place to whoever waits longest. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}

async function encode(upload: Buffer): Promise<EncodedImage> {
  const sharp = await codec();
  const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  const { hasAlpha } = await image.metadata();
  const small = image
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS });
  const format = hasAlpha ? 'webp' : 'jpeg';
  const encoded = hasAlpha ? small.webp({ quality: QUALITY }) : small.jpeg({ quality: QUALITY });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, format, width: info.width, height: info.height };
}

function refusal(error: unknown, field: string): unknown {
  if (!(error instanceof Error) || error instanceof DomainError) return error;
  return /pixel limit|timeout/i.test(error.message)
    ? invalid(field, 'The image has too many pixels (at most 50 megapixels).')
    : invalid(field, NOT_AN_IMAGE);
}
