import Button from '@mui/material/Button';
import { BookmarkPlus, CalendarPlus, Check, ShoppingBasket } from 'lucide-react';
import { useId } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/kitchen/ideas';
import { Accordion } from '../../../ui/basics/accordion';
import { Chip } from '../../../ui/basics/chip';
import type { Dish } from './dish';
import { DishBody } from './dish-body';
import { DishFacts } from './dish-facts';
import classes from './suggestion-card.module.css';
import type { DishActions } from './use-dish-actions';

const labels = t.ideas;

/** A suggested meal with its actions. */
export function SuggestionCard({ dish, actions }: { dish: Dish; actions: DishActions }) {
  const id = useId();
  const { today } = useFamily();
  const { title } = dish;
  const isSaved = actions.isSaved(dish);
  return (
    <article className={classes['card']} aria-labelledby={id}>
      <h3 id={id} className={classes['title']}>
        {title}
      </h3>
      <DishFacts
        minutes={dish.prepTimeMinutes + dish.cookTimeMinutes}
        servings={dish.servings}
        difficulty={labels.difficulties[dish.difficulty]}
      />
      <p className={classes['about']}>{dish.about}</p>
      {dish.tags.length > 0 && (
        <ul className={classes['tags']}>
          {dish.tags.map((tag) => (
            <li key={tag}>
              <Chip small>{tag}</Chip>
            </li>
          ))}
        </ul>
      )}
      <Accordion level={4} parts={[{ title: labels.details, content: <DishBody dish={dish} level="h4" /> }]} />
      <div className={classes['actions']}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<CalendarPlus size={16} aria-hidden />}
          aria-label={labels.addToPlanNamed(title)}
          onClick={() => actions.chooseDate(dish)}
        >
          {labels.addToPlan}
        </Button>
        <Button
          size="small"
          startIcon={isSaved ? <Check size={16} aria-hidden /> : <BookmarkPlus size={16} aria-hidden />}
          aria-label={labels.saveNamed(title)}
          disabled={isSaved}
          onClick={() => actions.save(dish)}
        >
          {isSaved ? labels.saved : labels.save}
        </Button>
        <Button
          size="small"
          startIcon={<ShoppingBasket size={16} aria-hidden />}
          aria-label={labels.putOnListNamed(title)}
          onClick={() =>
            void actions.putOnList(
              dish.ingredients.map(({ name, amount, unit }) => ({
                name,
                amount,
                unit,
                notes: title,
                generatedFor: today,
              })),
              labels.list,
            )
          }
        >
          {labels.putOnList}
        </Button>
      </div>
    </article>
  );
}
