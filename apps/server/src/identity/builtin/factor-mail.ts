import type { OutgoingMail } from '../../platform/mail';
import type { FactorChange } from './second-factor';

const textOf: Record<FactorChange, string> = {
  password: 'The password of your Homefold account was changed.',
  'app-added': 'An authenticator app was added to your Homefold account. Signing in now asks for a code, too.',
  'app-removed': 'The authenticator app of your Homefold account was removed. Signing in no longer asks for a code.',
  'recovery-codes': 'New recovery codes were made for your Homefold account. The old ones no longer work.',
  'recovery-code-used': 'Somebody signed in to your Homefold account with one of its recovery codes.',
  'passkey-added': 'A passkey was added to your Homefold account. It signs in without the password.',
  'passkey-removed': 'A passkey was removed from your Homefold account. It no longer signs in.',
};

/** Notifies the owner that a sign-in method of the account has changed. */
export function factorMail(to: string, publicUrl: string, change: FactorChange): OutgoingMail {
  return {
    to,
    subject: 'Your Homefold sign-in has changed',
    content: {
      heading: 'Your sign-in has changed',
      paragraphs: [
        textOf[change],
        'If it was you, there is nothing to do. If not, choose a new password now. Then look in Settings at where you are signed in, and remove passkeys that are not yours.',
      ],
      action: { label: 'Choose a new password', url: `${publicUrl}/reset-password` },
      footnote: 'You get this email because it is about the security of your account.',
    },
  };
}
