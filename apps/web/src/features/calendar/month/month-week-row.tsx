import { addDays, dayOfWeek, formatDate, formatTime, isSameMonth } from '@homefold/domain';
import type { CalendarDate, LaneBar, MonthDay, MonthWeek } from '@homefold/domain';
import { memo } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import { t } from '../../../messages/calendar';
import { dragProps } from '../drag/drag-context';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { Bone } from '../../../ui/states/skeleton';
import { EventAvatars } from '../event-avatars';
import { EventBand } from '../event-band';
import { eventStyle, personsOf } from '../model/people';
import { useSettings } from '../model/settings';
import { isSystem, occurrenceKey, tipOf } from '../model/types';
import type { Occurrence } from '../model/types';
import { ReminderBell } from '../reminders/reminder-bell';
import { spokenDay } from '../model/labels';
import classes from './month.module.css';
import { MonthGhost } from './month-ghost';
import type { WeekGhost } from './month-ghost';
import { coversDay, topOfRow } from './rows';

/** One week of the month: seven cells with the bands on top. */
export const MonthWeekRow = memo(function MonthWeekRow({
  week,
  month,
  today,
  tabStop,
  loading,
  held,
  ghost = null,
  onOpen,
}: {
  week: MonthWeek<Occurrence>;
  month: string;
  today: CalendarDate;
  tabStop: CalendarDate;
  loading: boolean;
  /** Key of the dragged occurrence. */
  held: string | null;
  /** The drop target within this week. */
  ghost?: WeekGhost | null;
  onOpen: (date: CalendarDate) => void;
}) {
  return (
    <div role="row" className={classes['week']}>
      {week.days.map((day, index) => (
        <MonthCell
          key={day.date}
          day={day}
          today={today}
          outside={!isSameMonth(day.date, `${month}-01`)}
          tabStop={day.date === tabStop}
          loading={loading}
          held={held}
          bars={week.bars.filter((bar) => coversDay(bar, index))}
          index={index}
          onOpen={onOpen}
        />
      ))}
      {ghost && <MonthGhost {...ghost} />}
    </div>
  );
});

function MonthCell({
  day,
  today,
  outside,
  tabStop,
  loading,
  held,
  bars,
  index,
  onOpen,
}: {
  day: MonthDay<Occurrence>;
  today: CalendarDate;
  outside: boolean;
  tabStop: boolean;
  loading: boolean;
  held: string | null;
  /** The bands that cover the day; each is rendered by its first day in the week. */
  bars: readonly LaneBar<Occurrence>[];
  /** Of the day in its week. */
  index: number;
  onOpen: (date: CalendarDate) => void;
}) {
  const settings = useSettings();
  const below = Math.max(-1, ...[...bars, ...day.items].map(({ lane }) => lane)) + 1;
  const first = day.date.endsWith('-01');
  const weekend = [0, 6].includes(dayOfWeek(day.date));
  return (
    <div
      role="gridcell"
      tabIndex={tabStop ? 0 : -1}
      data-date={day.date}
      aria-current={day.date === today ? 'date' : undefined}
      className={[classes['cell'], outside && classes['outside'], weekend && classes['weekend']]
        .filter(Boolean)
        .join(' ')}
      onClick={() => onOpen(day.date)}
    >
      <VisuallyHidden>{`${spokenDay(day.date, today, day.occurrences.length, settings.locale)}. `}</VisuallyHidden>
      <time dateTime={day.date} className={classes['number']} data-named={first || undefined} aria-hidden="true">
        {formatDate(day.date, settings.locale, first ? { day: 'numeric', month: 'short' } : { day: 'numeric' })}
      </time>
      <div className={classes['rows']}>
        {loading && Number(day.date.slice(8)) % 3 === 1 && <Bone height={24} width="86%" />}
        {bars.map((bar) =>
          index === bar.startIndex ? (
            <Band
              key={occurrenceKey(bar.occurrence)}
              bar={bar}
              top={topOfRow(bar.lane)}
              held={occurrenceKey(bar.occurrence) === held}
              onOpen={(offset) => onOpen(addDays(day.date, offset))}
            />
          ) : (
            <VisuallyHidden key={occurrenceKey(bar.occurrence)}>
              {`${t.calendar.goesOn(bar.occurrence.event.title)}. `}
            </VisuallyHidden>
          ),
        )}
        {day.items.map(({ occurrence, lane }) => (
          <TimedItem
            key={occurrenceKey(occurrence)}
            occurrence={occurrence}
            held={occurrenceKey(occurrence) === held}
            top={topOfRow(lane)}
          />
        ))}
        {day.more > 0 && (
          <span className={classes['more']} style={{ top: topOfRow(below) }}>
            {t.calendar.moreEvents(day.more)}
          </span>
        )}
      </div>
    </div>
  );
}

/** A band over its days of the week; a click opens the day under the pointer. */
function Band({
  bar,
  top,
  held,
  onOpen,
}: {
  bar: LaneBar<Occurrence>;
  top: string;
  held: boolean;
  /** @param offset in days from the band's first day */
  onOpen: (offset: number) => void;
}) {
  const openBelow = (click: MouseEvent<HTMLDivElement>): void => {
    click.stopPropagation();
    const { left, width } = click.currentTarget.getBoundingClientRect();
    onOpen(Math.min(bar.span - 1, Math.max(0, Math.floor(((click.clientX - left) / width) * bar.span) || 0)));
  };
  return (
    <div
      className={classes['band']}
      style={{ '--span': bar.span, top } as CSSProperties}
      data-before={bar.continuesBefore || undefined}
      data-after={bar.continuesAfter || undefined}
      data-held={held || undefined}
      onClick={openBelow}
    >
      <EventBand bar={bar} />
    </div>
  );
}

/** A timed event of one day in one line: time, title, people. The title is read out first, as everywhere. */
function TimedItem({ occurrence, top, held }: { occurrence: Occurrence; top: string; held: boolean }) {
  const { people, locale } = useSettings();
  const { event } = occurrence;
  return (
    <div
      className={classes['item']}
      style={{ ...eventStyle(event, people), top }}
      title={tipOf(event)}
      data-held={held || undefined}
      {...dragProps(occurrence)}
    >
      <span className={classes['name']}>
        {event.title}
        <ReminderBell event={event} />
      </span>{' '}
      {event.eventTime && <time>{formatTime(event.eventTime, locale)}</time>}
      {!isSystem(event) && (
        <span className={classes['who']}>
          <EventAvatars persons={personsOf(event, people)} max={2} />
        </span>
      )}
    </div>
  );
}
