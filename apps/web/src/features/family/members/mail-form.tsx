import { useMutation } from '@apollo/client/react';
import { t } from '../../../messages/family';
import { SendInvitationDocument } from '../../../graphql/set-up/generated';
import { useDomainForm } from '../../../graphql/use-domain-form';
import { useToasts } from '../../../ui/toasts/toasts';

const texts = t.family.invite;

/** The form of an invitation by mail. @param claim the member without an account to claim */
export function useMailForm(claim: string | null, onSent: () => void) {
  const toasts = useToasts();
  const [send] = useMutation(SendInvitationDocument);
  const form = useDomainForm(
    { defaultValues: { email: '', displayName: '' } },
    { form: claim ? `invite:${claim}` : 'invite' },
  );
  const submit = form.onSubmit(async ({ email, displayName }) => {
    const to = email.trim();
    const input = claim ? { email: to, membershipId: claim } : { email: to, displayName: displayName.trim() || null };
    const { data } = await send({ variables: { input } });
    toasts.success(texts.sent(data?.sendInvitation.email ?? to));
    onSent();
  });
  const email = form.register('email', {
    validate: (value) =>
      value.trim() === '' ? texts.emailRequired : /^\S+@\S+\.\S+$/.test(value.trim()) || texts.emailInvalid,
  });
  return { form, submit, email };
}
