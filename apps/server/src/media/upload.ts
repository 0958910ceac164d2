import { invalid } from '../platform/errors';
import { uploadTooLarge, type UploadRules } from '../platform/http';

const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** For a recipe or wish, also when the server fetches it. */
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;

/** An image file: 5 MB at most. */
export const IMAGE: UploadRules = {
  field: 'file',
  maxBytes: MAX_UPLOAD_BYTES,
  none: 'Please select an image file',
  several: 'Please send one image at a time.',
  tooLarge: 'Image must be smaller than 5MB',
};

/** A picture for a recipe or wish, straight from a phone. */
export const PICTURE: UploadRules = {
  ...IMAGE,
  maxBytes: MAX_PICTURE_BYTES,
  tooLarge: 'Image must be smaller than 15MB',
};

/**
 * The bytes of an image sent as a data URL. Only its base64 is read: the declared type is not trusted.
 *
 * @throws DomainError INVALID or PAYLOAD_TOO_LARGE for `field`.
 */
export function readDataUrl(url: string, field: string): Buffer {
  const comma = url.indexOf(',');
  if (!/^data:image\/[a-z0-9.+-]+;base64$/i.test(url.slice(0, Math.max(comma, 0)).slice(0, 60)))
    throw invalid(field, IMAGE.none);
  if (url.length - comma > MAX_UPLOAD_BYTES * 1.4) throw uploadTooLarge({ ...IMAGE, field });
  const bytes = Buffer.from(url.slice(comma + 1), 'base64');
  if (bytes.length > MAX_UPLOAD_BYTES) throw uploadTooLarge({ ...IMAGE, field });
  if (bytes.length === 0) throw invalid(field, IMAGE.none);
  return bytes;
}
