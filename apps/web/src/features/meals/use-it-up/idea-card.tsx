import Button from '@mui/material/Button';
import { ShoppingBasket, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../messages/kitchen/kitchen';
import { DishFacts } from '../ideas/dish-facts';
import classes from './idea-card.module.css';

const words = t.useItUp;

/** An idea as its card shows it: a quick meal, or a recipe of the family. */
export interface IdeaView {
  title: string;
  minutes: number | null;
  servings: number | null;
  /** How hard it is, in words. */
  difficulty: string;
  /** What it is, or why it comes so early. */
  about: string | null;
  /** What it uses of the kitchen; null where that is said already. */
  uses: string | null;
  /** Names of what is missing. */
  missing: readonly string[];
  /** "Contains nuts: Theo". */
  warnings: readonly string[];
}

export interface IdeaActions {
  onView: () => void;
  onToday: () => void;
  onChooseDate: () => void;
  onPutMissing: () => void;
}

/** A quick meal idea: what it takes, what is missing, and the ways to cook it. */
export function IdeaCard({
  idea: { title, minutes, servings, difficulty, about, uses, missing, warnings },
  onView,
  onToday,
  onChooseDate,
  onPutMissing,
}: { idea: IdeaView } & IdeaActions) {
  const id = useId();
  return (
    <article className={classes['card']} aria-labelledby={id}>
      <div className={classes['body']}>
        <h3 id={id} className={classes['title']}>
          {title}
        </h3>
        <DishFacts minutes={minutes} servings={servings} difficulty={difficulty} />
        {warnings.length > 0 && (
          <ul className={classes['warnings']}>
            {warnings.map((warning) => (
              <li key={warning}>
                <TriangleAlert size={14} aria-hidden />
                {warning}
              </li>
            ))}
          </ul>
        )}
        {about && <p className={classes['about']}>{about}</p>}
        {uses && <p className={classes['uses']}>{uses}</p>}
        {missing.length === 0 ? (
          <p className={classes['all']}>{words.allThere}</p>
        ) : (
          <div className={classes['missing']}>
            <span>{words.missing(missing)}</span>
            <Button
              size="small"
              startIcon={<ShoppingBasket size={16} aria-hidden />}
              aria-label={words.putMissingOf(title)}
              onClick={onPutMissing}
            >
              {words.putMissing}
            </Button>
          </div>
        )}
      </div>
      <div className={classes['actions']}>
        <Button size="small" variant="outlined" aria-label={words.viewNamed(title)} onClick={onView}>
          {words.view}
        </Button>
        <Button size="small" aria-label={words.addTodayNamed(title)} onClick={onToday}>
          {words.addToday}
        </Button>
        <Button size="small" aria-label={words.chooseDateNamed(title)} onClick={onChooseDate}>
          {words.chooseDate}
        </Button>
      </div>
    </article>
  );
}
