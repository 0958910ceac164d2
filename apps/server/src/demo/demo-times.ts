import { addDays, startOfWeek, timeIn, todayIn, type CalendarDate, type LocalTime } from '@homefold/domain';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Time of an action: minutes ago, or an earlier day and wall-clock time. */
export type Past = { minutesAgo: number } | { daysAgo: number; at: LocalTime };

/** Dates relative to the day the demo is created. */
export class DemoTimes {
  readonly today: CalendarDate;
  private readonly monday: CalendarDate;

  constructor(
    private readonly now: Date,
    private readonly timeZone: string,
  ) {
    this.today = todayIn(timeZone, now);
    this.monday = startOfWeek(this.today, 1);
  }

  /** The date `days` days from today. */
  in(days: number): CalendarDate {
    return addDays(this.today, days);
  }

  /** A weekday of this week (0), an earlier (-1) or a later one. */
  week(weeks: number, day: Weekday): CalendarDate {
    return addDays(this.monday, weeks * 7 + WEEKDAYS.indexOf(day));
  }

  /** The first such weekday more than `days` days from today. */
  after(days: number, day: Weekday): CalendarDate {
    const from = addDays(this.today, days + 1);
    const found = addDays(startOfWeek(from, 1), WEEKDAYS.indexOf(day));
    return found < from ? addDays(found, 7) : found;
  }

  /** The first school day more than `days` days from today. */
  schoolDay(days: number): CalendarDate {
    const date = addDays(this.today, days + 1);
    const monday = startOfWeek(date, 1);
    return date > addDays(monday, 4) ? addDays(monday, 7) : date;
  }

  instant(past: Past): Date {
    if ('minutesAgo' in past) return new Date(this.now.getTime() - past.minutesAgo * 60_000);
    const wanted = Date.parse(`${this.in(-past.daysAgo)}T${past.at}:00Z`);
    // the zone's wall clock at this UTC moment gives its offset
    const guess = new Date(wanted);
    const shown = Date.parse(`${todayIn(this.timeZone, guess)}T${timeIn(this.timeZone, guess)}:00Z`);
    return new Date(wanted - (shown - wanted));
  }
}
