import { useMutation } from '@apollo/client/react';
import { t } from '../../messages/family';
import { UpdateFamilyDocument } from './generated';
import type { FamilyFieldsFragment } from '../../graphql/generated';
import { errorText, useDomainForm } from '../../graphql/use-domain-form';
import { AppDialog } from '../../ui/dialogs/app-dialog';
import { Field, TextArea } from '../../ui/fields/field';
import { FormActions } from '../../ui/forms/form-actions';
import { FormError } from '../../ui/forms/form-error';
import { useToasts } from '../../ui/toasts/toasts';
import classes from './family.module.css';

const texts = t.family.card;

/** Edits name and description. A concurrent edit is reported as a conflict, and the input is kept. */
export default function EditFamilyDialog({ family, onClose }: { family: FamilyFieldsFragment; onClose: () => void }) {
  const toasts = useToasts();
  const [save] = useMutation(UpdateFamilyDocument);
  const form = useDomainForm(
    // The version that the changes are based on: a draft continued later overwrites nobody's change.
    { defaultValues: { name: family.name, description: family.description ?? '', version: family.version } },
    { form: 'family', edits: true },
  );
  const { errors, isSubmitting } = form.formState;
  return (
    <AppDialog
      open
      title={texts.edit}
      onClose={onClose}
      closeDisabled={isSubmitting}
      draft={form.draft}
      onSubmit={form.onSubmit(async (input) => {
        await save({ variables: { input } }).catch((refused: unknown) => {
          // A conflict was reported: saving again overwrites.
          form.setValue('version', family.version);
          throw refused;
        });
        toasts.success(texts.saved);
        onClose();
      })}
      actions={<FormActions submit={t.common.save} saving={isSubmitting} />}
    >
      <div className={classes['form']}>
        <Field
          label={texts.name}
          autoFocus
          required
          error={errors.name?.message}
          {...form.register('name', { validate: (value) => value.trim() !== '' || texts.nameRequired })}
        />
        <TextArea
          label={texts.description}
          optional
          error={errors.description?.message}
          {...form.register('description')}
        />
        <FormError
          text={
            form.formError &&
            (form.formError.code === 'VERSION_CONFLICT' ? t.common.errors.conflict : errorText(form.formError))
          }
        />
      </div>
    </AppDialog>
  );
}
