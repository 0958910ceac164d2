import { PASSWORD_LENGTH } from '@homefold/domain';
import { t } from '../../app/messages/family';
import { identity, IdentityError } from '../../app/auth/identity-api';
import { refreshAuth } from '../../app/auth/auth-store';
import { errorText, useDomainForm } from '../../graphql/use-domain-form';
import { AppDialog } from '../../ui/app-dialog';
import { Field } from '../../ui/field';
import { FormActions } from '../../ui/form-actions';
import { FormError } from '../../ui/form-error';
import { useToasts } from '../../ui/toasts';
import classes from './family.module.css';

const texts = t.family.settings;

/** Changes the password of the built-in sign-in; every other session ends with it. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const toasts = useToasts();
  const form = useDomainForm({ defaultValues: { currentPassword: '', newPassword: '' } });
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
    // The session was replaced with the password: a new token for it.
    await refreshAuth();
    toasts.success(texts.passwordChanged);
    onClose();
  });
  return (
    <AppDialog
      open
      title={texts.changePassword}
      onClose={onClose}
      closeDisabled={isSubmitting}
      onSubmit={submit}
      actions={<FormActions submit={texts.changePassword} saving={isSubmitting} onCancel={onClose} />}
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
