import { addDays, formatDate, formatMonthTitle, formatShortDateRange, startOfWeek } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { memo } from 'react';
import { t } from '../../../messages/calendar';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { EventRow } from '../event-row';
import { dayTitle } from '../model/labels';
import { useSettings } from '../model/settings';
import { occurrenceKey } from '../model/types';
import type { CalendarEvent } from '../model/types';
import classes from './agenda.module.css';
import { sameMonth } from './days';
import type { AgendaDay, AgendaMonth } from './days';

interface AgendaMonthProps {
  month: AgendaMonth;
  today: CalendarDate;
  onEdit: (event: CalendarEvent, start: CalendarDate) => void;
}

/** A month of the agenda: its weeks, and the days with events. */
export const AgendaMonthView = memo(
  function AgendaMonthView({ month: { month, weeks }, today, onEdit }: AgendaMonthProps) {
    const { locale, weekStartsOn } = useSettings();
    const thisWeek = startOfWeek(today, weekStartsOn);
    const weekTitle = (start: CalendarDate): string => {
      if (start === thisWeek) return t.calendar.agenda.thisWeek;
      if (start === addDays(thisWeek, 7)) return t.calendar.agenda.nextWeek;
      return formatShortDateRange(start, addDays(start, 6), locale);
    };
    return (
      <section aria-label={formatMonthTitle(month, locale)}>
        <h3 className={classes['month']}>{formatMonthTitle(month, locale)}</h3>
        {weeks.map(({ start, days }) => (
          <div key={start} className={classes['week']}>
            <p className={classes['weekTitle']}>{weekTitle(start)}</p>
            {days.map((day) => (
              <Day key={day.date} day={day} today={today} onEdit={onEdit} />
            ))}
          </div>
        ))}
      </section>
    );
  },
  (before, after) =>
    before.today === after.today && before.onEdit === after.onEdit && sameMonth(before.month, after.month),
);

function Day({
  day: { date, occurrences },
  today,
  onEdit,
}: {
  day: AgendaDay;
  today: CalendarDate;
  onEdit: AgendaMonthProps['onEdit'];
}) {
  const { locale } = useSettings();
  return (
    <div className={classes['day']} data-day={date} aria-current={date === today ? 'date' : undefined}>
      <h4 className={classes['date']}>
        <VisuallyHidden>{dayTitle(date, today, locale)}</VisuallyHidden>
        <time dateTime={date} aria-hidden="true">
          <b>{formatDate(date, locale, { day: 'numeric' })}</b>
          <span>{formatDate(date, locale, { weekday: 'short' })}</span>
        </time>
      </h4>
      {occurrences.length > 0 ? (
        <ul className={classes['events']}>
          {occurrences.map((occurrence) => (
            <EventRow key={occurrenceKey(occurrence)} occurrence={occurrence} date={date} onEdit={onEdit} />
          ))}
        </ul>
      ) : (
        <p className={classes['nothing']}>{t.calendar.noEventsToday}</p>
      )}
    </div>
  );
}
