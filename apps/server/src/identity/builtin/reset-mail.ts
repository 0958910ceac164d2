import type { OutgoingMail } from '../../platform/mail';
import { RESET_LINK_MINUTES } from './better-auth';

/**
 * The password reset mail. It omits the account's name, which was entered by whoever signed up with this address and
 * who need not be its reader. The token follows `#`, which browsers do not send: no proxy or log sees it.
 */
export function resetMail(to: string, publicUrl: string, token: string): OutgoingMail {
  return {
    to,
    subject: 'Reset your Homefold password',
    content: {
      heading: 'Reset your password',
      paragraphs: [
        'Someone asked to reset the password of the Homefold account with this email address.',
        'If it was you, choose a new one. If not, ignore this email: your password stays as it is.',
      ],
      action: {
        label: 'Choose a new password',
        url: `${publicUrl}/reset-password#token=${encodeURIComponent(token)}`,
      },
      footnote: `The link works once, for ${RESET_LINK_MINUTES} minutes.`,
    },
  };
}
