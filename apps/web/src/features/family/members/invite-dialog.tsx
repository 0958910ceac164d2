import Button from '@mui/material/Button';
import { familyInSentence } from '@homefold/domain';
import { Mail } from 'lucide-react';
import { t } from '../../../messages/family';
import { invitationLink } from '../../../graphql/invitation-link';
import { errorText } from '../../../graphql/use-domain-form';
import { useViewer } from '../../../graphql/use-viewer';
import { useIsGuest } from '../../../session/auth-store';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { Field } from '../../../ui/fields/field';
import { FormError } from '../../../ui/forms/form-error';
import { ShareLink } from '../../../ui/share/share-link';
import { DemoOffer } from '../demo-card';
import classes from '../family.module.css';
import { useMailForm } from './mail-form';

const texts = t.family.invite;

/** Invites to the family: a link to share, copy or scan, the code, and for admins a mail. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const { me, family } = useViewer();
  const guest = useIsGuest();
  const { form, submit, email } = useMailForm(null, onClose);
  const { errors, isSubmitting } = form.formState;
  if (!family) return null;
  if (guest)
    return (
      <AppDialog open title={texts.title} onClose={onClose}>
        <DemoOffer />
      </AppDialog>
    );
  const name = familyInSentence(family.name);
  const mails = me?.membership?.role === 'admin';
  return (
    <AppDialog
      open
      title={texts.title}
      width={520}
      onClose={onClose}
      closeDisabled={isSubmitting}
      {...(mails && { draft: form.draft, onSubmit: submit })}
    >
      <div className={classes['form']}>
        <p className={classes['lead']}>{family.approveJoiners ? texts.leadAsks(name) : texts.lead(name)}</p>
        <ShareLink shared={invitationLink(family)} scan={{ label: texts.scanLabel(name), text: texts.scan }} />
        <p className={classes['muted']}>
          {texts.code} <strong className={classes['codeWord']}>{family.inviteCode}</strong>
        </p>
        {mails && (
          <div className={classes['mailPart']}>
            <h3>{texts.byMail}</h3>
            <div className={classes['pair']}>
              <Field
                label={texts.email}
                type="email"
                inputMode="email"
                autoComplete="off"
                error={errors.email?.message}
                {...email}
              />
              <Field
                label={texts.name}
                optional
                autoComplete="off"
                error={errors.displayName?.message}
                {...form.register('displayName')}
              />
            </div>
            <FormError text={form.formError && errorText(form.formError)} />
            <div className={classes['mailEnd']}>
              <p className={classes['muted']}>{texts.expires}</p>
              <Button type="submit" variant="outlined" startIcon={<Mail aria-hidden />} disabled={isSubmitting}>
                {texts.submit}
              </Button>
            </div>
          </div>
        )}
      </div>
    </AppDialog>
  );
}
