import { useState } from 'react';
import { DishDrawing } from '../../../../ui/drawings/dishes/dishes';
import type { Picture } from '../../../../ui/pictures/picture';
import { StoredPicture } from '../../../../ui/pictures/stored-picture';
import { dishOf } from '../model/dish';
import classes from './picture.module.css';

/** Three to five cards in a row; one on a phone. */
const CARD_SIZES = '(max-width: 767.98px) 100vw, 400px';

/** The picture of a recipe in a frame of fixed shape; a drawing while it loads, and if it cannot be shown. */
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
    image: Omit<Picture, 'alt'> | null;
  };
  /** One of two background colours, which alternate in a list. */
  ground: number;
  className?: string | undefined;
  /** Visible without scrolling. */
  eager?: boolean;
  /** The displayed width, for the browser's choice of a file. */
  sizes?: string;
}) {
  const { image } = recipe;
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = image !== null && broken !== image.url;
  return (
    <div className={`${classes['frame']} ${className}`} data-ground={ground % 2}>
      {isShown ? (
        <StoredPicture picture={image} sizes={sizes} eager={eager} onBroken={() => setBroken(image.url)} />
      ) : (
        <DishDrawing dish={dishOf(recipe)} className={classes['dish']} />
      )}
    </div>
  );
}
