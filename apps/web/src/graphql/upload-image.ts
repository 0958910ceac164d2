import { t } from '../messages/family';
import { getToken } from '../session/auth-store';
import { sendForm } from './send-form';

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
 * Uploads an image to `POST /api/uploads`. It stays private until it is used in a profile, by a member or a recipe.
 * @throws Error with a message for the user.
 */
export async function uploadImage(file: File): Promise<UploadedImage> {
  const token = await getToken();
  let response: Response;
  try {
    response = await fetch('/api/uploads', {
      method: 'POST',
      credentials: 'same-origin',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      body: formOf(file),
    });
  } catch {
    throw new Error(t.common.errors.connection);
  }
  return uploaded(response.ok, (await response.json().catch(() => ({}))) as Answer);
}

/**
 * The same for a picture of a recipe, which is kept larger than that of a person.
 * @param onProgress gets the share that was sent, 0 to 1
 * @throws Error with a message for the user.
 */
export async function uploadRecipePicture(file: File, onProgress: (share: number) => void): Promise<UploadedImage> {
  const { ok, body } = await sendForm<Answer>('/api/uploads?use=recipe', formOf(file), onProgress);
  return uploaded(ok, body);
}

/** The server has refused the file: the same file will be refused again. */
export class UploadRefused extends Error {}

interface Answer {
  secure_url?: string;
  public_id?: string;
  error?: string;
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

function uploaded(ok: boolean, { secure_url: secureUrl, public_id: publicId, error }: Answer): UploadedImage {
  if (!ok) throw new UploadRefused(error ?? t.common.errors.generic);
  if (!secureUrl || !publicId) throw new Error(t.family.picture.noUrl);
  return { secureUrl, publicId };
}
