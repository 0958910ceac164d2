import { Injectable } from '@nestjs/common';
import { FamilyChanges } from '../../activity';
import { requireFamily, type Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { FamilyReader } from '../family-reader';
import type { Family } from '../families.types';

/** Invitations by mail of the family `$1`. */
export const invitationCount = 'select count(*)::int from invitation where family_id = $1';

/** Stores who has closed the first steps of a new family. */
@Injectable()
export class Settling {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly changes: FamilyChanges,
    private readonly reader: FamilyReader,
  ) {}

  /** Closes them for the caller on all of their devices, or opens them again; for nobody else. */
  async close(caller: Viewer, isClosed: boolean): Promise<Family> {
    const viewer = requireFamily(caller);
    await this.db.write(viewer, async () => {
      await this.db.sql({
        name: 'membership_settle_in',
        text: 'update membership set settled_in_at = $3 where family_id = $1 and id = $2 and left_at is null',
        values: [viewer.familyId, viewer.membershipId, isClosed ? this.clock.now() : null],
      });
      await this.changes.publish(viewer, { type: 'settle_in', id: viewer.membershipId, action: 'updated' });
    });
    return this.reader.view(viewer);
  }
}
