import { formatTime } from '@homefold/domain';
import type { LaneBar } from '@homefold/domain';
import { DRAG_HELP_ID, dragProps, useChosen } from './drag/drag-context';
import { Grips } from './drag/grips';
import { VisuallyHidden } from '../../ui/basics/visually-hidden';
import { EventAvatars } from './event-avatars';
import classes from './event.module.css';
import { eventStyle, personsOf } from './model/people';
import { useSettings } from './model/settings';
import { isOutside, isSystem, opens, tipOf } from './model/types';
import type { Occurrence } from './model/types';
import { ReminderBell } from './reminders/reminder-bell';
import { spokenWhen, spokenWho } from './model/labels';

/**
 * An all-day or multi-day event as a tinted band; square ends mean that it continues outside. A system event is an outline
 * without a person, an event of an outside calendar is hatched in its colour. With `onOpen` it is a button, except for bank
 * holidays.
 */
export function EventBand({ bar, onOpen }: { bar: LaneBar<Occurrence>; onOpen?: () => void }) {
  const settings = useSettings();
  const chosen = useChosen(bar.occurrence);
  const { event } = bar.occurrence;
  const system = isSystem(event);
  const className = [
    classes['band'],
    isOutside(event) ? classes['outsideCalendar'] : system && classes['system'],
    bar.continuesBefore && classes['before'],
    bar.continuesAfter && classes['after'],
  ]
    .filter(Boolean)
    .join(' ');
  const inside = (
    <>
      {event.emoji && (
        <span className={classes['emoji']} aria-hidden="true">
          {event.emoji}
        </span>
      )}
      <span className={classes['name']}>
        {event.eventTime && !bar.continuesBefore && <time>{formatTime(event.eventTime, settings.locale)} </time>}
        {event.title}
        <ReminderBell event={event} />
      </span>
      {onOpen && opens(event) && (
        <VisuallyHidden>
          {`, ${spokenWho(event, settings.people)}, ${spokenWhen(bar.occurrence, settings.locale)}`}
        </VisuallyHidden>
      )}
      {!system && <EventAvatars persons={personsOf(event, settings.people)} />}
    </>
  );
  const style = eventStyle(event, settings.people);
  const grips = !system && <Grips start={!bar.continuesBefore} end={!bar.continuesAfter} along="days" />;
  const draggable = {
    ...dragProps(bar.occurrence),
    'data-chosen': chosen || undefined,
  };
  return onOpen && opens(event) ? (
    <button
      type="button"
      className={`${className} ${classes['open']}`}
      style={style}
      title={tipOf(event)}
      aria-describedby={system ? undefined : DRAG_HELP_ID}
      {...draggable}
      onClick={onOpen}
    >
      {inside}
      {grips}
    </button>
  ) : (
    <div className={className} style={style} title={tipOf(event)} {...draggable}>
      {inside}
      {grips}
    </div>
  );
}
