import Button from '@mui/material/Button';
import { ShoppingBasket, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../messages/kitchen/kitchen';
import { DishFacts } from '../ideas/dish-facts';
import classes from './idea-card.module.css';

const labels = t.useItUp;

/** An idea as a card shows it: a quick meal, or a recipe of the family. */
export interface IdeaView {
  title: string;
  minutes: number | null;
  servings: number | null;
  /** The difficulty in words. */
  difficulty: string;
  /** A description, or the reason for its rank. */
  about: string | null;
  /** The foods that it uses from the kitchen; null if the reason already names them. */
  uses: string | null;
  /** Names of missing ingredients. */
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

/** A quick meal idea: used and missing ingredients, and its actions. */
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
          <p className={classes['all']}>{labels.allThere}</p>
        ) : (
          <div className={classes['missing']}>
            <span>{labels.missing(missing)}</span>
            <Button
              size="small"
              startIcon={<ShoppingBasket size={16} aria-hidden />}
              aria-label={labels.putMissingOf(title)}
              onClick={onPutMissing}
            >
              {labels.putMissing}
            </Button>
          </div>
        )}
      </div>
      <div className={classes['actions']}>
        <Button size="small" variant="outlined" aria-label={labels.viewNamed(title)} onClick={onView}>
          {labels.view}
        </Button>
        <Button size="small" aria-label={labels.addTodayNamed(title)} onClick={onToday}>
          {labels.addToday}
        </Button>
        <Button size="small" aria-label={labels.chooseDateNamed(title)} onClick={onChooseDate}>
          {labels.chooseDate}
        </Button>
      </div>
    </article>
  );
}
