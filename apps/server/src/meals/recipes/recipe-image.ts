import { SMALL_WIDTHS, publicIdOf } from '../../media';
import type { RecipeImage } from './recipe-card';

export interface PictureColumns {
  imageUrl: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
}

/** The stored picture of a recipe; null without one, and for one that lies elsewhere. */
export function recipeImage({ imageUrl, imageWidth, imageHeight }: PictureColumns): RecipeImage | null {
  if (imageUrl === null || imageWidth === null || imageHeight === null || publicIdOf(imageUrl) === null) return null;
  const widths = [...SMALL_WIDTHS.filter((width) => width < imageWidth), imageWidth];
  return { url: imageUrl, width: imageWidth, height: imageHeight, widths };
}
