import { useState } from 'react';
import { DishDrawing } from '../../../../ui/drawings/dishes/dishes';
import { dishOf } from '../model/dish';
import classes from './picture.module.css';

/** Three to five cards stand beside each other; one on a phone. */
const CARD_SIZES = '(max-width: 767.98px) 100vw, 400px';

/** The stored picture in one of its widths; its own is the address without one. */
const addressOf = ({ url, width: own }: { url: string; width: number }, width: number): string =>
  width === own ? url : `${url}?w=${width}`;

/**
 * The picture of a recipe in a frame of fixed shape, or a drawing of such a dish: also while it is not loaded, and where it
 * cannot be shown.
 */
export function RecipePicture({
  recipe,
  ground,
  className = '',
  eager = false,
  sizes = CARD_SIZES,
}: {
  recipe: {
    title: string;
    tags: readonly string[];
    image: { url: string; width: number; height: number; widths: readonly number[] } | null;
  };
  /** One of two, which alternate in a list. */
  ground: number;
  className?: string | undefined;
  /** In sight from the first moment. */
  eager?: boolean;
  /** How wide it is shown, for the browser's choice of a file. */
  sizes?: string;
}) {
  const { image } = recipe;
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = image !== null && broken !== image.url;
  return (
    <div className={`${classes['frame']} ${className}`} data-ground={ground % 2}>
      {isShown ? (
        <img
          src={image.url}
          srcSet={image.widths.map((width) => `${addressOf(image, width)} ${width}w`).join(', ')}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(image.url)}
        />
      ) : (
        <DishDrawing dish={dishOf(recipe)} className={classes['dish']} />
      )}
    </div>
  );
}
