import type { AllDayLanes, CalendarDate } from '@homefold/domain';
import type { CSSProperties } from 'react';
import { t } from '../../../app/messages';
import { EventBand } from '../event-band';
import { occurrenceKey } from '../model/types';
import type { CalendarEvent, Occurrence } from '../model/types';
import classes from './time.module.css';

/** What lasts all day or several days, in lanes of 24 px above the hours. A click beside them adds an all-day event. */
export function AllDayRow({
  days,
  lanes,
  empty,
  onOpenEvent,
  onAdd,
}: {
  days: readonly CalendarDate[];
  lanes: AllDayLanes<Occurrence>;
  /** What to say of a single day on which nothing happens at all. */
  empty: string | null;
  onOpenEvent: (event: CalendarEvent, start: CalendarDate) => void;
  onAdd: (date: CalendarDate, time: null) => void;
}) {
  return (
    <div className={`${classes['row']} ${classes['allDay']}`} style={{ '--lanes': lanes.laneCount } as CSSProperties}>
      <span className={`${classes['corner']} ${classes['allDayLabel']}`}>{t.calendar.allDay}</span>
      {days.map((day, index) => (
        <div
          key={day}
          className={classes['laneDay']}
          style={{ gridColumn: index + 2 }}
          onClick={() => onAdd(day, null)}
        />
      ))}
      {empty && <p className={classes['emptyDay']}>{empty}</p>}
      {lanes.bars.map((bar) => (
        <div
          key={occurrenceKey(bar.occurrence)}
          className={classes['laneBar']}
          style={{ gridColumn: `${bar.startIndex + 2} / span ${bar.span}`, gridRow: bar.lane + 1 }}
          data-before={bar.continuesBefore || undefined}
          data-after={bar.continuesAfter || undefined}
        >
          <EventBand bar={bar} onOpen={() => onOpenEvent(bar.occurrence.event, bar.occurrence.startDate)} />
        </div>
      ))}
    </div>
  );
}
