import { Injectable } from '@nestjs/common';
import { FamilyChanges } from '../../activity';
import type { FamilyViewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';

/** Whether family `f` is new at the given time, and member `m` has not closed its first steps. */
export const whileSettling = (now: string): string =>
  `f.created_at > ${now}::timestamptz - interval '30 days' and m.settled_in_at is null`;

/** Invitations by mail of the family `$1`. */
export const invitationCount = 'select count(*)::int from invitation where family_id = $1';

/** Who has had enough of the first steps of a new family. */
@Injectable()
export class Settling {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly changes: FamilyChanges,
  ) {}

  async close(viewer: FamilyViewer, isClosed: boolean): Promise<void> {
    await this.db.write(viewer, async () => {
      await this.db.sql({
        name: 'membership_settle_in',
        text: 'update membership set settled_in_at = $3 where family_id = $1 and id = $2 and left_at is null',
        values: [viewer.familyId, viewer.membershipId, isClosed ? this.clock.now() : null],
      });
      await this.changes.publish(viewer, { type: 'settle_in', id: viewer.membershipId, action: 'updated' });
    });
  }
}
