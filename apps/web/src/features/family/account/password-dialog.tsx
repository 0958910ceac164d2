import { PASSWORD_LENGTH } from '@homefold/domain';
import { t } from '../../../messages/family';
import { identity, IdentityError } from '../../../session/identity-api';
import { refreshAuth } from '../../../session/auth-store';
import { errorText, useDomainForm } from '../../../graphql/use-domain-form';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { Field } from '../../../ui/fields/field';
import { FormActions } from '../../../ui/forms/form-actions';
import { FormError } from '../../../ui/forms/form-error';
import { useToasts } from '../../../ui/toasts/toasts';
import classes from '../family.module.css';

const texts = t.family.settings;

/** Changes the password of the built-in identity service; all other sessions end. */
export default function PasswordDialog({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const toasts = useToasts();
  const form = useDomainForm({ defaultValues: { currentPassword: '', newPassword: '' } }, null);
  const { errors, isSubmitting } = form.formState;
  const submit = form.onSubmit(async (values) => {
    try {
      await identity('/change-password', values);
    } catch (thrown) {
      if (!(thrown instanceof IdentityError) || thrown.status >= 500) throw thrown;
      form.setError(
        thrown.field === 'newPassword' ? 'newPassword' : 'currentPassword',
        { type: 'server', message: thrown.message },
        { shouldFocus: true },
      );
      return;
    }
    // The session was replaced: get a new token.
    await refreshAuth();
    toasts.success(texts.passwordChanged);
    onChanged();
    onClose();
  });
  return (
    <AppDialog
      open
      title={texts.changePassword}
      onClose={onClose}
      closeDisabled={isSubmitting}
      onSubmit={submit}
      actions={<FormActions submit={texts.changePassword} saving={isSubmitting} />}
    >
      <div className={classes['form']}>
        <Field
          label={texts.currentPassword}
          type="password"
          autoComplete="current-password"
          autoFocus
          error={errors.currentPassword?.message}
          {...form.register('currentPassword', { required: texts.passwordRequired })}
        />
        <Field
          label={texts.newPassword}
          type="password"
          autoComplete="new-password"
          hint={texts.newPasswordHint}
          error={errors.newPassword?.message}
          {...form.register('newPassword', {
            required: texts.passwordRequired,
            minLength: { value: PASSWORD_LENGTH.min, message: texts.passwordShort },
          })}
        />
        <FormError text={form.formError && errorText(form.formError)} />
      </div>
    </AppDialog>
  );
}
