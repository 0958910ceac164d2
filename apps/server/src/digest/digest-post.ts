import { Injectable } from '@nestjs/common';
import { UserOrigins } from '../identity';
import { UnsubscribeLinks } from '../notifications';
import type { FamilyViewer } from '../platform/auth';
import { Mailer } from '../platform/mail';
import type { Digest, DigestRecipient } from './digest-composer';
import { writeLetter } from './digest-letter';
import { renderDigest } from './digest-mail';
import { DELIVERY_MS } from './digest-time';

/** Enqueues digests, one mail per recipient. */
@Injectable()
export class DigestPost {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly mailer: Mailer,
    private readonly origins: UserOrigins,
  ) {}

  /** Call inside a write scope of the viewer: all mails exist if and only if it commits. */
  async send(viewer: FamilyViewer, digest: Digest, recipients: readonly DigestRecipient[], now: Date): Promise<void> {
    const links = await this.links.of(
      viewer,
      'digest',
      recipients.map(({ id, userId }) => ({ membershipId: id, userId })),
    );
    const originOf = await this.origins.of(recipients.map(({ userId }) => userId));
    for (const reader of recipients) {
      const { days, members: people } = digest;
      const publicUrl = originOf(reader.userId);
      const unsubscribeUrl = `${publicUrl}${links.get(reader.id) ?? ''}`;
      const letter = writeLetter(digest.partOf(reader.id), { reader, people, days, now, publicUrl, unsubscribeUrl });
      await this.mailer.sendWritten({
        to: reader.email,
        subject: letter.subject,
        ...renderDigest(letter),
        headers: {
          // One-click unsubscribe (RFC 2369, RFC 8058), and no automatic replies (RFC 3834).
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
        until: new Date(now.getTime() + DELIVERY_MS),
      });
    }
  }
}
