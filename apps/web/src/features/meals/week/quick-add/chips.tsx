import { isCalendarDate } from '@homefold/domain';
import { MEAL_TYPES, PLANNED_MEAL_LIMITS } from '@homefold/domain/meals';
import { CalendarDays, Users } from 'lucide-react';
import { useId } from 'react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals';
import { ChoiceChip, ChoiceChips } from '../../../../ui/fields/choice-chips';
import { PickerField } from '../../../../ui/fields/picker-field';
import { StepperField } from '../../../../ui/pickers/stepper';
import { PartChips } from '../../../../ui/quick-add/part-chips';
import { fullDay } from '../../../../ui/time/day-labels';
import { MealIcon } from '../meal-icon';
import type { Draft, Part, PartValues } from './draft';

const labels = t.meals.plan.quickAdd;
const form = t.meals.plan.form;

interface Correcting {
  draft: Draft;
  onCorrect: <P extends Part>(part: P, value: PartValues[P]) => void;
}

/** The parsed parts, each a button that opens its editor. */
export function Chips({ draft, onCorrect, onTitleOnly }: Correcting & { onTitleOnly: (part: Part) => void }) {
  const family = useFamily();
  const { known, isReady } = draft;
  return (
    <PartChips<Part>
      labels={labels}
      chips={[
        isReady && {
          part: 'date',
          icon: <CalendarDays aria-hidden />,
          label: fullDay(known.date, family),
          isTyped: draft.words.date.length > 0,
        },
        {
          part: 'meal',
          icon: <MealIcon mealType={known.mealType} size={16} />,
          label: t.meals.plan.meals[known.mealType],
          isTyped: draft.words.meal.length > 0,
        },
        {
          part: 'servings',
          icon: <Users aria-hidden />,
          label: t.meals.plan.serves(known.servings),
          isTyped: draft.words.servings.length > 0,
        },
      ]}
      words={draft.words}
      editors={{
        date: () => (
          <PickerField
            type="date"
            label={form.date}
            value={known.date}
            required
            onChange={(date) => isCalendarDate(date) && onCorrect('date', date)}
          />
        ),
        meal: () => <MealEditor draft={draft} onCorrect={onCorrect} />,
        servings: () => (
          <StepperField
            label={form.servings}
            min={1}
            max={PLANNED_MEAL_LIMITS.servings}
            value={String(known.servings)}
            onChange={(servings) => Number(servings) >= 1 && onCorrect('servings', Number(servings))}
          />
        ),
      }}
      onTitleOnly={onTitleOnly}
    />
  );
}

function MealEditor({ draft: { known }, onCorrect }: Correcting) {
  const group = useId();
  return (
    <ChoiceChips label={form.mealType}>
      {MEAL_TYPES.map((mealType) => (
        <ChoiceChip
          key={mealType}
          group={group}
          checked={known.mealType === mealType}
          label={t.meals.plan.meals[mealType]}
          onChange={() => onCorrect('meal', mealType)}
        />
      ))}
    </ChoiceChips>
  );
}
