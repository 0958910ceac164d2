import { useMutation } from '@apollo/client/react';
import { t } from '../../../messages/family';
import { SendInvitationDocument } from '../../../graphql/set-up/generated';
import { errorText, useDomainForm } from '../../../graphql/use-domain-form';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { Field } from '../../../ui/fields/field';
import { FormActions } from '../../../ui/forms/form-actions';
import { FormError } from '../../../ui/forms/form-error';
import { useToasts } from '../../../ui/toasts/toasts';
import classes from '../family.module.css';

const texts = t.family.invite;

/** Invites by email; with `claim`, to take over a member without an account. */
export default function InviteDialog({
  claim,
  onClose,
}: {
  claim?: { id: string; displayName: string };
  onClose: () => void;
}) {
  const toasts = useToasts();
  const [send] = useMutation(SendInvitationDocument);
  const form = useDomainForm(
    { defaultValues: { email: '', displayName: '' } },
    { form: claim ? `invite:${claim.id}` : 'invite' },
  );
  const { errors, isSubmitting } = form.formState;
  return (
    <AppDialog
      open
      title={claim ? texts.claimTitle(claim.displayName) : texts.title}
      onClose={onClose}
      closeDisabled={isSubmitting}
      draft={form.draft}
      onSubmit={form.onSubmit(async ({ email, displayName }) => {
        const { data } = await send({
          variables: {
            input: claim
              ? { email: email.trim(), membershipId: claim.id }
              : { email: email.trim(), displayName: displayName.trim() || null },
          },
        });
        toasts.success(texts.sent(data?.sendInvitation.email ?? email.trim()));
        onClose();
      })}
      actions={<FormActions submit={texts.submit} saving={isSubmitting} />}
    >
      <div className={classes['form']}>
        <p className={classes['lead']}>{claim ? texts.claimText(claim.displayName) : texts.text}</p>
        <Field
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoFocus
          required
          error={errors.email?.message}
          {...form.register('email', {
            validate: (value) =>
              value.trim() === '' ? texts.emailRequired : /^\S+@\S+\.\S+$/.test(value.trim()) || texts.emailInvalid,
          })}
        />
        {!claim && (
          <Field
            label={texts.name}
            optional
            autoComplete="off"
            hint={texts.nameHint}
            error={errors.displayName?.message}
            {...form.register('displayName')}
          />
        )}
        <FormError text={form.formError && errorText(form.formError)} />
        <p className={classes['muted']}>{texts.expires}</p>
      </div>
    </AppDialog>
  );
}
