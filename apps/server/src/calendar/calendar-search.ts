import { Injectable } from '@nestjs/common';
import { addDays, diffDays, nextOccurrences, type CalendarDate, type RecurringType } from '@homefold/domain';
import type { SearchPresentation, SearchRow, SearchSource, SearchWindow } from '../platform/search';
import { contentOf, outsideSearchRows } from './outside/outside-search';

interface EventData extends Record<string, unknown> {
  endDate: CalendarDate;
  recurringType: RecurringType | null;
  recurringInterval: number | null;
  recurringEndDate: CalendarDate | null;
  recurringDay: number | null;
  recurringDays: string[] | null;
  exceptions: CalendarDate[];
  /** The only field present for an event of an outside calendar. */
  calendarName?: string;
}

/**
 * The calendar's search source: the family's own events and those of its outside calendars. Bank holidays belong to no
 * family and are not searched.
 */
@Injectable()
export class CalendarSearch implements SearchSource {
  readonly type = 'calendar_event';

  readonly rows = `
    select e.id::text as id, e.title, ${contentOf('e')} as content, e.created_by as author_id,
      e.event_date as first_date, e.last_date, e.last_date < $3::date as done,
      case when e.birthday_of_membership_id is null then null else 'birthday' end as category,
      e.who_membership_ids as people, e.search, e.search_title,
      jsonb_build_object('endDate', e.end_date, 'recurringType', e.recurring_type,
        'recurringInterval', e.recurring_interval, 'recurringEndDate', e.recurring_end_date,
        'recurringDay', e.recurring_day, 'recurringDays', e.recurring_days, 'exceptions', e.exceptions) as data
    from searchable_calendar_event e where e.family_id = $1
    union all ${outsideSearchRows}`;

  /** A repeating event is shown at its next occurrence (within the window, if given), and a past one at its first day. */
  present({ first_date, data }: SearchRow, { today, from, to }: SearchWindow): SearchPresentation | null {
    const series = { ...(data as EventData), eventDate: first_date ?? today };
    if (series.calendarName !== undefined) return { ...on(first_date), author: series.calendarName };
    if (!series.recurringType) return on(first_date);
    const earliest = from ?? (to && to < today ? series.eventDate : today);
    const reach = diffDays(series.eventDate, series.endDate);
    const [next] = nextOccurrences({ ...series, isRecurring: true }, addDays(earliest, -1 - Math.max(0, reach)), 1);
    if (next && !(to && next.startDate > to)) return on(next.startDate);
    return from || to ? null : on(first_date);
  }
}

const on = (date: CalendarDate | null): SearchPresentation => ({ date, metadata: { eventDate: date } });
