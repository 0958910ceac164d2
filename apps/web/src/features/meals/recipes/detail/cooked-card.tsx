import Button from '@mui/material/Button';
import { formatLongDate } from '@homefold/domain';
import { CookingPot, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/recipes';
import { CardSection } from '../../../../ui/basics/card';
import type { RecipeWrites } from '../model/recipe-writes';
import type { RecipeWithLog } from '../model/types';
import classes from './log.module.css';

const labels = t.recipes.detail.cooked;

/** When and how often it was cooked, and a button for today. */
export function CookedCard({ recipe, writes }: { recipe: RecipeWithLog; writes: RecipeWrites }) {
  const { today, locale } = useFamily();
  const [busy, setBusy] = useState(false);
  const times = recipe.card?.timesCooked ?? recipe.cooked.length;
  const last = recipe.card?.lastCookedOn ?? recipe.cooked[0]?.cookedOn;
  const isToday = recipe.cooked.find(({ cookedOn }) => cookedOn === today);
  const isOtherYear = last !== undefined && last.slice(0, 4) !== today.slice(0, 4);
  const run = async (act: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    await act();
    setBusy(false);
  };
  return (
    <CardSection title={labels.title} level="h3" className={classes['card'] ?? ''}>
      <p className={classes['cooked']} role="status">
        {last ? labels.last(formatLongDate(last, locale, { year: isOtherYear }), times) : labels.never}
      </p>
      {isToday ? (
        <Button
          variant="outlined"
          startIcon={<Undo2 aria-hidden />}
          disabled={busy}
          onClick={() => void run(() => writes.notCooked(recipe, isToday.id))}
        >
          {labels.unmark}
        </Button>
      ) : (
        <Button
          variant="outlined"
          startIcon={<CookingPot aria-hidden />}
          disabled={busy}
          onClick={() => void run(() => writes.cooked(recipe, today, recipe.servings))}
        >
          {labels.mark}
        </Button>
      )}
    </CardSection>
  );
}
