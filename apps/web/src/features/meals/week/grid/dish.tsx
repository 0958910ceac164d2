import { ChefHat, Clock, TriangleAlert, UserRoundPlus } from 'lucide-react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals';
import { Face } from '../../../../ui/people/face';
import { AvatarStack } from '../../../../ui/people/member-avatar';
import { useIsQueued } from '../../../../graphql/offline/queued';
import { QueuedMark } from '../../../../ui/states/queued-mark';
import { isDraft } from '../../../../ui/browser/draft-id';
import { DRAG_HELP_ID } from '../drag/drag-help';
import { eatersOf, namesOf, personOf } from '../model/people';
import { minutesOf } from '../model/types';
import type { Meal } from '../model/types';
import { usePlan } from '../plan-context';
import classes from './dish.module.css';

const labels = t.meals.plan;
const TAGS_SHOWN = 2;

/** One dish of a slot: filled in the colour of its meal if it has a recipe, plain text otherwise. */
export function Dish({
  meal,
  custom = false,
}: {
  meal: Meal;
  /** The label on phones for a meal without a recipe. */ custom?: boolean;
}) {
  const { week, read, heldId } = usePlan();
  const recipe = week.recipeOf(meal);
  const minutes = recipe && minutesOf(recipe);
  const warnings = week.warningsOf(meal);
  const isQueued = useIsQueued(meal.id);
  return (
    <button
      type="button"
      className={classes['dish']}
      data-row={meal.id}
      data-meal={meal.id}
      data-kind={recipe ? meal.mealType : 'plain'}
      data-held={heldId === meal.id || undefined}
      aria-describedby={isDraft(meal) ? undefined : DRAG_HELP_ID}
      onClick={() => read(meal)}
    >
      <span className={classes['title']}>
        {meal.title}
        {isQueued && <QueuedMark />}
      </span>
      <span className={classes['meta']}>
        {recipe ? (
          <>
            {minutes !== null && (
              <span className={classes['time']}>
                <Clock aria-hidden />
                {labels.minutes(minutes)}
              </span>
            )}
            {recipe.tags.slice(0, TAGS_SHOWN).map((tag) => (
              <span key={tag} className={classes['tag']}>
                {tag}
              </span>
            ))}
          </>
        ) : (
          meal.isAdHoc && <span>{custom ? labels.week.custom : labels.week.adHoc}</span>
        )}
        <People meal={meal} />
      </span>
      {warnings.map(({ text }) => (
        <span key={text} className={classes['meta']}>
          <span className={classes['warning']}>
            <TriangleAlert aria-hidden />
            {text}
          </span>
        </span>
      ))}
    </button>
  );
}

/** The eaters if not everybody, the guests, and the cook. */
function People({ meal }: { meal: Meal }) {
  const family = useFamily();
  const eaters = eatersOf(meal, family);
  const cook = personOf(meal.cookId, family);
  if (!eaters && !cook && meal.guests === 0) return null;
  return (
    <span className={classes['people']}>
      {eaters && eaters.length > 0 && (
        <AvatarStack
          members={eaters}
          initials={eaters.map(({ letters }) => letters)}
          size={20}
          label={labels.eats(namesOf(eaters, family.locale))}
        />
      )}
      {meal.guests > 0 && (
        <span className={classes['guests']} role="img" aria-label={labels.guests(meal.guests)}>
          <UserRoundPlus aria-hidden />
          {meal.guests}
        </span>
      )}
      {cook && (
        <span className={classes['cook']} role="img" aria-label={labels.cooks(cook.displayName)}>
          <ChefHat aria-hidden />
          <Face person={cook} size={20} />
        </span>
      )}
    </span>
  );
}
