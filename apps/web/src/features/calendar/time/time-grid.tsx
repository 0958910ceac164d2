import { dayOfWeek, formatHour, formatTimeAlone, topOfMinutes } from '@homefold/domain';
import type { CalendarDate, LocalTime } from '@homefold/domain';
import { useMemo, useState } from 'react';
import type { CSSProperties } from 'react';
import { t } from '../../../messages/calendar';
import { heldKey, previewOf } from '../drag/drag';
import { useDrag } from '../drag/drag-context';
import type { Person } from '../model/people';
import { useSettings } from '../model/settings';
import type { CalendarEvent, Occurrence } from '../model/types';
import type { FamilyNow } from '../../../ui/time/use-family-now';
import { AllDayRow, FOLDED_LANES } from './all-day-row';
import { layoutDays, layoutPeople } from './columns';
import { DayColumn } from './day-column';
import { DayHeads } from './day-heads';
import { PersonHeads } from './person-heads';
import classes from './time.module.css';
import { useOpenAt } from './use-open-at';
import { useTimeDrag } from './use-time-drag';

export interface TimeGridProps {
  days: readonly CalendarDate[];
  /** One column per person; null: a single column. */
  persons: readonly Person[] | null;
  /** The day that a narrow screen scrolls to. */
  date: CalendarDate;
  /** The period, for the grid's accessible name: "4–10 October 2026". */
  period: string;
  occurrences: readonly Occurrence[];
  now: FamilyNow;
  loading: boolean;
  /** Counts requests for today: each scrolls to the current hour. */
  jumps: number;
  /** When each person is free, shown below their name; by membership id. */
  free?: ReadonlyMap<string, string>;
  onOpenEvent: (event: CalendarEvent, start: CalendarDate) => void;
  onOpenDay: (date: CalendarDate) => void;
  /** Opens a day with more concurrent events than fit side by side. */
  onOpenMore: (date: CalendarDate) => void;
  /** A click into empty hours, or into the all-day row when there is no time. */
  onAdd: (date: CalendarDate, time: LocalTime | null) => void;
}

/** Minimum distance in px of an hour's label to the current time's pill, which would cover it. */
const LABEL_DISTANCE = 17;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * 24 hours for one day or a week, 48 px each if the screen is high enough, with all-day lanes above. Opens with the
 * current hour in the middle. A narrow screen shows three days of the week and scrolls sideways, with sticky hours and
 * names.
 */
export function TimeGrid(props: TimeGridProps) {
  const { days, persons, date, period, occurrences, now, loading, jumps, free } = props;
  const { onOpenEvent, onOpenDay, onOpenMore, onAdd } = props;
  const { locale, people } = useSettings();
  const drag = useDrag();
  const { scroller, inner, hour, most, beside } = useOpenAt({
    minutes: now.minutes,
    dayIndex: Math.max(0, days.indexOf(date)),
    days,
    columns: persons?.length ?? days.length,
    jumps,
  });
  const { columns, blocks, lanes } = useMemo(
    () =>
      persons ? layoutPeople(occurrences, days[0] ?? date, persons, people, hour) : layoutDays(occurrences, days, hour),
    [persons, occurrences, days, date, people, hour],
  );
  const byPerson = persons !== null;
  // Other days start folded again.
  const [unfoldedDays, setUnfoldedDays] = useState<string | null>(null);
  const unfolded = unfoldedDays === days.join();
  const todayIndex = days.indexOf(now.today);
  // The documented text applies to today only.
  const emptyText = todayIndex >= 0 ? t.calendar.noEventsToday : t.calendar.nothingPlanned;
  const fold = (next: boolean): void => {
    setUnfoldedDays(next ? days.join() : null);
    // Unfolded, they are at the top and scroll away with the hours.
    if (next) scroller.current?.scrollTo({ top: 0 });
  };
  const surface = useTimeDrag({ root: scroller, columns, occurrences });
  const held = heldKey(drag);
  const ghosts = useMemo(() => {
    if (!drag) return null;
    const preview = [previewOf(drag)];
    return persons ? layoutPeople(preview, days[0] ?? date, persons, people, hour) : layoutDays(preview, days, hour);
  }, [drag, persons, date, days, people, hour]);
  const ghostColumn = (index: number): boolean => !byPerson || (columns[index]?.person?.id ?? null) === drag?.person;
  const firstGhost = ghosts?.blocks.findIndex((list, index) => ghostColumn(index) && list.length > 0);

  return (
    <div
      ref={scroller}
      className={classes['scroller']}
      role="region"
      aria-label={t.calendar.hoursRegion(period)}
      aria-busy={loading}
      tabIndex={0}
      data-days={byPerson ? 'people' : days.length}
      {...surface}
    >
      <div
        ref={inner}
        className={classes['inner']}
        style={{ '--days': columns.length, '--hour': `${hour}px` } as CSSProperties}
        data-hour={hour}
      >
        {(byPerson || days.length > 1) && (
          <div className={`${classes['head']} ${classes['names']}`} data-head data-sticky>
            {byPerson ? (
              <PersonHeads columns={columns} free={free} />
            ) : (
              <DayHeads days={days} today={now.today} onOpenDay={onOpenDay} />
            )}
          </div>
        )}
        <div
          className={classes['head']}
          data-head
          data-sticky={!unfolded || lanes.laneCount <= FOLDED_LANES || undefined}
        >
          <AllDayRow
            columns={columns}
            lanes={lanes}
            unfolded={unfolded}
            onFold={fold}
            held={held}
            ghosts={(drag && ghosts?.lanes.bars.filter(({ startIndex }) => ghostColumn(startIndex))) ?? []}
            drag={drag}
            empty={!loading && days.length === 1 && isEmpty(blocks, lanes.laneCount) ? emptyText : null}
            onOpenEvent={onOpenEvent}
            onAdd={onAdd}
          />
        </div>
        <div className={classes['hours']}>
          <div className={classes['gutter']} data-gutter aria-hidden="true">
            {HOURS.slice(1).map((each) => (
              <span
                key={each}
                className={classes['hour']}
                style={{ top: each * hour }}
                hidden={todayIndex >= 0 && topOfMinutes(Math.abs(each * 60 - now.minutes), hour) < LABEL_DISTANCE}
              >
                {formatHour(each, locale)}
              </span>
            ))}
            {todayIndex >= 0 && <NowPill now={now} locale={locale} hour={hour} />}
          </div>
          {columns.map((column, index) => {
            const ghost = ghostColumn(index) ? ghosts?.blocks[index]?.[0] : undefined;
            return (
              <DayColumn
                key={column.key}
                column={column}
                weekend={days.length > 1 && [0, 6].includes(dayOfWeek(column.date))}
                last={index === columns.length - 1}
                blocks={blocks[index] ?? []}
                now={now}
                nowLine={
                  todayIndex < 0
                    ? null
                    : byPerson
                      ? index === 0
                        ? 'here'
                        : 'through'
                      : index === todayIndex
                        ? 'here'
                        : 'faint'
                }
                wide={days.length === 1 && !byPerson}
                hour={hour}
                most={most}
                beside={beside}
                loading={loading}
                held={held}
                {...(drag && ghost && { drag, ghost, labelled: index === firstGhost })}
                onOpenEvent={onOpenEvent}
                onOpenMore={onOpenMore}
                onAdd={onAdd}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

const isEmpty = (columns: readonly (readonly unknown[])[], lanes: number): boolean =>
  lanes === 0 && columns.every((blocks) => blocks.length === 0);

function NowPill({ now, locale, hour }: { now: FamilyNow; locale: string; hour: number }) {
  return (
    <span className={classes['nowPill']} style={{ top: topOfMinutes(now.minutes, hour) }}>
      {formatTimeAlone(now.time, locale)}
    </span>
  );
}
