import { isCalendarDate } from '@homefold/domain';
import { MEAL_TYPES } from '@homefold/domain/meals';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { t as shared } from '../../../../messages/dialogs';
import { t } from '../../../../messages/meals';
import { PickerField } from '../../../../ui/fields/picker-field';
import { ChoiceChip, ChoiceChips } from '../../../../ui/fields/choice-chips';
import type { Slot } from '../model/types';
import classes from './meal-reader.module.css';

const labels = t.meals.plan;

/** The slot to which a meal is moved or copied, without its whole form. */
export function SlotForm({
  copies,
  slot,
  onChange,
  onGo,
  onCancel,
}: {
  copies: boolean;
  slot: Slot;
  onChange: (slot: Slot) => void;
  onGo: () => void;
  onCancel: () => void;
}) {
  const group = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // It may open below the visible area.
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector('input')?.focus();
  }, []);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (isCalendarDate(slot.date)) onGo();
  };
  return (
    <form
      ref={form}
      className={classes['form']}
      aria-label={copies ? labels.reader.copyTo : labels.reader.moveTo}
      onSubmit={submit}
      noValidate
    >
      <PickerField
        type="date"
        label={shared.dialogs.reader.day}
        value={slot.date}
        required
        onChange={(date) => onChange({ ...slot, date })}
      />
      <ChoiceChips label={labels.form.mealType}>
        {MEAL_TYPES.map((mealType) => (
          <ChoiceChip
            key={mealType}
            group={group}
            checked={slot.mealType === mealType}
            label={labels.meals[mealType]}
            onChange={() => onChange({ ...slot, mealType })}
          />
        ))}
      </ChoiceChips>
      <span className={classes['buttons']}>
        <Button size="small" onClick={onCancel}>
          {t.common.cancel}
        </Button>
        <Button type="submit" size="small" variant="contained" disabled={!isCalendarDate(slot.date)}>
          {copies ? labels.reader.copyNow : labels.reader.moveNow}
        </Button>
      </span>
    </form>
  );
}
