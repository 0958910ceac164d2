import { formatTime } from '@homefold/domain';
import type { DayBlock } from '@homefold/domain';
import type { CSSProperties, MouseEvent } from 'react';
import { DRAG_HELP_ID, dragProps, useChosen } from '../drag/drag-context';
import { Grips } from '../drag/grips';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { EventAvatars } from '../event-avatars';
import { eventStyle, personsOf } from '../model/people';
import { useSettings } from '../model/settings';
import { isOutside, isSystem, opens, tipOf } from '../model/types';
import type { Occurrence } from '../model/types';
import { ReminderBell } from '../reminders/reminder-bell';
import { spokenWhen, spokenWho, timeLabel } from '../model/labels';
import classes from './time.module.css';

/** Below this height a block has room for one line only. */
const TWO_LINES = 30;
/**
 * Height of a line of text in a block. The last one is the time's; a shared column on a phone needs two for person and
 * time.
 */
const LINE = 14;

/**
 * A timed event in a day's hours: a tint with a bar, its person on the right. In shared columns the person is next to the
 * start time instead. An event of an outside calendar is hatched; a bank holiday cannot be opened.
 */
export function EventBlock({
  block,
  past,
  wide,
  held,
  onOpen,
}: {
  /** `folded`: leaves a strip on the right for the "+N" of events without a column. */
  block: DayBlock<Occurrence> & { folded: boolean };
  past: boolean;
  /** The day view: has room for the note too. */
  wide: boolean;
  /** It is being dragged: this is its original position. */
  held: boolean;
  onOpen: () => void;
}) {
  const settings = useSettings();
  const chosen = useChosen(block.occurrence);
  const { occurrence, top, height, column, columnSpan, columns } = block;
  const { event } = occurrence;
  const system = isSystem(event);
  const shared = !wide && columnSpan / columns < 0.75;
  const strip = block.folded ? 'var(--strip)' : '0px';
  const lines = Math.floor((height - 3) / LINE);
  const oneLine = height < TWO_LINES;
  const full = timeLabel(occurrence, settings.locale);
  const persons = personsOf(event, settings.people);
  const avatar = !system && <EventAvatars persons={persons} size={wide ? 18 : 16} max={wide ? 3 : 2} />;
  const style = {
    ...eventStyle(event, settings.people),
    top,
    height,
    left: `calc((100% - ${strip}) * ${column / columns} + 2px)`,
    width: `calc((100% - ${strip}) * ${columnSpan / columns} - 4px)`,
    '--lines': Math.max(1, lines - 1),
    '--lines-narrow': Math.max(1, lines - (shared ? 2 : 1)),
  } as CSSProperties;
  const className = [
    classes['block'],
    past && classes['past'],
    oneLine && classes['oneLine'],
    lines < 3 && classes['low'],
    persons.length > 1 && classes['several'],
    shared && classes['shared'],
    isOutside(event) ? classes['outsideCalendar'] : system && classes['system'],
    block.continuesBefore && classes['fromBefore'],
    block.continuesAfter && classes['goesOn'],
  ]
    .filter(Boolean)
    .join(' ');
  const when = spokenWhen(occurrence, settings.locale);
  const short = event.eventTime ? formatTime(event.eventTime, settings.locale) : '';
  const note = [event.calendarName, wide && event.description?.split('\n')[0]].filter(Boolean).join(' · ');
  const inside = (
    <>
      <span className={classes['words']}>
        <span className={classes['name']}>
          {event.emoji && (wide || (!shared && height >= 48)) && (
            <span className={classes['emoji']} aria-hidden="true">
              {event.emoji}
            </span>
          )}
          {event.title}
          <ReminderBell event={event} />
        </span>
        <VisuallyHidden>{`, ${spokenWho(event, settings.people)}, ${when}`}</VisuallyHidden>
        {!oneLine && (
          <span className={classes['when']} aria-hidden="true">
            {shared && avatar && <span className={classes['who']}>{avatar}</span>}
            {shared ? (
              <span className={classes['start']}>{short}</span>
            ) : (
              <span className={classes['full']}>{full}</span>
            )}
            {!shared && (columns > 1 || block.folded) && full !== short && (
              <span className={classes['brief']}>{short}</span>
            )}
            {note && <span className={classes['note']}> · {note}</span>}
          </span>
        )}
      </span>
      {oneLine ? (
        <span className={classes['mark']}>{avatar}</span>
      ) : (
        !shared && avatar && <span className={classes['who']}>{avatar}</span>
      )}
    </>
  );
  if (!opens(event))
    return (
      <div className={className} style={style} onClick={(click) => click.stopPropagation()}>
        {inside}
      </div>
    );
  const open = (click: MouseEvent): void => {
    // The column behind handles clicks into empty hours.
    click.stopPropagation();
    onOpen();
  };
  return (
    <button
      type="button"
      className={className}
      style={style}
      title={tipOf(event)}
      aria-describedby={system ? undefined : DRAG_HELP_ID}
      data-held={held || undefined}
      data-chosen={chosen || undefined}
      {...dragProps(occurrence)}
      onClick={open}
    >
      {inside}
      {!system && <Grips start={!block.continuesBefore && !oneLine} end={!block.continuesAfter} along="hours" />}
    </button>
  );
}
