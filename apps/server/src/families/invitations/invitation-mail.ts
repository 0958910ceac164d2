import type { OutgoingMail } from '../../platform/mail';
import type { OwnFamily } from '../family-lock';

/** The invitation mail: a link, and the code as a fallback. */
export function invitationMail(
  { email, displayName }: { email: string; displayName: string | null },
  { family, me }: OwnFamily,
  url: string,
): OutgoingMail {
  return {
    to: email,
    subject: `${me.displayName} invites you to join ${family.name} on Homefold`,
    content: {
      heading: displayName ? `Hello ${displayName}` : 'Hello',
      paragraphs: [
        `${me.displayName} would like you to join the family ${family.name} on Homefold, where a family shares its calendar and plans together.`,
        `You can also sign up and enter the invite code ${family.inviteCode} yourself.`,
      ],
      action: { label: `Join ${family.name}`, url },
      footnote: 'The link works once and for 7 days. If you do not know the sender, you can ignore this mail.',
    },
  };
}
