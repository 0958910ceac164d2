import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { invalid } from '../platform/errors';
import { Logger } from '../platform/observability';
import { builtProgram } from '../platform/readers';
import { type FairQueueLimits, FairQueue } from '../platform/fair-queue';
import type { EncodedImage, ImageProblem } from './decode-image';
import { SMALL_WIDTHS, type ImageUse } from './image-sizes';
import { DecoderProcess, type DecoderLimits } from './decoder-process';

export interface ImageDecoder extends DecoderLimits {
  /** The built program of the decoder process, image-decoder.ts. */
  script: string;
}

/** Injection token of `ImageDecoder`. */
export const IMAGE_DECODER = Symbol('IMAGE_DECODER');

export const imageDecoder = (script = builtProgram('image-decoder.cjs')): ImageDecoder => ({
  script,
  maxMs: 10_000,
  maxBytes: 450 * 1024 * 1024,
  idleMs: 30_000,
});

const REFUSALS: Record<ImageProblem, string> = {
  'not-an-image': 'Please select a valid image file (JPEG, PNG, WebP, or GIF)',
  'too-large': 'The image is too large (at most 12,000 pixels a side and 50 megapixels).',
  'too-costly': 'The image is too complex to process. Please save it smaller, or as an ordinary JPEG.',
};

/** By family. Each picture that waits is held in memory: 5 MB at most, or 15 for a recipe. */
const PICTURE_LIMITS: FairQueueLimits = {
  atOnce: 1,
  atOnceOfKey: 1,
  waiting: 20,
  waitingOfKey: 10,
  busy: 'Too many images at once. Please try again in a moment.',
};

/** Turns whatever was uploaded into a small image that holds nothing but pixels, in a separate process. */
@Injectable()
export class ImageCodec implements OnApplicationShutdown {
  private readonly decoder: DecoderProcess;
  private readonly queue = new FairQueue(PICTURE_LIMITS);

  constructor(@Inject(IMAGE_DECODER) decoder: ImageDecoder, logger: Logger) {
    this.decoder = new DecoderProcess(decoder.script, logger, decoder);
  }

  /**
   * Decodes and re-encodes an upload: rotated upright, at most 1024 px (1600 for recipes, with copies 400 and 800 wide), without EXIF, colour profile, further frames or
   * trailing data. Transparent images become WebP, all others JPEG, which every mail program supports. Not inside a
   * database scope. A polyglot file comes out as a plain image.
   *
   * @param field input field named in refusals
   * @param owner takes turns with others; see `ownerOf`
   * @throws DomainError INVALID for anything but JPEG, PNG, WebP or GIF, for a broken file, a side of more than 12,000
   * pixels or more than 50 megapixels, or too much memory or time; UNAVAILABLE when too many wait, or when the decoder
   * process died.
   */
  async encode(upload: Buffer, field: string, owner = '', use: ImageUse = 'avatar'): Promise<EncodedImage> {
    const answer = await this.queue.run(owner, () => this.decoder.decode(upload, use));
    if ('problem' in answer) throw invalid(field, REFUSALS[answer.problem]);
    const { bytes, copies, ...rest } = answer.image;
    const small: EncodedImage['copies'] = {};
    for (const width of SMALL_WIDTHS) if (copies[width]) small[width] = Buffer.from(copies[width]);
    return { ...rest, bytes: Buffer.from(bytes), copies: small };
  }

  /** After the last request: pending pictures are still decoded. */
  onApplicationShutdown(): void {
    this.decoder.close();
  }
}
