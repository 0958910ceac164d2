import { t } from '../../../messages/family';
import { errorText } from '../../../graphql/use-domain-form';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { Field } from '../../../ui/fields/field';
import { FormActions } from '../../../ui/forms/form-actions';
import { FormError } from '../../../ui/forms/form-error';
import classes from '../family.module.css';
import { useMailForm } from './mail-form';

const texts = t.family.invite;

/** Invites somebody by mail to take over a member without an account. */
export default function ClaimDialog({
  member,
  onClose,
}: {
  member: { id: string; displayName: string };
  onClose: () => void;
}) {
  const { form, submit, email } = useMailForm(member.id, onClose);
  const { errors, isSubmitting } = form.formState;
  return (
    <AppDialog
      open
      title={texts.claimTitle(member.displayName)}
      onClose={onClose}
      closeDisabled={isSubmitting}
      draft={form.draft}
      onSubmit={submit}
      actions={<FormActions submit={texts.submit} saving={isSubmitting} />}
    >
      <div className={classes['form']}>
        <p className={classes['lead']}>{texts.claimText(member.displayName)}</p>
        <Field
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoFocus
          required
          error={errors.email?.message}
          {...email}
        />
        <FormError text={form.formError && errorText(form.formError)} />
        <p className={classes['muted']}>{texts.expires}</p>
      </div>
    </AppDialog>
  );
}
