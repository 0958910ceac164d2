import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { t } from '../../app/messages/family';
import { forgetAccount } from '../../app/auth/auth-store';
import { DeleteAccountDocument } from '../../graphql/generated';
import { errorText, useDomainForm } from '../../graphql/use-domain-form';
import { AppDialog } from '../../ui/app-dialog';
import { Field } from '../../ui/field';
import { FormActions } from '../../ui/form-actions';
import { FormError } from '../../ui/form-error';
import classes from './family.module.css';

const texts = t.family.settings;

/** Deletes the caller's account; where we keep the password, it is asked for once more. */
export default function DeleteAccountDialog({
  builtin,
  withFamily,
  onClose,
}: {
  builtin: boolean;
  /** Name of the family that goes with the account, for nobody else in it has one. */
  withFamily: string | null;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const [remove] = useMutation(DeleteAccountDocument);
  const form = useDomainForm({ defaultValues: { password: '' } });
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
      actions={<FormActions submit={texts.deleteAccountConfirm} saving={isSubmitting} danger onCancel={onClose} />}
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
