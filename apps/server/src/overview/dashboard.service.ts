import { Injectable } from '@nestjs/common';
import { addDays, isCalendarDate, todayIn, type CalendarDate } from '@homefold/domain';
import { ActivityService, type FeedItem } from '../activity';
import { CalendarService } from '../calendar';
import { FamilySettingsReader } from '../families';
import { requireFamily, type Viewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { invalid } from '../platform/errors';
import type { Dashboard } from './dashboard.types';

/** How far the dashboard looks ahead, in days after its date. */
export const DASHBOARD_DAYS = 7;
const DASHBOARD_DAYS_MAX = 31;
const ACTIVITIES = 20;

export interface DashboardView extends Dashboard {
  activities: FeedItem[];
}

/** The first screen in one transaction: calendar and feed from one snapshot. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly db: Database,
    private readonly families: FamilySettingsReader,
    private readonly calendar: CalendarService,
    private readonly activities: ActivityService,
    private readonly clock: Clock,
  ) {}

  /**
   * @param date its date; default: the family's today
   * @param days how many days it looks ahead, 0 to 31
   * @throws DomainError INVALID
   */
  async dashboard(caller: Viewer, date?: CalendarDate | null, days?: number | null): Promise<DashboardView> {
    const viewer = requireFamily(caller);
    const ahead = days ?? DASHBOARD_DAYS;
    if (date && !isCalendarDate(date)) throw invalid('date', 'Date must be a date of the calendar, YYYY-MM-DD.');
    if (!Number.isInteger(ahead) || ahead < 0 || ahead > DASHBOARD_DAYS_MAX)
      throw invalid('days', `Days must be a whole number from 0 to ${DASHBOARD_DAYS_MAX}.`);
    return this.db.read(viewer, async () => {
      const day = date ?? todayIn((await this.families.settings(viewer)).timeZone, this.clock.now());
      const [events, { items: activities }] = await Promise.all([
        this.calendar.occurrences(viewer, day, addDays(day, ahead)),
        this.activities.list(viewer, ACTIVITIES),
      ]);
      // The window begins on the day itself: everything that starts by then touches it, including last night's
      // overnight events.
      return { date: day, todaysItems: events.filter(({ startDate }) => startDate <= day), events, activities };
    });
  }
}
