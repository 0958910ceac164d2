import { foldLanes, formatLongDate } from '@homefold/domain';
import type { AllDayLanes, CalendarDate, LaneBar } from '@homefold/domain';
import { ChevronDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { t } from '../../../messages/calendar';
import type { Drag } from '../drag/drag';
import { Ghost } from '../drag/ghost';
import { EventBand } from '../event-band';
import { useSettings } from '../model/settings';
import { occurrenceKey } from '../model/types';
import type { CalendarEvent, Occurrence } from '../model/types';
import type { Column } from './columns';
import classes from './time.module.css';

/** Maximum number of lanes, so that the hours have room; further ones are folded into a count. */
export const FOLDED_LANES = 4;

/** All-day and multi-day events in lanes of 24 px above the hours. A click next to them adds an all-day event. */
export function AllDayRow({
  columns,
  lanes: all,
  unfolded,
  onFold,
  held,
  ghosts,
  drag,
  empty,
  onOpenEvent,
  onAdd,
}: {
  columns: readonly Column[];
  lanes: AllDayLanes<Occurrence>;
  /** Whether all lanes are shown. */
  unfolded: boolean;
  onFold: (unfolded: boolean) => void;
  /** Key of the dragged occurrence. */
  held: string | null;
  /** The drop preview. */
  ghosts: readonly LaneBar<Occurrence>[];
  drag: Drag | null;
  /** The text for a single day without any events. */
  empty: string | null;
  onOpenEvent: (event: CalendarEvent, start: CalendarDate) => void;
  onAdd: (date: CalendarDate, time: null) => void;
}) {
  const { locale } = useSettings();
  const lanes = foldLanes(all, columns.length, unfolded ? Infinity : FOLDED_LANES);
  return (
    <div className={`${classes['row']} ${classes['allDay']}`} style={{ '--lanes': lanes.laneCount } as CSSProperties}>
      <span className={`${classes['corner']} ${classes['allDayLabel']}`}>
        {t.calendar.allDay}
        {all.laneCount > FOLDED_LANES && (
          <button
            type="button"
            className={classes['fold']}
            aria-expanded={unfolded}
            aria-label={unfolded ? t.calendar.showFewerAllDay : t.calendar.showMoreAllDay}
            onClick={() => onFold(!unfolded)}
          >
            <ChevronDown size={16} aria-hidden />
          </button>
        )}
      </span>
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
      {lanes.more.map(
        (count, index) =>
          count > 0 && (
            <button
              key={columns[index]?.key}
              type="button"
              className={classes['moreAllDay']}
              style={{ gridColumn: index + 2, gridRow: FOLDED_LANES }}
              aria-label={t.calendar.showAllDay(count, formatLongDate(columns[index]?.date ?? '', locale))}
              onClick={() => onFold(true)}
            >
              {t.calendar.moreEvents(count)}
            </button>
          ),
      )}
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

/** The lane of the dragged event; the first one for events from elsewhere. */
const ghostRow = (lanes: AllDayLanes<Occurrence>, held: string | null): number =>
  (lanes.bars.find(({ occurrence }) => occurrenceKey(occurrence) === held)?.lane ?? 0) + 1;
