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
 * Uploads an image to `POST /api/uploads`. It stays private until it is used in a profile, by a member or a recipe.
 * @param use what it is for; a picture of a recipe is kept larger than one of a person
 * @param onProgress gets the share that was sent, 0 to 1
 * @throws Error with a message for the user.
 */
export async function uploadImage(
  file: File,
  { use, onProgress }: { use?: 'recipe'; onProgress?: (share: number) => void } = {},
): Promise<UploadedImage> {
  const token = await getToken();
  const body = new FormData();
  body.append('file', file);
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const path = use ? `/api/uploads?use=${use}` : '/api/uploads';
  const { ok, answer } = await (onProgress
    ? sendWithProgress(path, body, headers, onProgress)
    : send(path, body, headers));
  if (!ok) throw new Error(answer.error ?? t.common.errors.generic);
  if (!answer.secure_url || !answer.public_id) throw new Error(t.family.picture.noUrl);
  return { secureUrl: answer.secure_url, publicId: answer.public_id };
}

interface Sent {
  ok: boolean;
  answer: { secure_url?: string; public_id?: string; error?: string };
}

async function send(path: string, body: FormData, headers: Record<string, string>): Promise<Sent> {
  let response: Response;
  try {
    response = await fetch(path, { method: 'POST', credentials: 'same-origin', headers, body });
  } catch {
    throw new Error(t.common.errors.connection);
  }
  return { ok: response.ok, answer: (await response.json().catch(() => ({}))) as Sent['answer'] };
}

/** `fetch` does not tell how much was sent. */
const sendWithProgress = (
  path: string,
  body: FormData,
  headers: Record<string, string>,
  onProgress: (share: number) => void,
): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total);
    request.onload = () => resolve({ ok: request.status < 300, answer: (request.response ?? {}) as Sent['answer'] });
    request.onerror = () => reject(new Error(t.common.errors.connection));
    request.send(body);
  });
