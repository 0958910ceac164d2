/** What an image is stored for. */
export type ImageUse = 'avatar' | 'picture';

/** The uses of an upload that are pictures. */
export const SHOWN_LARGE = ['recipe', 'wish', 'post'];

/** The widths of smaller copies in pixels. */
export const SMALL_WIDTHS = [400, 800] as const;
export type SmallWidth = (typeof SMALL_WIDTHS)[number];

/**
 * Longest side of a stored image in pixels, and the widths in which it is stored besides. An avatar of 96 px on a 3x
 * screen needs a third of its side; a picture of a recipe fills the width of a page.
 */
export const STORED_SIZES: Record<ImageUse, { side: number; widths: readonly SmallWidth[] }> = {
  avatar: { side: 1024, widths: [] },
  picture: { side: 1600, widths: SMALL_WIDTHS },
};
