import { addDays, formatDateRange, formatLongDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { t } from '../../../messages/calendar';
import { PrintSheet } from '../../../ui/print/print-sheet';
import type { AgendaDay } from '../agenda/days';
import { secondaryLine, timeLabel } from '../model/labels';
import { useSettings } from '../model/settings';
import { occurrenceKey } from '../model/types';
import classes from './print.module.css';
import { Legend, Who } from './who';

/** How many days of the agenda are printed. */
const PRINTED_DAYS = 28;

/** Days one below the other: the agenda of the next four weeks, or a single day. */
export function DaySheet({ title, days, today }: { title?: string; days: readonly AgendaDay[]; today: CalendarDate }) {
  const { locale, name } = useSettings();
  const last = addDays(today, PRINTED_DAYS - 1);
  const printed = title === undefined ? days : days.filter(({ date }) => date <= last);
  const period = title
    ? `${title}, ${formatDateRange(today, last, locale)}`
    : formatLongDate(days[0]?.date ?? today, locale, { year: true });
  return (
    <PrintSheet title={period} family={name} foot={<Legend />}>
      {printed.map(({ date, occurrences }) => (
        <section key={date} className={classes['day']}>
          {title && <h2>{formatLongDate(date, locale)}</h2>}
          {occurrences.map((occurrence) => (
            <div key={occurrenceKey(occurrence)} className={classes['row']}>
              <time>{timeLabel(occurrence, locale)}</time>
              <span>
                <span className={classes['title']}>{occurrence.event.title}</span>{' '}
                <small>{secondaryLine(occurrence, date, locale)}</small>
              </span>
              <Who event={occurrence.event} />
            </div>
          ))}
          {occurrences.length === 0 && <p>{t.calendar.nothingPlanned}</p>}
        </section>
      ))}
    </PrintSheet>
  );
}
