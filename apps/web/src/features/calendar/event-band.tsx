import { formatTime } from '@homefold/domain';
import type { LaneBar } from '@homefold/domain';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { EventAvatars } from './event-avatars';
import classes from './event.module.css';
import { eventStyle, personsOf } from './model/people';
import { useSettings } from './model/settings';
import { isSystem } from './model/types';
import type { Occurrence } from './model/types';
import { spokenWhen, spokenWho } from './model/words';

/**
 * An all-day or several-day happening as a tinted band; its square ends say that it goes on outside. A system event is
 * an outline without a person. With `onOpen` it is a button (system events never are).
 */
export function EventBand({ bar, onOpen }: { bar: LaneBar<Occurrence>; onOpen?: () => void }) {
  const settings = useSettings();
  const { event } = bar.occurrence;
  const system = isSystem(event);
  const className = [
    classes['band'],
    system && classes['system'],
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
      </span>
      {onOpen && !system && (
        <VisuallyHidden>
          {`, ${spokenWho(event, settings.people)}, ${spokenWhen(bar.occurrence, settings.locale)}`}
        </VisuallyHidden>
      )}
      {!system && <EventAvatars persons={personsOf(event, settings.people)} />}
    </>
  );
  const style = eventStyle(event, settings.people);
  return onOpen && !system ? (
    <button
      type="button"
      className={`${className} ${classes['open']}`}
      style={style}
      title={event.title}
      onClick={onOpen}
    >
      {inside}
    </button>
  ) : (
    <div className={className} style={style} title={event.title}>
      {inside}
    </div>
  );
}
