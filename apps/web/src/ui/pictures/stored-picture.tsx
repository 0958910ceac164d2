import { pictureSet } from './picture';
import type { Picture } from './picture';

/** A stored picture in the best width; decorative, because its subject is named beside it. */
export const StoredPicture = ({
  picture,
  sizes,
  eager = false,
  onBroken,
}: {
  picture: Omit<Picture, 'alt'>;
  /** How wide it is shown, for the browser's choice of a file. */
  sizes: string;
  /** Visible on the first screen. */
  eager?: boolean;
  onBroken: () => void;
}) => (
  <img
    src={picture.url}
    srcSet={pictureSet(picture)}
    sizes={sizes}
    width={picture.width}
    height={picture.height}
    alt=""
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    onError={onBroken}
  />
);
