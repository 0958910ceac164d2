import { Injectable } from '@nestjs/common';
import { birthdayCount, outsideCalendarCount } from '../calendar';
import { Settling, invitationCount, whileSettling } from '../families';
import { jobCount } from '../jobs';
import { requireFamily, type Viewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import type { SettleIn } from './settle-in.types';

/** The first steps of a new family, as its data says. They are asked for with the first screen, so one statement answers. */
@Injectable()
export class SettleInService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly settling: Settling,
  ) {}

  /** @returns null for a family that is not new any more, for who has closed the card, and without a family */
  async find(viewer: Viewer): Promise<SettleIn | null> {
    if (!viewer.familyId) return null;
    const { familyId, membershipId } = requireFamily(viewer);
    const [row] = await this.db.read(viewer, () =>
      this.db.sql<{ birthdays: number; calendars: number; jobs: number; invitations: number }>({
        name: 'settle_in',
        // the counts are only worked out for a family that the condition finds
        text: `select (${birthdayCount}) as birthdays, (${outsideCalendarCount}) as calendars, (${jobCount}) as jobs,
                      (${invitationCount}) as invitations
               from family f join membership m on m.family_id = f.id and m.id = $2
               where f.id = $1 and ${whileSettling('$3')}`,
        values: [familyId, membershipId, this.clock.now()],
      }),
    );
    return row ? { ...row } : null;
  }

  /** Closes the card for the caller on all of their devices, or opens it again. Nobody else's changes. */
  async close(caller: Viewer, isClosed: boolean): Promise<SettleIn | null> {
    const viewer = requireFamily(caller);
    await this.settling.close(viewer, isClosed);
    return this.find(viewer);
  }
}
