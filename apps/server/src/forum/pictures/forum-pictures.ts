import { Injectable } from '@nestjs/common';
import { cleanLine, isLongerThan } from '@homefold/domain';
import { FORUM_LIMITS } from '@homefold/domain/forum';
import { ChosenPictures } from '../../media';
import type { FamilyViewer } from '../../platform/auth';
import { DomainError, invalid } from '../../platform/errors';
import type { ForumPictureInput, StoredPicture } from './forum-picture.types';

/**
 * The pictures of posts and replies: a column of the post, so that undo and the bin keep them with it. Their images are
 * attached and deleted by its trigger (docs/decisions/images.md).
 */
@Injectable()
export class ForumPictures {
  constructor(private readonly images: ChosenPictures) {}

  /**
   * Turns the chosen pictures into what a post stores, in order. Call inside a write scope.
   *
   * @param sent undefined keeps the current ones
   * @throws DomainError INVALID (field `pictures`) for too many, and for one that is not an unused upload of the caller
   */
  async chosen(
    viewer: FamilyViewer,
    sent: readonly ForumPictureInput[] | null | undefined,
    present: readonly StoredPicture[] = [],
  ): Promise<StoredPicture[]> {
    if (sent === undefined) return [...present];
    if (sent && sent.length > FORUM_LIMITS.pictures)
      throw invalid('pictures', `A post can have at most ${FORUM_LIMITS.pictures} pictures.`);
    const chosen: StoredPicture[] = [];
    for (const { url, alt } of sent ?? []) {
      const picture = { ...(await this.image(viewer, url, present)), alt: described(alt) };
      if (chosen.some((other) => other.url === picture.url))
        throw invalid('pictures', 'Each picture can be added only once.');
      chosen.push(picture);
    }
    return chosen;
  }

  private async image(
    viewer: FamilyViewer,
    url: string,
    present: readonly StoredPicture[],
  ): Promise<Omit<StoredPicture, 'alt'>> {
    const gone = () => invalid('pictures', 'A picture no longer exists. Please choose it again.');
    const path = this.images.pathOf(url) ?? url;
    const kept = present.find((picture) => picture.url === path);
    if (kept) return kept;
    const { imageUrl, imageWidth, imageHeight } = await this.images.chosen(viewer, url).catch((error: unknown) => {
      throw error instanceof DomainError && error.code === 'INVALID' ? gone() : error;
    });
    // an external address has no size: only pictures uploaded here are shown
    if (imageUrl === null || imageWidth === null || imageHeight === null) throw gone();
    return { url: imageUrl, width: imageWidth, height: imageHeight };
  }
}

function described(alt: string | null | undefined): string | null {
  const text = cleanLine(alt ?? '') || null;
  if (text && isLongerThan(text, FORUM_LIMITS.pictureText))
    throw invalid('pictures', `A description has at most ${FORUM_LIMITS.pictureText} characters.`);
  return text;
}
