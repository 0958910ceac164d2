import { PLANNED_MEAL_LIMITS, QUICK_PICKS, QUICK_SERVINGS } from '@homefold/domain/meals';
import { t } from '../../../../messages/meals';
import { AppDialog } from '../../../../ui/dialogs/app-dialog';
import { ChoiceChip, ChoiceChips } from '../../../../ui/fields/choice-chips';
import { Field, TextArea } from '../../../../ui/fields/field';
import { SelectField } from '../../../../ui/fields/select-field';
import { FormActions } from '../../../../ui/forms/form-actions';
import { FormAlert } from '../../../../ui/forms/form-alert';
import type { Slot } from '../model/types';
import classes from './form.module.css';
import { SlotFields } from './meal-fields';
import { useMealForm } from './use-meal-form';

const labels = t.meals.plan.form;

/** Quick Add Meal: a typed or picked name for a slot; without a recipe. */
export default function QuickDialog({ open, slot, onClose }: { open: boolean; slot: Slot; onClose: () => void }) {
  const form = useMealForm('quick-meal', { kind: 'add', slot }, onClose);
  const { values, errors, change } = form;
  return (
    <AppDialog
      open={open}
      title={labels.quickTitle}
      onClose={onClose}
      closeDisabled={form.saving}
      draft={form.draft}
      onSubmit={(event) => (values.title.trim() === '' ? event.preventDefault() : form.submit(event))}
      actions={
        <FormActions
          submit={form.saving ? labels.saving : labels.submitAdd}
          saving={form.saving}
          disabled={values.title.trim() === '' || values.mealDate === ''}
        />
      }
    >
      <div className={classes['fields']}>
        <SlotFields form={form} />
        <Field
          label={labels.name}
          placeholder={labels.namePlaceholder}
          value={values.title}
          error={errors.title}
          maxLength={PLANNED_MEAL_LIMITS.title}
          autoComplete="off"
          autoFocus
          required
          onChange={({ target }) => change({ title: target.value })}
        />
        <ChoiceChips label={labels.quickPicks}>
          {QUICK_PICKS[values.mealType].map((name) => (
            <ChoiceChip
              key={name}
              group="quick-pick"
              checked={values.title === name}
              label={name}
              onChange={() => change({ title: name })}
            />
          ))}
        </ChoiceChips>
        <SelectField
          label={labels.servings}
          value={values.servings}
          error={errors.servings}
          options={servingsWith(values.servings).map((value) => ({ value, label: value }))}
          onChange={(servings) => change({ servings })}
        />
        <TextArea
          label={labels.notes}
          value={values.notes}
          error={errors.notes}
          maxLength={PLANNED_MEAL_LIMITS.notes}
          rows={2}
          optional
          onChange={({ target }) => change({ notes: target.value })}
        />
      </div>
      {form.failure && <FormAlert message={form.failure} onRetry={form.submit} />}
    </AppDialog>
  );
}

/** The documented choices, including the family's own number. */
const servingsWith = (value: string): string[] =>
  [...new Set([...QUICK_SERVINGS, Number(value)])].toSorted((a, b) => a - b).map(String);
