import { t } from '../../messages/family';
import { getToken } from '../../session/auth-store';
import { sendForm } from '../send-form';

/** An image as the upload endpoint stored it. */
export interface UploadedImage {
  secureUrl: string;
  publicId: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** The uses of a picture. */
export type PictureUse = 'recipe' | 'wish' | 'post';

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
 * Uploads an image to `POST /api/uploads`. It stays private until a profile or a member uses it.
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
 * The same for a picture of a record, which is stored larger than that of a person.
 * @param use the kind of record
 * @param onProgress called with the fraction sent, 0 to 1
 * @throws Error with a message for the user.
 */
export async function uploadPicture(
  use: PictureUse,
  file: File,
  onProgress: (share: number) => void,
): Promise<UploadedImage> {
  const { ok, body } = await sendForm<Answer>(`/api/uploads?use=${use}`, formOf(file), onProgress);
  return uploaded(ok, body);
}

/** A permanent refusal: the same file would be refused again. */
export class UploadRefused extends Error {}

interface Answer {
  secure_url?: string;
  public_id?: string;
  width?: number;
  height?: number;
  error?: string;
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

function uploaded(
  ok: boolean,
  { secure_url: secureUrl, public_id: publicId, width = 1, height = 1, error }: Answer,
): UploadedImage {
  if (!ok) throw new UploadRefused(error ?? t.common.errors.generic);
  if (!secureUrl || !publicId) throw new Error(t.family.picture.noUrl);
  return { secureUrl, publicId, width, height };
}
