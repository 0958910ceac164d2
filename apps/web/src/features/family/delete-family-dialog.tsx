import { useMutation } from '@apollo/client/react';
import { t } from '../../messages/family';
import { DeleteFamilyDocument } from './generated';
import type { FamilyFieldsFragment } from '../../graphql/generated';
import { errorText, useDomainForm } from '../../graphql/use-domain-form';
import { cacheNoFamily } from '../../graphql/viewer-cache';
import { AppDialog } from '../../ui/dialogs/app-dialog';
import { Field } from '../../ui/fields/field';
import { FormActions } from '../../ui/forms/form-actions';
import { FormError } from '../../ui/forms/form-error';
import { useToasts } from '../../ui/toasts/toasts';
import classes from './family.module.css';

const texts = t.family.leave;

/** Deletes the family for everyone, once its name was typed. */
export default function DeleteFamilyDialog({ family, onClose }: { family: FamilyFieldsFragment; onClose: () => void }) {
  const toasts = useToasts();
  const [remove] = useMutation(DeleteFamilyDocument, { update: cacheNoFamily });
  const form = useDomainForm({ defaultValues: { confirmName: '' } }, null);
  const { errors, isSubmitting } = form.formState;
  return (
    <AppDialog
      open
      title={texts.deleteTitle(family.name)}
      onClose={onClose}
      closeDisabled={isSubmitting}
      onSubmit={form.onSubmit(async ({ confirmName }) => {
        await remove({ variables: { confirmName: confirmName.trim() } });
        toasts.success(texts.deleted(family.name));
        onClose();
      })}
      actions={<FormActions submit={texts.delete} saving={isSubmitting} danger />}
    >
      <div className={classes['form']}>
        <p className={classes['lead']}>{texts.deleteWarning(family.members.length)}</p>
        <Field
          label={texts.deleteType(family.name)}
          autoFocus
          autoComplete="off"
          error={errors.confirmName?.message}
          {...form.register('confirmName', {
            validate: (value) => value.trim() === family.name || texts.deleteMismatch,
          })}
        />
        <FormError text={form.formError && errorText(form.formError)} />
      </div>
    </AppDialog>
  );
}
