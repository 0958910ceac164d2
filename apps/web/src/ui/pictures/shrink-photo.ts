/** Longest side of an upload in pixels: more than the server stores, and far less than a phone's camera produces. */
const MOST_PX = 2_048;
const QUALITY = 0.86;
/** Smaller files are sent as they are. */
const SMALL_BYTES = 1_500_000;

/**
 * Scales a photo down so that it uploads quickly on a phone. Files that the browser cannot decode are left unchanged:
 * the server reports the problem.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES || file.type === 'image/gif' || typeof createImageBitmap === 'undefined') return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const scale = Math.min(1, MOST_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob && blob.size < file.size ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : file;
}
