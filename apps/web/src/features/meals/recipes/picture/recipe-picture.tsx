import { useState } from 'react';
import { DishDrawing } from '../../../../ui/drawings/dishes/dishes';
import { dishOf } from '../model/dish';
import classes from './picture.module.css';

/**
 * The picture of a recipe in a frame of fixed shape, or a drawing of such a dish: also while it is not loaded, and where it
 * cannot be shown.
 */
export function RecipePicture({
  recipe,
  ground,
  className = '',
  eager = false,
}: {
  recipe: { title: string; tags: readonly string[]; imageUrl: string | null };
  /** One of two, which alternate in a list. */
  ground: number;
  className?: string | undefined;
  /** In sight from the first moment. */
  eager?: boolean;
}) {
  const { imageUrl } = recipe;
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = imageUrl !== null && broken !== imageUrl;
  return (
    <div className={`${classes['frame']} ${className}`} data-ground={ground % 2}>
      {isShown ? (
        <img
          src={imageUrl}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(imageUrl)}
        />
      ) : (
        <DishDrawing dish={dishOf(recipe)} className={classes['dish']} />
      )}
    </div>
  );
}
