import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { t } from '../../../messages/family';
import { forgetAccount } from '../../../session/auth-store';
import { DeleteAccountDocument } from '../generated';
import { errorText, useDomainForm } from '../../../graphql/use-domain-form';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { Field } from '../../../ui/fields/field';
import { FormActions } from '../../../ui/forms/form-actions';
import { FormError } from '../../../ui/forms/form-error';
import classes from '../family.module.css';

const texts = t.family.settings;

/** Deletes the viewer's account; the built-in identity service asks for the password again. */
export default function DeleteAccountDialog({
  builtin,
  withFamily,
  onClose,
}: {
  builtin: boolean;
  /** Name of the family that is deleted with the account, as nobody else in it has one. */
  withFamily: string | null;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const [remove] = useMutation(DeleteAccountDocument);
  const form = useDomainForm({ defaultValues: { password: '' } }, null);
  const { errors, isSubmitting } = form.formState;
  return (
    <AppDialog
      open
      title={texts.deleteAccountTitle}
      onClose={onClose}
      closeDisabled={isSubmitting}
      onSubmit={form.onSubmit(async ({ password }) => {
        await remove({ variables: { password: builtin ? password : null } });
        await forgetAccount();
        void navigate('/', { replace: true });
      })}
      actions={<FormActions submit={texts.deleteAccountConfirm} saving={isSubmitting} danger />}
    >
      <div className={classes['form']}>
        <p className={classes['lead']}>{texts.deleteAccountWarning}</p>
        {withFamily !== null && <p className={classes['lead']}>{texts.deleteAccountWithFamily(withFamily)}</p>}
        {builtin && (
          <Field
            label={texts.deleteAccountPassword}
            type="password"
            autoComplete="current-password"
            autoFocus
            error={errors.password?.message}
            {...form.register('password', { required: texts.passwordRequired })}
          />
        )}
        <FormError
          text={
            form.formError &&
            (form.formError.code === 'LAST_ADMIN' ? t.family.leave.lastAdmin : errorText(form.formError))
          }
        />
      </div>
    </AppDialog>
  );
}
