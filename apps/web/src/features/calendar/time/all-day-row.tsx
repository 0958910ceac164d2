import type { AllDayLanes, CalendarDate, LaneBar } from '@homefold/domain';
import type { CSSProperties } from 'react';
import { t } from '../../../app/messages/calendar';
import type { Drag } from '../drag/drag';
import { Ghost } from '../drag/ghost';
import { EventBand } from '../event-band';
import { occurrenceKey } from '../model/types';
import type { CalendarEvent, Occurrence } from '../model/types';
import type { Column } from './columns';
import classes from './time.module.css';

/** What lasts all day or several days, in lanes of 24 px above the hours. A click beside them adds an all-day event. */
export function AllDayRow({
  columns,
  lanes,
  held,
  ghosts,
  drag,
  empty,
  onOpenEvent,
  onAdd,
}: {
  columns: readonly Column[];
  lanes: AllDayLanes<Occurrence>;
  /** Key of what is being dragged. */
  held: string | null;
  /** Where it would be. */
  ghosts: readonly LaneBar<Occurrence>[];
  drag: Drag | null;
  /** What to say of a single day on which nothing happens at all. */
  empty: string | null;
  onOpenEvent: (event: CalendarEvent, start: CalendarDate) => void;
  onAdd: (date: CalendarDate, time: null) => void;
}) {
  return (
    <div className={`${classes['row']} ${classes['allDay']}`} style={{ '--lanes': lanes.laneCount } as CSSProperties}>
      <span className={`${classes['corner']} ${classes['allDayLabel']}`}>{t.calendar.allDay}</span>
      {columns.map(({ key, date }, index) => (
        <div
          key={key}
          className={classes['laneDay']}
          style={{ gridColumn: index + 2 }}
          onClick={() => onAdd(date, null)}
        />
      ))}
      {empty && <p className={classes['emptyDay']}>{empty}</p>}
      {lanes.bars.map((bar) => (
        <div
          key={`${occurrenceKey(bar.occurrence)} ${bar.startIndex}`}
          className={classes['laneBar']}
          data-held={occurrenceKey(bar.occurrence) === held || undefined}
          style={{ gridColumn: `${bar.startIndex + 2} / span ${bar.span}`, gridRow: bar.lane + 1 }}
          data-before={bar.continuesBefore || undefined}
          data-after={bar.continuesAfter || undefined}
        >
          <EventBand bar={bar} onOpen={() => onOpenEvent(bar.occurrence.event, bar.occurrence.startDate)} />
        </div>
      ))}
      {drag &&
        ghosts.map((bar) => (
          <div
            key="ghost"
            className={classes['laneBar']}
            style={{ gridColumn: `${bar.startIndex + 2} / span ${bar.span}`, gridRow: ghostRow(lanes, held) }}
          >
            <Ghost
              drag={drag}
              style={{ position: 'relative', height: '100%' }}
              label
              below
              side={bar.startIndex > columns.length / 2 ? 'right' : 'left'}
            />
          </div>
        ))}
    </div>
  );
}

/** The lane that it is dragged in; the first one for what comes from elsewhere. */
const ghostRow = (lanes: AllDayLanes<Occurrence>, held: string | null): number =>
  (lanes.bars.find(({ occurrence }) => occurrenceKey(occurrence) === held)?.lane ?? 0) + 1;
