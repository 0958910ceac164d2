import { Injectable } from '@nestjs/common';
import type { LocalTime } from '@homefold/domain';
import { Database, type ScopeOwner } from '../platform/database';
import { notFound } from '../platform/errors';
import type { FamilySettings, UnitSystem, WeekStart } from './families.types';

interface SettingsRow {
  time_zone: string;
  country: string;
  region: string | null;
  locale: string;
  currency: string;
  week_starts_on: WeekStart;
  dinner_time: LocalTime;
  unit_system: UnitSystem;
  bought_goes_to_kitchen: boolean;
}

/** What other domains need to compute a family's dates and format its money. */
@Injectable()
export class FamilySettingsReader {
  constructor(private readonly db: Database) {}

  /** The settings of the viewer's family. One prepared statement. @throws DomainError NOT_FOUND when it is gone. */
  async settings(viewer: ScopeOwner & { familyId: string }): Promise<FamilySettings> {
    const [row] = await this.db.read(viewer, () =>
      this.db.sql<SettingsRow>({
        name: 'family_settings',
        text: `select time_zone, country, region, locale, currency, week_starts_on, unit_system,
                 bought_goes_to_kitchen, to_char(dinner_time, 'HH24:MI') as dinner_time
               from family where id = $1`,
        values: [viewer.familyId],
      }),
    );
    // just deleted
    if (!row) throw notFound('Family');
    return {
      timeZone: row.time_zone,
      country: row.country,
      region: row.region,
      locale: row.locale,
      currency: row.currency,
      weekStartsOn: row.week_starts_on,
      dinnerTime: row.dinner_time,
      unitSystem: row.unit_system,
      boughtGoesToKitchen: row.bought_goes_to_kitchen,
    };
  }
}
