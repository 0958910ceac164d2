import type { ScopeOwner } from '../platform/database';
import type { EncodedImage } from './decode-image';
import type { SmallWidth } from './image-sizes';

/** A stored image. */
export interface StoredImage {
  /** 160 random bits; a capability to see the image. */
  publicId: string;
  width: number;
  height: number;
  format: string;
}

/** An image that is shown. */
export interface AttachedImage {
  path: string;
  width: number;
  height: number;
}

const PUBLIC_ID = /^[A-Za-z0-9_-]{27}$/;
const PREFIX = '/files/';

export const isPublicId = (value: string): boolean => PUBLIC_ID.test(value);

/** Path of an image on this server. */
export const imagePath = (publicId: string): string => `${PREFIX}${publicId}`;

/** The id in such a path; null for anything else. */
export function publicIdOf(path: string | null | undefined): string | null {
  const id = path?.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
  return isPublicId(id) ? id : null;
}

/**
 * Port to the image storage. An upload belongs to its uploader and is unattached until a profile or member shows it;
 * images unattached for a day are deleted.
 */
export abstract class MediaStore {
  /** Stores an image in its own scope. */
  abstract add(owner: ScopeOwner, image: EncodedImage): Promise<StoredImage>;

  /** Stores an image that the family shows from the beginning. Inside a write scope of the family. */
  abstract addShown(familyId: string, image: EncodedImage): Promise<AttachedImage>;

  /** The bytes of an image by its id, or of its copy of this width if there is one. */
  abstract read(publicId: string, width?: SmallWidth): Promise<{ bytes: Buffer; format: string } | null>;

  /**
   * Attaches an upload of the caller to their own profile or to their family. Call inside a write scope.
   *
   * A picture of a recipe is the family's; it is deleted by the recipe's trigger (docs/decisions/images.md).
   *
   * @throws DomainError NOT_FOUND for an image that the caller did not upload, or that is attached already.
   */
  abstract attach(owner: ScopeOwner, publicId: string, use: 'profile' | 'family'): Promise<AttachedImage>;

  /** Deletes an image no longer shown, if it was attached for that use; others are kept. Inside a write scope. */
  abstract remove(path: string | null | undefined, use: 'profile' | 'family'): Promise<void>;

  /** Deletes a user's own images and clears their id on those of families. Inside a system scope. */
  abstract forgetUser(userId: string): Promise<void>;

  /** Deletes uploads older than a moment that were never attached. @returns their number. */
  abstract sweep(before: Date): Promise<number>;
}
