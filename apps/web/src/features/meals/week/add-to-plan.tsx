import { t } from '../../../messages/meals';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { FormActions } from '../../../ui/forms/form-actions';
import { FormAlert } from '../../../ui/forms/form-alert';
import type { RecipeChoice } from './dialogs/form-values';
import classes from './dialogs/form.module.css';
import { SlotFields } from './dialogs/meal-fields';
import { useMealForm } from './dialogs/use-meal-form';

const labels = t.meals.plan.form;

/**
 * Add to Meal Plan: the day and the meal for a recipe; today's dinner by default. All other fields of the meal are in
 * its own form.
 *
 * @example <AddToPlan open={plan.open} recipe={recipe} onClose={plan.close} />
 */
export default function AddToPlan({
  open,
  recipe,
  onClose,
}: {
  open: boolean;
  recipe: RecipeChoice;
  onClose: () => void;
}) {
  const form = useMealForm(`plan-recipe@${recipe.id}`, { kind: 'add', recipe }, onClose);
  return (
    <AppDialog
      open={open}
      title={labels.addToPlanTitle}
      onClose={onClose}
      closeDisabled={form.saving}
      draft={form.draft}
      onSubmit={form.submit}
      actions={
        <FormActions
          submit={form.saving ? labels.saving : labels.submitAdd}
          saving={form.saving}
          disabled={form.values.mealDate === ''}
        />
      }
    >
      <div className={classes['fields']}>
        <SlotFields form={form} />
      </div>
      {form.failure && <FormAlert message={form.failure} onRetry={form.submit} />}
    </AppDialog>
  );
}
