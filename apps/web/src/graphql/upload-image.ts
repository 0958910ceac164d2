import { t } from '../messages/family';
import { getToken } from '../session/auth-store';

/** An image as the upload endpoint stored it. */
export interface UploadedImage {
  secureUrl: string;
  publicId: string;
}

/** Maximum upload size, in bytes. */
const MAX_BYTES = 5 * 1024 * 1024;
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
/** For `<input accept>`. */
export const IMAGE_TYPES = TYPES.join(',');

/** Validates a file before the upload; the documented error message, or null. */
export function imageProblem(file: File, { member = false } = {}): string | null {
  const texts = t.family.picture;
  if (!file.type.startsWith('image/')) return texts.notImage;
  if (!TYPES.includes(file.type)) return texts.wrongType;
  if (file.size > MAX_BYTES) return member ? texts.tooLargeMember : texts.tooLarge;
  return null;
}

/**
 * Uploads an image to `POST /api/uploads`. It stays private until it is used in a profile or by a member.
 * @throws Error with a message for the user.
 */
export async function uploadImage(file: File): Promise<UploadedImage> {
  const token = await getToken();
  const body = new FormData();
  body.append('file', file);
  let response: Response;
  try {
    response = await fetch('/api/uploads', {
      method: 'POST',
      credentials: 'same-origin',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      body,
    });
  } catch {
    throw new Error(t.common.errors.connection);
  }
  const answer = (await response.json().catch(() => ({}))) as {
    secure_url?: string;
    public_id?: string;
    error?: string;
  };
  if (!response.ok) throw new Error(answer.error ?? t.common.errors.generic);
  if (!answer.secure_url || !answer.public_id) throw new Error(t.family.picture.noUrl);
  return { secureUrl: answer.secure_url, publicId: answer.public_id };
}
