import { ChefHat, Clock, Users } from 'lucide-react';
import { t } from '../../../messages/recipes';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import classes from './dish-facts.module.css';

const texts = t.recipes;

/** Minutes, servings and difficulty in one line; unknown values are omitted. */
export const DishFacts = ({
  minutes,
  servings,
  difficulty,
}: {
  minutes: number | null;
  servings: number | null;
  /** In words. */
  difficulty: string;
}) => (
  <ul className={classes['facts']}>
    {minutes !== null && minutes > 0 && (
      <li>
        <Clock size={16} aria-hidden />
        <VisuallyHidden>{texts.card.totalTime}: </VisuallyHidden>
        {texts.minutes(minutes)}
      </li>
    )}
    {servings !== null && (
      <li>
        <Users size={16} aria-hidden />
        <VisuallyHidden>{texts.card.servings}: </VisuallyHidden>
        {servings}
      </li>
    )}
    <li>
      <ChefHat size={16} aria-hidden />
      <VisuallyHidden>{texts.card.difficulty}: </VisuallyHidden>
      {difficulty}
    </li>
  </ul>
);
