import { ShoppingBasket } from 'lucide-react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/kitchen/kitchen';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { amountLabel } from '../kitchen/model/labels';
import type { Dish } from './dish';
import classes from './dish-body.module.css';

const labels = t.useItUp;

/** The ingredients and the steps of an idea. @param level of its headings */
export function DishBody({ dish, level: Heading = 'h3' }: { dish: Dish; level?: 'h3' | 'h4' }) {
  const { locale } = useFamily();
  return (
    <>
      <Heading className={classes['heading']}>{labels.ingredients}</Heading>
      <ul className={classes['ingredients']}>
        {dish.ingredients.map((ingredient) => (
          <li key={ingredient.name} data-missing={ingredient.isInHouse === false || undefined}>
            <span>{[amountLabel(ingredient, locale), ingredient.name].filter(Boolean).join(' ')}</span>
            {ingredient.isInHouse === false && (
              <span className={classes['buy']}>
                <ShoppingBasket size={14} aria-hidden />
                <VisuallyHidden>, </VisuallyHidden>
                {labels.toBuy}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Heading className={classes['heading']}>{labels.steps}</Heading>
      <ol className={classes['steps']}>
        {dish.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
