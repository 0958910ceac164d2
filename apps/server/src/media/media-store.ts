import type { ScopeOwner } from '../platform/database';
import type { EncodedImage } from './decode-image';

/** A stored image as it is answered. */
export interface StoredImage {
  /** 160 random bits: whoever knows it may see the image. */
  publicId: string;
  width: number;
  height: number;
  format: string;
}

const PUBLIC_ID = /^[A-Za-z0-9_-]{27}$/;
const PREFIX = '/files/';

export const isPublicId = (value: string): boolean => PUBLIC_ID.test(value);

/** Path of an image on this server. */
export const imagePath = (publicId: string): string => `${PREFIX}${publicId}`;

/** The id in such a path, or null for anything else. */
export function publicIdOf(path: string | null | undefined): string | null {
  const id = path?.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
  return isPublicId(id) ? id : null;
}

/**
 * Port to wherever images lie. An upload is its owner's and unattached until a profile or member shows it; what stays
 * unattached for a day is swept.
 */
export abstract class MediaStore {
  /** Keeps an image in a scope of its own. */
  abstract add(owner: ScopeOwner, image: EncodedImage): Promise<StoredImage>;

  /** The bytes of an image, for whoever knows its id. */
  abstract read(publicId: string): Promise<{ bytes: Buffer; format: string } | null>;

  /**
   * Marks an upload of the caller as in use, by their own profile or by their family. Call inside a write scope.
   *
   * @returns the image's path, for an avatar_url.
   * @throws DomainError NOT_FOUND for an image that the caller did not upload, or that is in use already.
   */
  abstract attach(owner: ScopeOwner, publicId: string, use: 'profile' | 'family'): Promise<string>;

  /**
   * Deletes an image that is shown no more, if it was attached for that use; anything else stays. Inside a write scope.
   */
  abstract remove(path: string | null | undefined, use: 'profile' | 'family'): Promise<void>;

  /** Deletes a user's own images and their name on those of families. Inside a system scope. */
  abstract forgetUser(userId: string): Promise<void>;

  /** Deletes what was uploaded before a moment and never shown. @returns how many. */
  abstract sweep(before: Date): Promise<number>;
}
