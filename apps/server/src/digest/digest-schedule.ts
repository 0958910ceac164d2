import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FamilySettingsReader } from '../families';
import type { FamilyViewer } from '../platform/auth';
import { Database } from '../platform/database';
import { DueWork, type DueSource } from '../platform/due-work';
import { DigestComposer, hasReason } from './digest-composer';
import { DigestPost } from './digest-post';
import { digestTurn } from './digest-time';
import { lockDueSchedule, selectFamiliesDue, updateSchedule, type ScheduleRow } from './digest.queries';
import { wentOutLately } from './digest.service';

/** No membership has this id: scheduled runs have no viewer. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Sends each family's digest at seven in its zone, once a day, by any number of servers (docs/decisions/digest.md). One
 * transaction locks the family's row, enqueues its mails and records its next run: all of it happens, or none.
 */
@Injectable()
export class DigestSchedule implements DueSource, OnModuleInit {
  readonly name = 'daily digests';

  constructor(
    private readonly db: Database,
    private readonly settings: FamilySettingsReader,
    private readonly composer: DigestComposer,
    private readonly post: DigestPost,
    private readonly dueWork: DueWork,
  ) {}

  onModuleInit(): void {
    this.dueWork.register(this);
  }

  async families(now: Date, limit: number): Promise<string[]> {
    return (await this.db.sql<{ id: string }>(selectFamiliesDue(now, limit))).map(({ id }) => id);
  }

  async work(familyId: string, now: Date): Promise<number> {
    const viewer: FamilyViewer = {
      ...{ familyId, membershipId: NOBODY, role: 'family_member' },
      ...{ userId: '', sessionId: '', email: '', name: '' },
    };
    return this.db.write(viewer, async () => {
      const [row] = await this.db.sql<ScheduleRow>(lockDueSchedule(familyId, now));
      if (!row) return 0;
      const { timeZone } = await this.settings.settings(viewer);
      const { isDue, lastDay, next } = digestTurn(timeZone, now, row.lastDay);
      const isSent = isDue && !wentOutLately(row.sentAt, now) && (await this.send(viewer, now));
      await this.db.sql(updateSchedule(familyId, { lastDay, next, sentAt: isSent ? now : row.sentAt }));
      return 1;
    });
  }

  /** @returns whether there were recipients and content */
  private async send(viewer: FamilyViewer, now: Date): Promise<boolean> {
    const digest = await this.composer.compose(viewer, now);
    const recipients = digest.recipients.filter(({ id }) => hasReason(digest.partOf(id)));
    await this.post.send(viewer, digest, recipients, now);
    return recipients.length > 0;
  }
}
