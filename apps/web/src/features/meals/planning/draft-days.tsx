import type { CalendarDate } from '@homefold/domain';
import { compareSlots, slotKey, weekDates } from '@homefold/domain/meals';
import Button from '@mui/material/Button';
import { Clock, RefreshCw } from 'lucide-react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/meals';
import { Tick } from '../../../ui/fields/tick';
import { MealIcon } from '../week/meal-icon';
import { dayLong, slotLabel } from '../week/model/labels';
import { minutesOf } from '../week/model/types';
import classes from './planning.module.css';
import type { Draft, DraftEntry, DraftPlan } from './use-draft-plan';

const labels = t.meals.planning;

/** The proposal by day: the proposed meals and the slots that stay empty, with reasons. */
export function DraftDays({ plan, draft }: { plan: DraftPlan; draft: Draft }) {
  const family = useFamily();
  const { entries, unfilled } = draft;
  if (entries.length === 0 && unfilled.length === 0) return <p className={classes['nothing']}>{labels.nothing}</p>;
  const slotsOf = (date: CalendarDate) =>
    [...entries, ...unfilled].filter((slot) => slot.date === date).toSorted(compareSlots);
  return (
    <div className={classes['days']} aria-busy={plan.busy} role="group" aria-label={labels.list}>
      {weekDates(draft).map((date) => {
        const slots = slotsOf(date);
        return (
          slots.length > 0 && (
            <section key={date} aria-label={dayLong(date, family)}>
              <h3>{dayLong(date, family)}</h3>
              <ul className={classes['slots']}>
                {slots.map((slot) => (
                  <li key={slotKey(slot)}>
                    {'why' in slot ? (
                      <Unfilled mealType={slot.mealType} why={slot.why} />
                    ) : (
                      <Entry plan={plan} draft={draft} entry={slot} />
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

function Entry({ plan, draft, entry }: { plan: DraftPlan; draft: Draft; entry: DraftEntry }) {
  const family = useFamily();
  const when = slotLabel(entry, family);
  const recipe = draft.recipes.find(({ id }) => id === entry.recipeId);
  const minutes = recipe ? minutesOf(recipe) : null;
  const taken = plan.isTaken(entry);
  return (
    <div className={classes['entry']} data-out={!taken || undefined}>
      <Tick checked={taken} label={labels.take(entry.title, when)} onChange={() => plan.toggle(entry)} />
      <div className={classes['what']}>
        <p className={classes['dish']}>
          <span className={classes['meal']}>
            <MealIcon mealType={entry.mealType} size={15} />
            {t.meals.plan.meals[entry.mealType]}
          </span>
          <b>{entry.title}</b>
          {minutes !== null && (
            <span className={classes['minutes']}>
              <Clock size={13} aria-hidden />
              {t.meals.plan.minutes(minutes)}
            </span>
          )}
        </p>
        <p className={classes['reasons']}>{taken ? entry.reasons.join(' · ') : labels.leftOut}</p>
      </div>
      <Button
        size="small"
        color="inherit"
        startIcon={<RefreshCw size={16} aria-hidden />}
        aria-label={labels.swapNamed(entry.title, when)}
        disabled={plan.busy}
        onClick={() => plan.swap(entry)}
      >
        {labels.swap}
      </Button>
    </div>
  );
}

const Unfilled = ({ mealType, why }: { mealType: DraftEntry['mealType']; why: string }) => (
  <div className={classes['unfilled']}>
    <p className={classes['dish']}>
      <span className={classes['meal']}>
        <MealIcon mealType={mealType} size={15} />
        {t.meals.plan.meals[mealType]}
      </span>
      <b>{labels.unfilled}</b>
    </p>
    <p className={classes['reasons']}>{why}</p>
  </div>
);
