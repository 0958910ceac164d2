import type { CalendarDate } from '@homefold/domain';
import { MEAL_TYPES, weekLabel } from '@homefold/domain/meals';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { toPublicError } from '../../../graphql/errors';
import { useFamily } from '../../../graphql/family';
import { refusalText } from '../../../graphql/records/refusals';
import { t } from '../../../messages/meals';
import { Accordion } from '../../../ui/basics/accordion';
import { newKey } from '../../../ui/browser/new-key';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { ChoiceChip, ChoiceChips } from '../../../ui/fields/choice-chips';
import { FormAlert } from '../../../ui/forms/form-alert';
import { RowsSkeleton } from '../../../ui/states/skeleton';
import { AvoidedFoodsDocument } from '../generated';
import { useMealWrites } from '../week/model/use-meal-writes';
import { DraftDays } from './draft-days';
import classes from './planning.module.css';
import { RulesEditor } from './rules-editor';
import { inputOf, useDraftPlan } from './use-draft-plan';
import type { Draft } from './use-draft-plan';

const labels = t.meals.planning;

/** Plan All Meals: a proposal for the empty slots of a week, reviewed before anything is planned. */
export default function PlanDialog({
  open,
  week,
  onClose,
}: {
  open: boolean;
  week: { startDate: CalendarDate; endDate: CalendarDate };
  onClose: () => void;
}) {
  const { locale, today } = useFamily();
  const writes = useMealWrites();
  const plan = useDraftPlan(week.startDate);
  const { draft, busy, error, mealTypes, setMealTypes } = plan;
  const [key] = useState(newKey);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const taken = draft?.entries.filter(plan.isTaken) ?? [];
  const accept = async (): Promise<void> => {
    setSaving(true);
    setFailure(null);
    try {
      await writes.accept(taken.map(inputOf), key);
      onClose();
    } catch (thrown) {
      setFailure(refusalText(toPublicError(thrown), t.meals.plan.form.failedAdd));
    } finally {
      setSaving(false);
    }
  };
  return (
    <AppDialog
      open={open}
      title={labels.title(weekLabel(week, locale, today))}
      width={720}
      closeDisabled={saving}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" disabled={saving} onClick={onClose}>
            {t.common.cancel}
          </Button>
          <Button variant="contained" disabled={saving || busy || taken.length === 0} onClick={() => void accept()}>
            {saving ? labels.accepting : labels.accept(taken.length)}
          </Button>
        </>
      }
    >
      <div className={classes['plan']}>
        <p className={classes['hint']}>{labels.intro}</p>
        <Accordion parts={[{ title: labels.rules.title, content: <RulesEditor /> }]} />
        <ChoiceChips label={labels.which}>
          {MEAL_TYPES.map((mealType) => (
            <ChoiceChip
              key={mealType}
              checked={mealTypes.includes(mealType)}
              label={t.meals.plan.meals[mealType]}
              onChange={() => {
                const next = MEAL_TYPES.filter((one) => mealTypes.includes(one) !== (one === mealType));
                // at least one: there is nothing to propose for none
                if (next.length > 0) setMealTypes(next);
              }}
            />
          ))}
        </ChoiceChips>
        {draft ? (
          <>
            <Unchecked draft={draft} />
            <DraftDays plan={plan} draft={draft} />
          </>
        ) : error ? (
          <FormAlert message={labels.failed} onRetry={plan.retry} />
        ) : (
          <RowsSkeleton rows={5} label={labels.loading} height={64} />
        )}
        {draft !== null && Boolean(error) && <FormAlert message={labels.failed} onRetry={plan.retry} />}
        {failure && <FormAlert message={failure} onRetry={() => void accept()} />}
      </div>
    </AppDialog>
  );
}

/** Shown once, in a family in which somebody avoids something: the contents of a meal without a recipe are unknown. */
function Unchecked({ draft }: { draft: Draft }) {
  const { data } = useQuery(AvoidedFoodsDocument);
  const isAvoided = data?.memberDiets.some(({ allergies, diets }) => allergies.length + diets.length > 0) ?? false;
  const hasQuickPick = draft.entries.some(({ recipeId }) => recipeId === null);
  return isAvoided && hasQuickPick && <p className={classes['hint']}>{labels.unchecked}</p>;
}
