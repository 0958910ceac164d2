import { useMutation } from '@apollo/client/react';
import { ALLERGENS, DIETS } from '@homefold/domain/recipes';
import type { Allergen, Diet } from '@homefold/domain/recipes';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { toPublicError } from '../../../graphql/errors';
import type { MemberFieldsFragment } from '../../../graphql/generated';
import { refetchFields } from '../../../graphql/live/live-registry';
import { refusalText } from '../../../graphql/records/refusals';
import { t } from '../../../messages/foods';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { ChoiceChip, ChoiceChips } from '../../../ui/fields/choice-chips';
import { FormActions } from '../../../ui/forms/form-actions';
import { FormAlert } from '../../../ui/forms/form-alert';
import { useDraft } from '../../../ui/forms/use-draft';
import { useToasts } from '../../../ui/toasts/toasts';
import classes from './diets.module.css';
import { SetMemberDietDocument } from '../generated';

const texts = t.foods.avoided;

interface Avoided {
  allergies: readonly Allergen[];
  diets: readonly Diet[];
}

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];

/** Chooses what a member avoids. */
export default function DietDialog({
  open,
  member,
  avoided,
  onClose,
}: {
  open: boolean;
  member: MemberFieldsFragment;
  avoided: Avoided;
  onClose: () => void;
}) {
  const toasts = useToasts();
  const [save, { loading, client }] = useMutation(SetMemberDietDocument);
  const [chosen, setChosen] = useState<Avoided>({ allergies: avoided.allergies, diets: avoided.diets });
  const [failure, setFailure] = useState<string | null>(null);
  const draft = useDraft<Avoided>({
    form: `diet:${member.id}`,
    content: chosen,
    opened: { allergies: avoided.allergies, diets: avoided.diets },
    edits: true,
    onResume: setChosen,
  });
  const submit = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    setFailure(null);
    try {
      await save({
        variables: { memberId: member.id, allergies: [...chosen.allergies], diets: [...chosen.diets] },
      });
      draft.settle();
      toasts.success(texts.saved(member.displayName));
      onClose();
      // members who eat everything are not in the list, and warnings of recipes change
      await refetchFields(client, new Set(['memberDiets', 'recipePage', 'recipe']));
    } catch (thrown) {
      setFailure(refusalText(toPublicError(thrown), texts.failedSave));
    }
  };
  return (
    <AppDialog
      open={open}
      title={texts.edit(member.displayName)}
      onClose={onClose}
      closeDisabled={loading}
      draft={draft}
      onSubmit={(event) => void submit(event)}
      actions={<FormActions submit={loading ? texts.saving : texts.save} saving={loading} />}
    >
      <div className={classes['form']}>
        <ChoiceChips label={texts.allergies}>
          <span className={classes['chips']}>
            {ALLERGENS.map((allergen) => (
              <ChoiceChip
                key={allergen}
                label={t.foods.allergens[allergen]}
                checked={chosen.allergies.includes(allergen)}
                onChange={() => setChosen({ ...chosen, allergies: toggled(chosen.allergies, allergen) })}
              />
            ))}
          </span>
        </ChoiceChips>
        <ChoiceChips label={texts.diets} hint={texts.note}>
          <span className={classes['chips']}>
            {DIETS.map((diet) => (
              <ChoiceChip
                key={diet}
                label={t.foods.diets[diet]}
                checked={chosen.diets.includes(diet)}
                onChange={() => setChosen({ ...chosen, diets: toggled(chosen.diets, diet) })}
              />
            ))}
          </span>
        </ChoiceChips>
        {failure && <FormAlert message={failure} onRetry={() => void submit()} />}
      </div>
    </AppDialog>
  );
}
