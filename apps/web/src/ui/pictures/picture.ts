/** A picture as displayed. */
export interface Picture {
  /** Unique id. */
  url: string;
  /** Size in pixels, so that its space is known before it loads. */
  width: number;
  height: number;
  /** The stored widths, including its own. */
  widths?: readonly number[];
  /** The description by the person who added it. */
  alt: string | null;
}

/** The address of a stored picture in one of its widths; without a width in its own. */
export const pictureAddress = ({ url, width: own }: { url: string; width: number }, width: number): string =>
  width === own ? url : `${url}?w=${width}`;

/** For `<img srcset>`; undefined if there is only one width. */
export const pictureSet = ({
  widths = [],
  ...picture
}: Pick<Picture, 'url' | 'width' | 'widths'>): string | undefined =>
  widths.length > 1 ? widths.map((width) => `${pictureAddress(picture, width)} ${width}w`).join(', ') : undefined;
