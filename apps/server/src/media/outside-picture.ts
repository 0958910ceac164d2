import type { Wanted } from '../platform/safe-fetch';
import { MAX_PICTURE_BYTES } from './upload';

/**
 * A picture on another server, for `SafeFetch`.
 *
 * @param reader name in the user agent: "Homefold recipes"
 */
export const outsidePicture = (reader: string): Wanted => ({
  noun: 'picture',
  userAgent: `Mozilla/5.0 (compatible; ${reader})`,
  accept: 'image/webp, image/jpeg, image/png, image/gif;q=0.8',
  types: /^(?:image\/(?!svg)|application\/octet-stream|binary\/octet-stream)/i,
  maxBytes: MAX_PICTURE_BYTES,
});
