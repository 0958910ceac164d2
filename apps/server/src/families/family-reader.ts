import { Injectable } from '@nestjs/common';
import type { LocalTime } from '@homefold/domain';
import type { FamilyViewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { notFound } from '../platform/errors';
import { linkToken } from './invitations/invitation-token';
import { type MemberRow, memberColumns, toMember } from './members/family-members';
import type { Family, UnitSystem, WeekStart } from './families.types';

/** A current member joined with the family; there is at least one. */
interface FamilyRow extends MemberRow {
  family_name: string;
  description: string | null;
  invite_code: string;
  invite_link: string;
  approve_joiners: boolean;
  time_zone: string;
  country: string;
  region: string | null;
  locale: string;
  currency: string;
  week_starts_on: WeekStart;
  dinner_time: LocalTime;
  unit_system: UnitSystem;
  bought_goes_to_kitchen: boolean;
  family_version: number;
  created_at: Date;
  is_settling_in: boolean;
}

/** The family as its members see it: one prepared statement for any size. */
@Injectable()
export class FamilyReader {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND when it was just deleted. */
  async view(viewer: FamilyViewer): Promise<Family> {
    const rows = await this.db.read(viewer, () =>
      this.db.sql<FamilyRow>({
        name: 'family_view',
        text: `select f.name as family_name, f.description, f.invite_code, f.invite_link, f.approve_joiners, f.time_zone, f.country, f.region, f.locale,
                      f.currency, f.week_starts_on, f.unit_system, f.bought_goes_to_kitchen, to_char(f.dinner_time, 'HH24:MI') as dinner_time, f.version as family_version, f.created_at, ${memberColumns},
                      f.created_at > $3::timestamptz - interval '30 days' and m.settled_in_at is null as is_settling_in
               from family f join membership m on m.family_id = f.id and m.left_at is null
               where f.id = $1
               order by m.id <> $2, m.joined_at, m.id`,
        values: [viewer.familyId, viewer.membershipId, this.clock.now()],
      }),
    );
    const [family] = rows;
    if (!family) throw notFound('Family');
    return {
      id: viewer.familyId,
      name: family.family_name,
      description: family.description,
      inviteCode: family.invite_code,
      inviteToken: linkToken({ familyId: viewer.familyId, link: family.invite_link, from: viewer.membershipId }),
      approveJoiners: family.approve_joiners,
      createdAt: family.created_at,
      // the caller's own row is the first one
      isSettlingIn: family.is_settling_in,
      version: family.family_version,
      settings: {
        timeZone: family.time_zone,
        country: family.country,
        region: family.region,
        locale: family.locale,
        currency: family.currency,
        weekStartsOn: family.week_starts_on,
        dinnerTime: family.dinner_time,
        unitSystem: family.unit_system,
        boughtGoesToKitchen: family.bought_goes_to_kitchen,
      },
      members: rows.map((row) => toMember(row, viewer)),
    };
  }
}
