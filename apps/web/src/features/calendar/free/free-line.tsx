import type { CalendarDate } from '@homefold/domain';
import { t } from '../../../messages/calendar';
import type { FamilyNow } from '../../../ui/time/use-family-now';
import { EventAvatars } from '../event-avatars';
import { useSettings } from '../model/settings';
import type { Occurrence } from '../model/types';
import { freeLabel, whoIsFree } from './free';
import classes from './free.module.css';

const labels = t.calendar.free;

/**
 * "Who is free on Tuesday?": first those who are free all day, then the others' free times. Absent in a family of one,
 * and on past days.
 * @param occurrences of everyone, regardless of the filter
 */
export function FreeLine({
  date,
  occurrences,
  now,
}: {
  date: CalendarDate;
  occurrences: readonly Occurrence[];
  now: FamilyNow;
}) {
  const { people, locale } = useSettings();
  if (people.members.length < 2 || date < now.today) return null;
  const free = whoIsFree(occurrences, date, people.members, now).map((one) => ({
    ...one,
    when: freeLabel(one, locale, date, now),
  }));
  const wholly = free.filter(({ allDay }) => allDay);
  const partly = free.filter(({ allDay, when }) => !allDay && when !== null);
  return (
    <p className={classes['free']}>
      <b className={classes['label']}>{labels.title}</b>
      {wholly.length === free.length && <span>{labels.everyone(wholly[0]?.when ?? labels.allDay)}</span>}
      {wholly.length > 0 && wholly.length < free.length && (
        <span className={classes['who']}>
          <EventAvatars persons={wholly.map(({ person }) => person)} size={18} />
          {labels.person(t.calendar.names(wholly.map(({ person }) => person.name)), wholly[0]?.when ?? labels.allDay)}
        </span>
      )}
      {partly.map(({ person, when }) => (
        <span key={person.id} className={classes['who']}>
          <EventAvatars persons={[person]} size={18} />
          {labels.person(person.name, when ?? '')}
        </span>
      ))}
      {wholly.length + partly.length === 0 && <span>{labels.nobody}</span>}
    </p>
  );
}
