import {
  AlignLeft,
  BookOpen,
  CalendarClock,
  ChefHat,
  Clock,
  Copy,
  ListChecks,
  Pencil,
  Plus,
  ShoppingBasket,
  Trash2,
  TriangleAlert,
  Undo2,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { useFamily } from '../../../../graphql/family';
import { useReader } from '../../../../graphql/records/use-reader';
import { t as shared } from '../../../../messages/dialogs';
import { t } from '../../../../messages/meals';
import { Fact, Facts, Reader, ReaderActions } from '../../../../ui/dialogs/reader';
import { Face } from '../../../../ui/people/face';
import { PlannedMealFieldsFragmentDoc } from '../../generated';
import { ingredientsText, slotLabel } from '../model/labels';
import { eatersOf, namesOf, personOf } from '../model/people';
import { minutesOf, slotOf } from '../model/types';
import type { WarningLine } from '../../recipes/model/warnings';
import type { Meal, MealRecipe, Slot } from '../model/types';
import { useMealWrites } from '../model/use-meal-writes';
import classes from './meal-reader.module.css';
import { SlotForm } from './slot-form';

const labels = t.meals.plan;
const acts = shared.dialogs.reader;

const STORED = { typename: 'PlannedMeal', fragment: PlannedMealFieldsFragmentDoc, fragmentName: 'PlannedMealFields' };

/** The details of a planned meal, with its actions. */
export default function MealReader({
  open,
  opened,
  recipeOf,
  warningsOf,
  onEdit,
  onAddAnother,
  onView,
  onNeeds,
  onClose,
}: {
  open: boolean;
  /** The meal as it was clicked. */
  opened: Meal;
  recipeOf: (meal: Meal) => MealRecipe | null;
  warningsOf: (meal: Meal) => readonly WarningLine[];
  onEdit: (meal: Meal) => void;
  onAddAnother: (slot: Slot) => void;
  onView: (recipe: MealRecipe) => void;
  /** Puts its ingredients on the shopping list. */
  onNeeds: (meal: Meal) => void;
  onClose: () => void;
}) {
  const family = useFamily();
  const writes = useMealWrites();
  const { row: meal, undo, anchor, then } = useReader(opened, STORED, onClose);
  const [going, setGoing] = useState<{ copies: boolean; to: Slot } | null>(null);
  const recipe = recipeOf(meal);
  const minutes = recipe && minutesOf(recipe);
  const eaters = eatersOf(meal, family);
  const cook = personOf(meal.cookId, family);
  const warnings = warningsOf(meal);
  const toggle = (copies: boolean): void => setGoing(going?.copies === copies ? null : { copies, to: slotOf(meal) });
  return (
    <Reader
      open={open}
      title={meal.title}
      anchor={anchor}
      onClose={onClose}
      actions={
        <ReaderActions
          actions={[
            recipe && {
              label: labels.reader.view,
              icon: <BookOpen aria-hidden />,
              onClick: () => then(() => onView(recipe)),
            },
            { label: acts.edit, icon: <Pencil aria-hidden />, onClick: () => then(() => onEdit(meal)) },
            {
              label: acts.move,
              icon: <CalendarClock aria-hidden />,
              expanded: going?.copies === false,
              onClick: () => toggle(false),
            },
            {
              label: acts.copy,
              icon: <Copy aria-hidden />,
              expanded: going?.copies === true,
              onClick: () => toggle(true),
            },
            {
              label: labels.reader.addAnother,
              icon: <Plus aria-hidden />,
              onClick: () => then(() => onAddAnother(slotOf(meal))),
            },
            recipe && {
              label: labels.reader.needs,
              icon: <ShoppingBasket aria-hidden />,
              onClick: () => then(() => onNeeds(meal)),
            },
            {
              label: acts.delete,
              icon: <Trash2 aria-hidden />,
              danger: true,
              onClick: () => then(() => writes.remove(meal)),
            },
            undo && { label: acts.undo, icon: <Undo2 aria-hidden />, onClick: () => then(undo) },
          ]}
        />
      }
    >
      <Facts>
        <Fact icon={<CalendarClock aria-hidden />} name={acts.when}>
          {slotLabel(slotOf(meal), family)}
        </Fact>
        {minutes !== null && (
          <Fact icon={<Clock aria-hidden />} name={labels.reader.time}>
            {labels.minutes(minutes)}
          </Fact>
        )}
        <Fact icon={<Users aria-hidden />} name={labels.reader.eaters}>
          <span className={classes['who']}>
            {[
              eaters ? namesOf(eaters, family.locale) : labels.everyone,
              meal.guests > 0 && labels.guests(meal.guests),
              labels.serves(meal.servings),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </Fact>
        {warnings.length > 0 && (
          <Fact icon={<TriangleAlert aria-hidden />} name={labels.reader.warnings}>
            <span className={classes['warnings']}>{warnings.map(({ text }) => text).join(' · ')}</span>
          </Fact>
        )}
        {cook && (
          <Fact icon={<ChefHat aria-hidden />} name={labels.reader.cook}>
            <span className={classes['cook']}>
              <Face person={cook} size={24} />
              {cook.displayName}
            </span>
          </Fact>
        )}
        {meal.ingredients && (
          <Fact icon={<ListChecks aria-hidden />} name={labels.reader.ingredients}>
            {ingredientsText(meal.ingredients, family.locale)}
          </Fact>
        )}
        {meal.notes && (
          <Fact icon={<AlignLeft aria-hidden />} name={acts.notes} isText>
            {meal.notes}
          </Fact>
        )}
      </Facts>
      {going && (
        <SlotForm
          copies={going.copies}
          slot={going.to}
          onChange={(to) => setGoing({ ...going, to })}
          onGo={() => then(() => (going.copies ? writes.copyTo(meal, going.to) : writes.moveTo(meal, going.to)))}
          onCancel={() => setGoing(null)}
        />
      )}
    </Reader>
  );
}
