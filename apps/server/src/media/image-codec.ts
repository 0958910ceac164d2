import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { invalid } from '../platform/errors';
import { Logger } from '../platform/observability';
import type { EncodedImage, ImageProblem } from './decode-image';
import { DecoderProcess, type DecoderLimits } from './decoder-process';
import { PictureQueue } from './picture-queue';

export interface ImageDecoder extends DecoderLimits {
  /** The built program of the decoder's process, image-decoder.ts. */
  script: string;
}

/** Injection token of `ImageDecoder`. */
export const IMAGE_DECODER = Symbol('IMAGE_DECODER');

const SCRIPT = 'image-decoder.cjs';
/** Beside the built server; its parts lie one folder deeper. */
const built = (): string =>
  [join(__dirname, SCRIPT), join(__dirname, '..', SCRIPT)].find((path) => existsSync(path)) ?? join(__dirname, SCRIPT);

export const imageDecoder = (script = built()): ImageDecoder => ({
  script,
  maxMs: 10_000,
  maxBytes: 450 * 1024 * 1024,
  idleMs: 30_000,
});

const REFUSALS: Record<ImageProblem, string> = {
  'not-an-image': 'Please select a valid image file (JPEG, PNG, WebP, or GIF)',
  'too-large': 'The image is too large (at most 12,000 pixels a side and 50 megapixels).',
  'too-costly': 'The image takes too much to read. Please save it smaller, or as an ordinary JPEG.',
};

/** Turns whatever was uploaded into a small image that holds nothing but pixels, in a process of its own. */
@Injectable()
export class ImageCodec implements OnApplicationShutdown {
  private readonly decoder: DecoderProcess;
  private readonly queue = new PictureQueue();

  constructor(@Inject(IMAGE_DECODER) decoder: ImageDecoder, logger: Logger) {
    this.decoder = new DecoderProcess(decoder.script, logger, decoder);
  }

  /**
   * Decodes and encodes again: turned upright, at most 1024 px, without EXIF, colour profile, further frames or
   * anything appended. Transparent images become WebP, all others JPEG, which every mail program shows. Not inside a
   * database scope. A file that is an image and something else besides comes out as an image.
   *
   * @param field input field to blame
   * @param person whose it is: people take turns
   * @throws DomainError INVALID for what is no JPEG, PNG, WebP or GIF, is broken, has a side of more than 12,000 pixels
   *   or more than 50 megapixels, or takes too much memory or time; UNAVAILABLE when too many wait, or when the process that
   *   reads it is gone.
   */
  async encode(upload: Buffer, field: string, person = ''): Promise<EncodedImage> {
    const answer = await this.queue.take(person, () => this.decoder.decode(upload));
    if ('problem' in answer) throw invalid(field, REFUSALS[answer.problem]);
    const { bytes, ...rest } = answer.image;
    return { ...rest, bytes: Buffer.from(bytes) };
  }

  /** After the last request: whoever waits for a picture still gets it. */
  onApplicationShutdown(): void {
    this.decoder.close();
  }
}
