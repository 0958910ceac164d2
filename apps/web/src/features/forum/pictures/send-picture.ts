import { UploadRefused, uploadPicture } from '../../../graphql/pictures/upload-image';
import { PictureRefused } from '../../../ui/pictures/use-uploads';
import type { SendPicture, Uploaded } from '../../../ui/pictures/use-uploads';

/** Pictures uploaded from this page, by address, so that an optimistic post can show them. */
const sent = new Map<string, Uploaded>();

export const sentPicture = (url: string): Uploaded | undefined => sent.get(url);

/** Uploads a picture for a post, to which it is attached when the post is saved. */
export const sendPicture: SendPicture = async (file, onProgress) => {
  try {
    const { secureUrl: url, width, height } = await uploadPicture('post', file, onProgress);
    const picture = { url, width, height };
    sent.set(url, picture);
    return picture;
  } catch (thrown) {
    throw thrown instanceof UploadRefused ? new PictureRefused(thrown.message) : thrown;
  }
};
