import { identity } from '../../../session/identity-api';
import { t } from '../../../messages/account/passkeys';
import { errorText, useDomainForm } from '../../../graphql/use-domain-form';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { Field } from '../../../ui/fields/field';
import { FormActions } from '../../../ui/forms/form-actions';
import { FormError } from '../../../ui/forms/form-error';
import family from '../family.module.css';
import { besideField } from '../second-factor/refused';

const texts = t.passkeys;

/** Gives a passkey another name. */
export function RenamePasskey({
  passkey,
  onDone,
  onClose,
}: {
  passkey: { id: string; name: string };
  onDone: () => void;
  onClose: () => void;
}) {
  const form = useDomainForm(
    { defaultValues: { name: passkey.name } }, // bound to the current name, so that a draft does not overwrite a newer one
    { form: `passkey:${passkey.id}:${passkey.name}`, edits: true },
  );
  const { errors, isSubmitting } = form.formState;
  const send = form.onSubmit(async ({ name }) => {
    try {
      await identity('/rename-passkey', { id: passkey.id, name });
    } catch (thrown) {
      besideField(thrown, form.setError, 'name');
      return;
    }
    onDone();
  });
  return (
    <AppDialog
      open
      title={texts.renameTitle}
      onClose={onClose}
      closeDisabled={isSubmitting}
      draft={form.draft}
      onSubmit={send}
      actions={<FormActions submit={texts.save} saving={isSubmitting} />}
    >
      <div className={family['form']}>
        <Field
          label={texts.name}
          autoComplete="off"
          maxLength={80}
          autoFocus
          error={errors.name?.message}
          {...form.register('name', { validate: (value) => value.trim() !== '' || texts.nameRequired })}
        />
        <FormError text={form.formError && errorText(form.formError)} />
      </div>
    </AppDialog>
  );
}
