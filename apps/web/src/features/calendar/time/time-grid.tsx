import { dayOfWeek, formatHour, formatTimeAlone, HOUR_HEIGHT, topOfMinutes } from '@homefold/domain';
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
  onOpenEvent: (event: CalendarEvent, start: CalendarDate) => void;
  onOpenDay: (date: CalendarDate) => void;
  /** A click into empty hours, or into the all-day row when there is no time. */
  onAdd: (date: CalendarDate, time: LocalTime | null) => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * 24 hours of 32 px for one day or a week, with all-day lanes above. Opens with the current hour in the middle. A narrow
 * screen shows three days of the week and scrolls sideways, with sticky hours and names.
 */
export function TimeGrid(props: TimeGridProps) {
  const { days, persons, date, period, occurrences, now, loading, onOpenEvent, onOpenDay, onAdd } = props;
  const { locale, people } = useSettings();
  const drag = useDrag();
  const { columns, blocks, lanes } = useMemo(
    () => (persons ? layoutPeople(occurrences, days[0] ?? date, persons, people) : layoutDays(occurrences, days)),
    [persons, occurrences, days, date, people],
  );
  const byPerson = persons !== null;
  // Other days start folded again.
  const [unfoldedDays, setUnfoldedDays] = useState<string | null>(null);
  const unfolded = unfoldedDays === days.join();
  const todayIndex = days.indexOf(now.today);
  // The documented text applies to today only.
  const emptyText = todayIndex >= 0 ? t.calendar.noEventsToday : t.calendar.nothingPlanned;
  const scroller = useOpenAt(topOfMinutes(now.minutes), Math.max(0, days.indexOf(date)), days);
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
    return persons ? layoutPeople(preview, days[0] ?? date, persons, people) : layoutDays(preview, days);
  }, [drag, persons, date, days, people]);
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
      <div className={classes['inner']} style={{ '--days': columns.length } as CSSProperties}>
        {(byPerson || days.length > 1) && (
          <div className={`${classes['head']} ${classes['names']}`} data-head data-sticky>
            {byPerson ? (
              <PersonHeads columns={columns} />
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
            {todayIndex >= 0 && <NowPill now={now} locale={locale} />}
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
                loading={loading}
                held={held}
                {...(drag && ghost && { drag, ghost, labelled: index === firstGhost })}
                onOpenEvent={onOpenEvent}
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

function NowPill({ now, locale }: { now: FamilyNow; locale: string }) {
  return (
    <span className={classes['nowPill']} style={{ top: topOfMinutes(now.minutes) }}>
      {formatTimeAlone(now.time, locale)}
    </span>
  );
}
