import { dayOfWeek, formatHour, HOUR_HEIGHT, layoutAllDayLanes, layoutDay, topOfMinutes } from '@homefold/domain';
import type { CalendarDate, LocalTime } from '@homefold/domain';
import { useMemo } from 'react';
import type { CSSProperties } from 'react';
import { t } from '../../../app/messages';
import { useSettings } from '../model/settings';
import type { CalendarEvent, Occurrence } from '../model/types';
import type { FamilyNow } from '../model/use-now';
import { AllDayRow } from './all-day-row';
import { DayColumn } from './day-column';
import { DayHeads } from './day-heads';
import classes from './time.module.css';
import { useOpenAt } from './use-open-at';

export interface TimeGridProps {
  days: readonly CalendarDate[];
  /** The day that a narrow screen scrolls to. */
  date: CalendarDate;
  /** What the grid shows, for its name: "4–10 October 2026". */
  period: string;
  occurrences: readonly Occurrence[];
  now: FamilyNow;
  loading: boolean;
  onOpenEvent: (event: CalendarEvent, start: CalendarDate) => void;
  onOpenDay: (date: CalendarDate) => void;
  /** A click into empty hours, or all day when there is no time. */
  onAdd: (date: CalendarDate, time: LocalTime | null) => void;
}

/** More lanes than this would leave the hours no room: they scroll away with them. */
const STICKY_LANES = 4;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * 24 hours of 32 px beside each other for one day or a week, all-day lanes above. Opens with the current hour in the
 * middle. A narrow screen shows three days of the week and scrolls sideways, hours and names staying in sight.
 */
export function TimeGrid(props: TimeGridProps) {
  const { days, date, period, occurrences, now, loading, onOpenEvent, onOpenDay, onAdd } = props;
  const { locale } = useSettings();
  const lanes = useMemo(() => layoutAllDayLanes(occurrences, days), [occurrences, days]);
  const columns = useMemo(() => days.map((day) => layoutDay(occurrences, day)), [occurrences, days]);
  const todayIndex = days.indexOf(now.today);
  // The documented sentence is true of today alone.
  const emptyText = todayIndex >= 0 ? t.calendar.noEventsToday : t.calendar.nothingPlanned;
  const { scroller, head } = useOpenAt(topOfMinutes(now.minutes), Math.max(0, days.indexOf(date)), days);

  return (
    <div
      ref={scroller}
      className={classes['scroller']}
      role="region"
      aria-label={t.calendar.hoursRegion(period)}
      aria-busy={loading}
      tabIndex={0}
      data-days={days.length}
    >
      <div className={classes['inner']} style={{ '--days': days.length } as CSSProperties}>
        <div ref={head} className={classes['head']} data-sticky={lanes.laneCount <= STICKY_LANES || undefined}>
          {days.length > 1 && <DayHeads days={days} today={now.today} onOpenDay={onOpenDay} />}
          <AllDayRow
            days={days}
            lanes={lanes}
            empty={!loading && days.length === 1 && isEmpty(columns, lanes.laneCount) ? emptyText : null}
            onOpenEvent={onOpenEvent}
            onAdd={onAdd}
          />
        </div>
        <div className={classes['hours']}>
          <div className={classes['gutter']} aria-hidden="true">
            {HOURS.slice(1).map((hour) => (
              <span
                key={hour}
                className={classes['hour']}
                style={{ top: hour * HOUR_HEIGHT }}
                hidden={todayIndex >= 0 && Math.abs(hour * 60 - now.minutes) < 24}
              >
                {formatHour(hour, locale)}
              </span>
            ))}
            {todayIndex >= 0 && <NowPill now={now} />}
          </div>
          {days.map((day, index) => (
            <DayColumn
              key={day}
              date={day}
              weekend={days.length > 1 && [0, 6].includes(dayOfWeek(day))}
              blocks={columns[index] ?? []}
              now={now}
              nowLine={todayIndex < 0 ? null : index === todayIndex ? 'here' : 'faint'}
              wide={days.length === 1}
              loading={loading}
              onOpenEvent={onOpenEvent}
              onAdd={onAdd}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

const isEmpty = (columns: readonly (readonly unknown[])[], lanes: number): boolean =>
  lanes === 0 && columns.every((blocks) => blocks.length === 0);

function NowPill({ now }: { now: FamilyNow }) {
  return (
    <span className={classes['nowPill']} style={{ top: topOfMinutes(now.minutes) }}>
      {now.time}
    </span>
  );
}
