import { foldColumns, formatLongDate, formatTime, timeOfMinutes, topOfMinutes } from '@homefold/domain';
import type { CalendarDate, DayBlock, LocalTime } from '@homefold/domain';
import { memo, useMemo } from 'react';
import type { MouseEvent } from 'react';
import { t } from '../../../messages/calendar';
import type { Drag } from '../drag/drag';
import { Ghost } from '../drag/ghost';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { Bone } from '../../../ui/states/skeleton';
import { useSettings } from '../model/settings';
import { occurrenceKey } from '../model/types';
import type { CalendarEvent, Occurrence } from '../model/types';
import { startLabel } from '../model/labels';
import type { FamilyNow } from '../../../ui/time/use-family-now';
import type { Column } from './columns';
import { EventBlock } from './event-block';
import classes from './time.module.css';

/** A click is rounded down to the half hour. */
const SLOT_MINUTES = 30;

/** The space above an event that its label needs, in px. */
const LABEL_ROOM = 28;

/** The time of a click, from its distance to the top of the column. @param hour height of an hour in px */
const timeOfClick = (offset: number, hour: number): LocalTime => {
  const minutes = (offset / hour) * 60;
  return timeOfMinutes(Math.min(Math.max(0, Math.floor(minutes / SLOT_MINUTES) * SLOT_MINUTES), 1410));
};

/** The hours of one day, or one person's in it. Keyboard users add with "Add Event" instead of clicking into the hours. */
export const DayColumn = memo(function DayColumn({
  column: { key, date },
  weekend,
  last,
  blocks,
  now,
  nowLine,
  wide,
  hour,
  most,
  beside,
  loading,
  held,
  drag,
  ghost,
  labelled = false,
  onOpenEvent,
  onOpenMore,
  onAdd,
}: {
  column: Column;
  weekend: boolean;
  /** The rightmost column. */
  last: boolean;
  blocks: readonly DayBlock<Occurrence>[];
  now: FamilyNow;
  /** Where today's now line appears: here, continued in the next person's column, faint on the other days, or none. */
  nowLine: 'here' | 'through' | 'faint' | null;
  wide: boolean;
  /** Height of an hour in px. */
  hour: number;
  /** Maximum number of readable events side by side. */
  most: number;
  /** The same beside a "+4". */
  beside: number;
  loading: boolean;
  /** Key of the dragged occurrence. */
  held: string | null;
  /** The drag, if its target is in this column. */
  drag?: Drag;
  ghost?: DayBlock<Occurrence>;
  /** Whether the drop preview here has the label. */
  labelled?: boolean;
  onOpenEvent: (event: CalendarEvent, start: CalendarDate) => void;
  /** The "+4" of events that have no column. */
  onOpenMore: (date: CalendarDate) => void;
  onAdd: (date: CalendarDate, time: LocalTime) => void;
}) {
  const { locale } = useSettings();
  const { blocks: shown, folds } = useMemo(() => foldColumns(blocks, most, beside), [blocks, most, beside]);

  const addHere = (event: MouseEvent<HTMLDivElement>): void =>
    onAdd(date, timeOfClick(event.clientY - event.currentTarget.getBoundingClientRect().top, hour));
  return (
    <div className={`${classes['column']} ${weekend ? classes['weekend'] : ''}`} data-column={key} onClick={addHere}>
      {loading && (
        <span className={classes['bone']} style={{ top: topOfMinutes(540 + (Number(date.slice(8)) % 4) * 150, hour) }}>
          <Bone height={40} />
        </span>
      )}
      {shown.map((block) => (
        <EventBlock
          key={occurrenceKey(block.occurrence)}
          block={block}
          past={isPast(block, date, now, hour)}
          wide={wide}
          held={occurrenceKey(block.occurrence) === held}
          onOpen={() => onOpenEvent(block.occurrence.event, block.occurrence.startDate)}
        />
      ))}
      {folds.map(({ top, height, occurrences }) => (
        <button
          key={top}
          type="button"
          className={classes['more']}
          style={{ top, height }}
          aria-label={t.calendar.moreAtOnce(
            occurrences.length,
            startLabel(occurrences[0] as Occurrence, locale),
            formatLongDate(date, locale),
          )}
          onClick={(click) => {
            click.stopPropagation();
            onOpenMore(date);
          }}
        >
          {t.calendar.moreShort(occurrences.length)}
        </button>
      ))}
      {drag && ghost && (
        <Ghost
          drag={drag}
          style={{ top: ghost.top, height: ghost.height, left: 2, right: 2 }}
          label={labelled}
          below={ghost.top < LABEL_ROOM}
          side={last ? 'right' : 'left'}
        />
      )}
      {nowLine && (
        <span className={classes['now']} data-line={nowLine} style={{ top: topOfMinutes(now.minutes, hour) }}>
          {nowLine === 'here' && <VisuallyHidden>{t.calendar.now(formatTime(now.time, locale))}</VisuallyHidden>}
        </span>
      )}
    </div>
  );
});

const isPast = (block: DayBlock<Occurrence>, date: CalendarDate, now: FamilyNow, hour: number): boolean =>
  date < now.today ||
  (date === now.today && !block.continuesAfter && block.top + block.height <= topOfMinutes(now.minutes, hour));
