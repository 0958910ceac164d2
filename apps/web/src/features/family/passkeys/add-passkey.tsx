import { useState } from 'react';
import { IdentityError } from '../../../session/identity-api';
import { addPasskey } from '../../../session/passkeys';
import { t } from '../../../messages/account/passkeys';
import { errorText, useDomainForm } from '../../../graphql/use-domain-form';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { deviceOf } from '../../../ui/browser/device-name';
import { Field } from '../../../ui/fields/field';
import { FormActions } from '../../../ui/forms/form-actions';
import { FormError } from '../../../ui/forms/form-error';
import family from '../family.module.css';
import classes from './passkeys.module.css';

const texts = t.passkeys;

/** Asks for the password and a name, then has the browser create the passkey. */
export function AddPasskey({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const form = useDomainForm(
    { defaultValues: { name: deviceOf(navigator.userAgent).name, currentPassword: '' } },
    null,
  );
  const { errors, isSubmitting } = form.formState;
  const send = form.onSubmit(async ({ name, currentPassword }) => {
    setRefusal(null);
    setLeft(false);
    try {
      const outcome = await addPasskey(name, currentPassword);
      if (outcome === 'added') onDone();
      else if (outcome === 'left') setLeft(true);
      else setRefusal(texts.known);
    } catch (thrown) {
      if (!(thrown instanceof IdentityError) || thrown.status >= 500) throw thrown;
      const { field, message } = thrown;
      if (field === 'name' || field === 'currentPassword')
        form.setError(field, { type: 'server', message }, { shouldFocus: true });
      else setRefusal(message);
    }
  });
  const status = isSubmitting ? texts.waiting : left ? texts.left : '';
  return (
    <AppDialog
      open
      title={texts.add}
      onClose={onClose}
      closeDisabled={isSubmitting}
      onSubmit={send}
      actions={<FormActions submit={texts.next} saving={isSubmitting} />}
    >
      <div className={family['form']}>
        <p className={family['lead']}>{texts.addLead}</p>
        <Field
          label={t.secondFactor.password}
          type="password"
          autoComplete="current-password"
          autoFocus
          error={errors.currentPassword?.message}
          {...form.register('currentPassword', { required: t.secondFactor.passwordRequired })}
        />
        <Field
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
          maxLength={80}
          error={errors.name?.message}
          {...form.register('name', { validate: (value) => value.trim() !== '' || texts.nameRequired })}
        />
        <p className={classes['status']} role="status">
          {status}
        </p>
        <FormError text={refusal ?? (form.formError && errorText(form.formError))} />
      </div>
    </AppDialog>
  );
}
