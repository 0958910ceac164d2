import { t } from '../../../messages/calendar';
import { personsOf } from '../model/people';
import { useSettings } from '../model/settings';
import { isSystem } from '../model/types';
import type { CalendarEvent } from '../model/types';
import classes from './print.module.css';

/** Whom an event is for, by letters: colours are lost on most paper. */
export function Who({ event }: { event: CalendarEvent }) {
  const { people } = useSettings();
  if (isSystem(event)) return null;
  const letters = personsOf(event, people).flatMap(({ letters: own }) => own || []);
  if (letters.length === 0) return null;
  return (
    <span className={classes['who']}>
      {letters.map((each) => (
        <b key={each}>{each}</b>
      ))}
    </span>
  );
}

/** What the letters mean. */
export function Legend() {
  const { people } = useSettings();
  if (people.members.length < 2) return null;
  return (
    <span className={classes['legend']}>
      {people.members.map(({ id, letters, name }) => (
        <span key={id} className={classes['who']}>
          <b>{letters}</b> {name}
        </span>
      ))}
      <span>{t.calendar.print.forAll}</span>
    </span>
  );
}
