import { HOUR_HEIGHT, timeOfMinutes, topOfMinutes } from '@homefold/domain';
import type { CalendarDate, DayBlock, LocalTime } from '@homefold/domain';
import { memo } from 'react';
import type { MouseEvent } from 'react';
import { t } from '../../../app/messages';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { Bone } from '../../../ui/skeleton';
import { occurrenceKey } from '../model/types';
import type { CalendarEvent, Occurrence } from '../model/types';
import type { FamilyNow } from '../model/use-now';
import { EventBlock } from './event-block';
import classes from './time.module.css';

/** A click is taken to the half hour it falls in. */
const SLOT_MINUTES = 30;

/** The time of a click, from its distance to the top of the column. */
export const timeOfClick = (offset: number): LocalTime => {
  const minutes = (offset / HOUR_HEIGHT) * 60;
  return timeOfMinutes(Math.min(Math.max(0, Math.floor(minutes / SLOT_MINUTES) * SLOT_MINUTES), 1410));
};

/** The hours of one day. The keyboard adds with "Add Event" instead of clicking into the hours. */
export const DayColumn = memo(function DayColumn({
  date,
  weekend,
  blocks,
  now,
  nowLine,
  wide,
  loading,
  onOpenEvent,
  onAdd,
}: {
  date: CalendarDate;
  weekend: boolean;
  blocks: readonly DayBlock<Occurrence>[];
  now: FamilyNow;
  /** The line through today, its faint continuation on the other days, or none. */
  nowLine: 'here' | 'faint' | null;
  wide: boolean;
  loading: boolean;
  onOpenEvent: (event: CalendarEvent, start: CalendarDate) => void;
  onAdd: (date: CalendarDate, time: LocalTime) => void;
}) {
  const addHere = (event: MouseEvent<HTMLDivElement>): void =>
    onAdd(date, timeOfClick(event.clientY - event.currentTarget.getBoundingClientRect().top));
  return (
    <div className={`${classes['column']} ${weekend ? classes['weekend'] : ''}`} data-column={date} onClick={addHere}>
      {loading && (
        <span className={classes['bone']} style={{ top: topOfMinutes(540 + (Number(date.slice(8)) % 4) * 150) }}>
          <Bone height={40} />
        </span>
      )}
      {blocks.map((block) => (
        <EventBlock
          key={occurrenceKey(block.occurrence)}
          block={block}
          past={isPast(block, date, now)}
          wide={wide}
          onOpen={() => onOpenEvent(block.occurrence.event, block.occurrence.startDate)}
        />
      ))}
      {nowLine && (
        <span className={classes['now']} data-line={nowLine} style={{ top: topOfMinutes(now.minutes) }}>
          {nowLine === 'here' && <VisuallyHidden>{t.calendar.now(now.time)}</VisuallyHidden>}
        </span>
      )}
    </div>
  );
});

const isPast = (block: DayBlock<Occurrence>, date: CalendarDate, now: FamilyNow): boolean =>
  date < now.today ||
  (date === now.today && !block.continuesAfter && block.top + block.height <= topOfMinutes(now.minutes));
