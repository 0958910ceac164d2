import { Injectable } from '@nestjs/common';
import { birthdayCount, outsideCalendarCount } from '../calendar';
import { invitationCount } from '../families';
import { jobCount } from '../jobs';
import { requireFamily, type Viewer } from '../platform/auth';
import { Database } from '../platform/database';
import type { SettleIn } from './settle-in.types';

/** The state of a family's first steps according to its data, in one statement over all domains. */
@Injectable()
export class SettleInService {
  constructor(private readonly db: Database) {}

  async find(caller: Viewer): Promise<SettleIn> {
    const viewer = requireFamily(caller);
    const [row] = await this.db.read(viewer, () =>
      this.db.sql<{ birthdays: number; calendars: number; jobs: number; invitations: number }>({
        name: 'settle_in',
        text: `select (${birthdayCount}) as birthdays, (${outsideCalendarCount}) as calendars, (${jobCount}) as jobs,
                      (${invitationCount}) as invitations`,
        values: [viewer.familyId],
      }),
    );
    return { birthdays: 0, calendars: 0, jobs: 0, invitations: 0, ...row };
  }
}
