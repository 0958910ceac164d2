import { Injectable } from '@nestjs/common';
import type { FamilyViewer } from '../platform/auth';
import { DomainError, invalid } from '../platform/errors';
import { Origins } from '../platform/http';
import { MediaStore, publicIdOf } from './media-store';
import type { PictureColumns } from './picture';

const NONE: PictureColumns = { imageUrl: null, imageWidth: null, imageHeight: null };

/** Pictures that a caller has chosen for a record of the family. */
@Injectable()
export class ChosenPictures {
  constructor(
    private readonly store: MediaStore,
    private readonly origins: Origins,
  ) {}

  /** Whether the picture was uploaded here, so that its address needs no check. */
  isOwn(sent: string | null | undefined): boolean {
    return publicIdOf(this.pathOf(sent ?? null)) !== null;
  }

  /**
   * What a record stores of the chosen picture, inside the write scope of the change.
   *
   * @param sent what the caller sent: a path or an address; undefined keeps the current one
   * @throws DomainError INVALID (field `imageUrl`) for a picture that is not an unused upload of the caller
   */
  async chosen(
    viewer: FamilyViewer,
    sent: string | null | undefined,
    current: PictureColumns = NONE,
  ): Promise<PictureColumns> {
    const path = sent === undefined ? undefined : this.pathOf(sent);
    if (sent === undefined || path === current.imageUrl || sent === current.imageUrl) return picked(current);
    if (!sent) return NONE;
    const publicId = publicIdOf(path);
    if (!publicId) return { ...NONE, imageUrl: sent };
    const { path: imageUrl, width, height } = await this.attached(viewer, publicId);
    return { imageUrl, imageWidth: width, imageHeight: height };
  }

  private attached(viewer: FamilyViewer, publicId: string) {
    return this.store.attach(viewer, publicId, 'family').catch((error: unknown) => {
      throw error instanceof DomainError && error.code === 'NOT_FOUND'
        ? invalid('imageUrl', 'This picture no longer exists. Please choose it again.')
        : error;
    });
  }

  /** The path of a picture on this server; otherwise the address as it is. */
  pathOf(sent: string | null): string | null {
    if (!sent || publicIdOf(sent)) return sent;
    const path = this.origins.pathOf(sent);
    return publicIdOf(path) ? path : sent;
  }
}

const picked = ({ imageUrl, imageWidth, imageHeight }: PictureColumns): PictureColumns => ({
  ...{ imageUrl, imageWidth, imageHeight },
});
