import { formatWeekdayDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../messages/calendar';
import classes from './day-agenda.module.css';
import { EventRow } from './event-row';
import { onDay } from './model/on-day';
import { useSettings } from './model/settings';
import { occurrenceKey } from './model/types';
import type { Occurrence, OpenEvent } from './model/types';

/** Below a compact month: the events of the selected day. */
export function DayAgenda({
  date,
  today,
  occurrences,
  free,
  loading,
  onEdit,
}: {
  date: CalendarDate;
  today: CalendarDate;
  occurrences: readonly Occurrence[];
  /** Who is free on this day. */
  free: ReactNode;
  loading: boolean;
  onEdit: OpenEvent;
}) {
  const id = useId();
  const { locale } = useSettings();
  const shown = onDay(occurrences, date);
  return (
    <section className={classes['agenda']} aria-labelledby={id}>
      <div className={classes['head']}>
        <h3 id={id}>{date === today ? t.calendar.today : formatWeekdayDate(date, locale)}</h3>
        {shown.length > 0 && <span>{t.calendar.eventCount(shown.length)}</span>}
      </div>
      {shown.length > 0 ? (
        <ul className={classes['list']}>
          {shown.map((occurrence) => (
            <EventRow key={occurrenceKey(occurrence)} occurrence={occurrence} date={date} draggable onEdit={onEdit} />
          ))}
        </ul>
      ) : (
        !loading && (
          <p className={classes['empty']}>{date === today ? t.calendar.noEventsToday : t.calendar.nothingPlanned}</p>
        )
      )}
      {free}
    </section>
  );
}
