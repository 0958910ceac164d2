import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals';
import { EditDialog } from '../../../../ui/dialogs/edit-dialog';
import { VersionsPanel } from '../../../../ui/forms/versions-panel';
import { useMealWrites } from '../model/use-meal-writes';
import { describe } from './describe';
import { formOfMeal } from './form-values';
import { MealFields } from './meal-fields';
import { useMealForm } from './use-meal-form';
import type { MealTarget } from './use-meal-form';

const labels = t.meals.plan.form;

/** Add Meal to Plan, and Edit Meal. */
export default function MealDialog({
  open,
  target,
  onClose,
}: {
  open: boolean;
  target: MealTarget;
  onClose: () => void;
}) {
  const family = useFamily();
  const writes = useMealWrites();
  const form = useMealForm('meal', target, onClose);
  const meal = target.kind === 'edit' ? target.meal : null;
  const remove = async (): Promise<void> => {
    if (meal && (await writes.remove(meal))) onClose();
  };
  return (
    <EditDialog
      open={open}
      title={meal ? labels.editTitle : labels.addTitle}
      form={form}
      submit={form.saving ? labels.saving : meal ? labels.submitEdit : labels.submitAdd}
      canSubmit={form.values.mealDate !== '' && (!meal || form.values.title.trim() !== '')}
      conflict={(theirs) => (
        <VersionsPanel
          labels={t.meals.plan.conflict}
          mine={describe(form.values, family)}
          theirs={describe(formOfMeal(theirs), family)}
          busy={form.saving}
          onKeepMine={form.keepMine}
          onUseTheirs={form.useTheirs}
        />
      )}
      onDelete={meal ? () => void remove() : undefined}
      onClose={onClose}
    >
      <MealFields form={form} isEdit={meal !== null} />
    </EditDialog>
  );
}
