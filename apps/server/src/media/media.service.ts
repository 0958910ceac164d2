import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { Viewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { notFound } from '../platform/errors';
import { ownerOf } from '../platform/http';
import { RateLimiter } from '../platform/limits';
import { Logger } from '../platform/observability';
import type { EncodedImage } from './decode-image';
import { ImageCodec } from './image-codec';
import type { ImageUse, SmallWidth } from './image-sizes';
import { MediaStore, type StoredImage } from './media-store';
import { readDataUrl } from './upload';

const UPLOADS = { limit: 60, windowSeconds: 3_600 };
const DAY_MS = 86_400_000;

/** Uploads: rate-limited, re-encoded, stored. Never inside a database scope. */
@Injectable()
export class MediaService {
  constructor(
    private readonly store: MediaStore,
    private readonly codec: ImageCodec,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * Counts an upload against the caller's 60 per hour; call it before reading the body.
   *
   * @throws DomainError RATE_LIMITED
   */
  admit(viewer: Viewer): Promise<void> {
    return this.limiter.hit(`upload:${viewer.userId}`, UPLOADS);
  }

  /**
   * Stores an unattached image; it is deleted after a day unless it gets attached.
   *
   * @throws DomainError INVALID for `field` when it is not a usable image, UNAVAILABLE when too many are being decoded.
   */
  async upload(viewer: Viewer, bytes: Buffer, field = 'file', use: ImageUse = 'avatar'): Promise<StoredImage> {
    return this.store.add(viewer, await this.codec.encode(bytes, field, ownerOf(viewer), use));
  }

  /**
   * Stores a picture that comes from a web page or an archive. Outside of any scope.
   *
   * @param family takes turns with others
   * @throws DomainError as `upload`
   */
  encode(bytes: Buffer, family: string): Promise<EncodedImage> {
    return this.codec.encode(bytes, 'image', family, 'picture');
  }

  /** The same for an image inside a JSON call, as in the documented profile call. */
  async storeDataUrl(viewer: Viewer, url: string, field: string): Promise<StoredImage> {
    await this.admit(viewer);
    return this.upload(viewer, readDataUrl(url, field), field);
  }

  /** The image by its id, for any caller. @throws DomainError NOT_FOUND */
  async read(publicId: string, width?: SmallWidth): Promise<{ bytes: Buffer; format: string }> {
    const found = await this.store.read(publicId, width);
    if (!found) throw notFound('Image');
    return found;
  }

  /** Runs on every server; idempotent. */
  @Cron(CronExpression.EVERY_HOUR)
  async sweep(): Promise<void> {
    try {
      const count = await this.store.sweep(new Date(this.clock.now().getTime() - DAY_MS));
      if (count > 0) this.logger.info('unused images deleted', { count });
    } catch (error) {
      this.logger.failure('sweeping unused images failed', error);
    }
  }
}
