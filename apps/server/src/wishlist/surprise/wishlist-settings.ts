import { Injectable } from '@nestjs/common';
import { isCalendarDate, todayIn, type CalendarDate } from '@homefold/domain';
import { FamilySettingsReader } from '../../families';
import type { FamilyViewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';

/** A year in a member's archive. */
export interface ArchivedYear {
  memberId: string;
  year: number;
}

/** The day until which a family hides purchases; visible to everyone. Call inside a scope. */
@Injectable()
export class WishlistSettings {
  constructor(
    private readonly db: Database,
    private readonly families: FamilySettingsReader,
    private readonly clock: Clock,
  ) {}

  /** The day, if it has not passed yet. */
  async hideUntil(viewer: FamilyViewer): Promise<CalendarDate | null> {
    const [[row], today] = await Promise.all([
      this.db.sql<{ until: CalendarDate | null }>({
        name: 'wishlist_hide_until',
        text: 'select hide_until as until from wishlist_setting where family_id = $1',
        values: [viewer.familyId],
      }),
      this.today(viewer),
    ]);
    return row?.until && row.until >= today ? row.until : null;
  }

  /** The same with the years of current members' archives, in one statement. */
  async ofList(
    viewer: FamilyViewer,
    settings: Promise<{ timeZone: string }>,
  ): Promise<{ hideUntil: CalendarDate | null; years: ArchivedYear[] }> {
    const [[row], { timeZone }] = await Promise.all([
      this.db.sql<{ until: CalendarDate | null; years: ArchivedYear[] | null }>({
        name: 'wishlist_settings_of_list',
        text: `select (select hide_until from wishlist_setting where family_id = $1) as until,
                 (select jsonb_agg(distinct jsonb_build_object('memberId', w.member_id, 'year', w.archived_year))
                  from wish w join membership m on m.family_id = w.family_id and m.id = w.member_id
                  where w.family_id = $1 and w.archived_year is not null and w.deleted_at is null
                    and m.left_at is null) as years`,
        values: [viewer.familyId],
      }),
      settings,
    ]);
    const until = row?.until ?? null;
    const today = todayIn(timeZone, this.clock.now());
    return { hideUntil: until && until >= today ? until : null, years: row?.years ?? [] };
  }

  /** @throws DomainError INVALID (field `until`) */
  async hide(viewer: FamilyViewer, until: CalendarDate | null): Promise<void> {
    if (until !== null && (!isCalendarDate(until) || until < (await this.today(viewer))))
      throw invalid('until', 'The day must be today or later.');
    await this.db.sql({
      name: 'wishlist_hide',
      text: `insert into wishlist_setting (family_id, hide_until) values ($1, $2)
             on conflict (family_id) do update set hide_until = excluded.hide_until`,
      values: [viewer.familyId, until],
    });
  }

  /** The current date in the family's time zone. */
  async today(viewer: FamilyViewer): Promise<CalendarDate> {
    const { timeZone } = await this.families.settings(viewer);
    return todayIn(timeZone, this.clock.now());
  }
}
