import { Injectable } from '@nestjs/common';
import { requireFamily, type Viewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { conflict, DomainError, notFound } from '../platform/errors';
import { DigestComposer } from './digest-composer';
import { writeLetter } from './digest-letter';
import { DigestPost } from './digest-post';
import { lockSchedule, updateSentAt, type ScheduleRow } from './digest.queries';
import type { DailyDigest, DigestPreview } from './digest.types';

/** One send per hour and family (product rule 29). */
const EVERY_MS = 3_600_000;

/** The daily digest on request. The scheduled one: `DigestSchedule`. */
@Injectable()
export class DigestService {
  constructor(
    private readonly db: Database,
    private readonly composer: DigestComposer,
    private readonly post: DigestPost,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends the digest to every member of the viewer's family who wants it and has an account, even without content.
   *
   * @throws DomainError RATE_LIMITED within an hour of the last one, with `retryAt` and `retryAfterSeconds` in
   * `details`; CONFLICT without recipients
   */
  async send(caller: Viewer): Promise<DailyDigest> {
    const viewer = requireFamily(caller);
    return this.db.write(viewer, async () => {
      const now = this.clock.now();
      const [row] = await this.db.sql<ScheduleRow>(lockSchedule(viewer.familyId));
      const again = row?.sentAt ? row.sentAt.getTime() + EVERY_MS : 0;
      if (again > now.getTime()) throw tooSoon(new Date(again), now);
      const digest = await this.composer.compose(viewer, now);
      const { recipients, isDemo } = digest;
      if (recipients.length === 0)
        throw conflict(
          'CONFLICT',
          isDemo
            ? 'The demo family has no addresses that a mail could reach.'
            : 'Nobody in your family gets the daily digest: it is switched off for everybody.',
        );
      await this.post.send(viewer, digest, recipients, now);
      await this.db.sql(updateSentAt(viewer.familyId, now));
      return {
        recipients: recipients.map(({ displayName }) => displayName),
        data: digest.partOf(viewer.membershipId).counts,
      };
    });
  }

  /** The digest that the caller would get now. Sends nothing and does not count as a send. */
  async preview(caller: Viewer): Promise<DigestPreview> {
    const viewer = requireFamily(caller);
    return this.db.read(viewer, async () => {
      const now = this.clock.now();
      const { members: people, days, partOf } = await this.composer.read(viewer, now);
      const reader = people.find(({ id }) => id === viewer.membershipId);
      if (!reader) throw notFound('Member');
      const links = { publicUrl: '', unsubscribeUrl: '' };
      const { subject, greeting, summary, sections } = writeLetter(partOf(reader.id), {
        reader,
        people,
        days,
        now,
        ...links,
      });
      return {
        subject,
        greeting,
        summary,
        sections: sections.map(({ title, groups, more, empty }) => ({ title, groups, more, empty })),
      };
    });
  }
}

const tooSoon = (retryAt: Date, now: Date) =>
  new DomainError('rate-limited', 'RATE_LIMITED', 'The daily digest was sent less than an hour ago.', {
    details: {
      retryAt: retryAt.toISOString(),
      retryAfterSeconds: Math.ceil((retryAt.getTime() - now.getTime()) / 1_000),
    },
  });

/** Whether a digest was sent so recently that another one would repeat it. */
export const wentOutLately = (sentAt: Date | null, now: Date): boolean =>
  sentAt !== null && now.getTime() - sentAt.getTime() < EVERY_MS;
