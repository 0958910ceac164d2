import {
  daysOfMonthGrid,
  formatDate,
  formatMonthTitle,
  formatTime,
  isSameMonth,
  layoutMonth,
  weekdayNames,
} from '@homefold/domain';
import type { CalendarDate, LaneBar, MonthDay, MonthWeek } from '@homefold/domain';
import { t } from '../../../messages/calendar';
import { PrintSheet } from '../../../ui/print/print-sheet';
import { useSettings } from '../model/settings';
import { occurrenceKey } from '../model/types';
import type { Occurrence } from '../model/types';
import { monthLines, PRINTED_LINE } from './lines';
import classes from './print.module.css';
import { Legend, Who } from './who';

/** The month on one landscape page. */
export function MonthSheet({ date, occurrences }: { date: CalendarDate; occurrences: readonly Occurrence[] }) {
  const { locale, name } = useSettings();
  return (
    <PrintSheet landscape title={formatMonthTitle(date, locale)} family={name} foot={<Legend />}>
      <Month date={date} occurrences={occurrences} />
    </PrintSheet>
  );
}

function Month({ date, occurrences }: { date: CalendarDate; occurrences: readonly Occurrence[] }) {
  const { locale, weekStartsOn } = useSettings();
  const dates = daysOfMonthGrid(date.slice(0, 7), weekStartsOn);
  const lines = monthLines(dates.length);
  return (
    <div className={classes['month']}>
      <div className={classes['weekdays']}>
        {weekdayNames(locale, weekStartsOn, 'long').map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      {layoutMonth(occurrences, dates, lines).map((week, index) => (
        <Week key={index} week={week} date={date} lines={lines} />
      ))}
    </div>
  );
}

function Week({
  week: { days, bars },
  date,
  lines,
}: {
  week: MonthWeek<Occurrence>;
  date: CalendarDate;
  lines: number;
}) {
  const { locale } = useSettings();
  return (
    <div className={classes['week']} style={{ gridTemplateRows: `auto repeat(${lines}, ${PRINTED_LINE}px) 1fr` }}>
      {days.map((day, index) => (
        <div key={day.date} className={classes['cell']} style={{ gridColumn: index + 1 }}>
          <b data-outside={!isSameMonth(day.date, date) || undefined}>
            {formatDate(day.date, locale, { day: 'numeric' })}
          </b>
        </div>
      ))}
      {bars.map((bar) => (
        <PrintedEvent
          key={`${occurrenceKey(bar.occurrence)} ${bar.startIndex}`}
          occurrence={bar.occurrence}
          bar={bar}
          style={{ gridColumn: `${bar.startIndex + 1} / span ${bar.span}`, gridRow: bar.lane + 2 }}
        />
      ))}
      {days.flatMap(({ items }, index) =>
        items.map(({ occurrence, lane }) => (
          <PrintedEvent
            key={`${occurrenceKey(occurrence)} ${index}`}
            occurrence={occurrence}
            style={{ gridColumn: index + 1, gridRow: lane + 2 }}
          />
        )),
      )}
      {days.map(
        (day, index) =>
          day.more > 0 && (
            <span
              key={day.date}
              className={classes['line']}
              style={{ gridColumn: index + 1, gridRow: moreRow(day, bars, index) }}
            >
              {t.calendar.moreEvents(day.more)}
            </span>
          ),
      )}
    </div>
  );
}

/** The row of "+N more": below what the day shows. */
const moreRow = (day: MonthDay<Occurrence>, bars: readonly LaneBar<Occurrence>[], index: number): number =>
  Math.max(
    -1,
    ...day.items.map(({ lane }) => lane),
    ...bars.filter(({ startIndex, span }) => startIndex <= index && index < startIndex + span).map(({ lane }) => lane),
  ) + 3;

function PrintedEvent({
  occurrence: { event },
  bar,
  style,
}: {
  occurrence: Occurrence;
  bar?: LaneBar<Occurrence>;
  style: { gridColumn: number | string; gridRow: number };
}) {
  const { locale } = useSettings();
  return (
    <div className={`${classes['line']} ${bar ? classes['bar'] : ''}`} style={style}>
      {event.eventTime && !bar?.continuesBefore && <time>{formatTime(event.eventTime, locale)}</time>}
      <span className={classes['name']}>{event.title}</span>
      <Who event={event} />
    </div>
  );
}
