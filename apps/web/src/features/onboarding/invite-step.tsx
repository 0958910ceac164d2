import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { Check, Mail } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages/account/onboarding';
import { SendInvitationDocument } from '../../graphql/set-up/generated';
import type { FamilyFieldsFragment } from '../../graphql/generated';
import { invitationLink } from '../../graphql/invitation-link';
import { errorText, useDomainForm } from '../../graphql/use-domain-form';
import { Chip } from '../../ui/basics/chip';
import { CodeTiles } from '../../ui/fields/code-tiles';
import { CopyButton } from '../../ui/basics/copy-button';
import { Field } from '../../ui/fields/field';
import { ShareButtons } from '../../ui/share/share-link';
import { useToasts } from '../../ui/toasts/toasts';
import { StepBody } from './step-body';
import classes from './steps.module.css';

const texts = t.onboarding.invite;

/** Last step after creating: the invite code, and invitations by email. */
export function InviteStep({ family, onDone }: { family: FamilyFieldsFragment; onDone: () => void }) {
  const toasts = useToasts();
  const [invited, setInvited] = useState<readonly string[]>([]);
  const [send] = useMutation(SendInvitationDocument);
  const form = useDomainForm({ defaultValues: { email: '' } }, { form: 'set-up-invite', silent: true });
  const { errors, isSubmitting } = form.formState;
  const invite = form.onSubmit(async ({ email }) => {
    const { data } = await send({ variables: { input: { email: email.trim() } } });
    const address = data?.sendInvitation.email ?? email.trim();
    setInvited((known) => [address, ...known.filter((each) => each !== address)]);
    form.reset();
    form.setFocus('email');
  });
  return (
    <StepBody
      title={texts.title(family.name.replace(/^the\s+/i, ''))}
      text={texts.text}
      submit={texts.done}
      onSkip={onDone}
      onSubmit={(event) => {
        event.preventDefault();
        // Enter in the field sends the invitation; the button continues.
        if (form.getValues('email').trim() !== '' && document.activeElement instanceof HTMLInputElement) invite();
        else onDone();
      }}
    >
      <div className={classes['code']}>
        <CodeTiles code={family.inviteCode} />
        <div className={classes['shareLine']}>
          <ShareButtons shared={invitationLink(family)} quiet />
          <CopyButton
            text={family.inviteCode}
            label={texts.copyCode}
            copied={t.family.code.copied}
            onFailed={() => toasts.error(t.family.code.copyFailed)}
          />
        </div>
      </div>
      <div className={classes['inviteLine']}>
        <Field
          label={texts.email}
          large
          type="email"
          inputMode="email"
          autoComplete="off"
          placeholder={texts.placeholder}
          error={errors.email?.message ?? (form.formError ? errorText(form.formError) : undefined)}
          {...form.register('email', {
            validate: (value) =>
              value.trim() === '' ? texts.emailRequired : /^\S+@\S+\.\S+$/.test(value.trim()) || texts.emailInvalid,
          })}
        />
        <Button variant="outlined" onClick={() => invite()} disabled={isSubmitting} className={classes['send'] ?? ''}>
          {texts.send}
        </Button>
      </div>
      <ul className={classes['invited']} aria-live="polite">
        {invited.map((email) => (
          <li key={email}>
            <Mail size={18} aria-hidden />
            <span>{email}</span>
            <Chip small tone="success" icon={<Check aria-hidden />}>
              {texts.invited}
            </Chip>
          </li>
        ))}
      </ul>
    </StepBody>
  );
}
