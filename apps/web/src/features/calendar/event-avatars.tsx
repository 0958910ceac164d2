import { t } from '../../messages/calendar';
import { EventAvatar } from './event-avatar';
import classes from './event.module.css';
import type { Person } from './model/people';

/**
 * Overlapping avatars of an event's people; those beyond `max` are shown as a count. `label` names them where no text does.
 */
export function EventAvatars({
  persons,
  size = 16,
  max = 3,
  label = false,
}: {
  persons: readonly Person[];
  size?: 16 | 18 | 28 | 32;
  max?: 2 | 3;
  label?: boolean;
}) {
  const [first, another] = persons;
  if (first && !another) return <EventAvatar person={first} size={size} label={label} />;
  const rest = persons.length - max;
  return (
    <span
      className={classes['avatars']}
      data-size={size}
      {...(label
        ? { role: 'img', 'aria-label': t.calendar.names(persons.map(({ name }) => name)) }
        : { 'aria-hidden': true })}
    >
      {persons.slice(0, max).map((person) => (
        <EventAvatar key={person.id} person={person} size={size} />
      ))}
      {rest > 0 && <span className={classes['rest']}>+{rest}</span>}
    </span>
  );
}
