import { useId } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../../app/messages';
import { MemberAvatar, FamilyAvatar } from '../../../ui/member-avatar';
import { EventAvatar } from '../event-avatar';
import { chosenPersons } from '../model/people';
import { useSettings } from '../model/settings';
import type { CalendarEvent } from '../model/types';
import classes from './form.module.css';

/** For whom: nobody in particular, or some members. Checkboxes that look like chips, in the order of the family. */
export function WhoField({
  value,
  stored,
  error,
  onChange,
}: {
  /** Membership ids in the order of choosing; none = the whole family. */
  value: readonly string[];
  /** The event that is changed: whoever has left the family meanwhile stays on it until taken off. */
  stored: CalendarEvent | null;
  error: string | undefined;
  onChange: (membershipIds: readonly string[]) => void;
}) {
  const hint = useId();
  const { people } = useSettings();
  const former = chosenPersons(value, stored, people).filter(({ id, member }) => id !== null && member === null);
  const toggle = (id: string): void =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <fieldset className={classes['who']} aria-describedby={hint}>
      <legend className={classes['legend']}>{t.calendar.form.who}</legend>
      <Choice checked={value.length === 0} onChange={() => onChange([])} name={t.common.family}>
        <FamilyAvatar size={28} />
      </Choice>
      {[...people.members, ...former].map((person) => (
        <Choice
          key={person.id}
          checked={value.includes(person.id ?? '')}
          onChange={() => toggle(person.id ?? '')}
          name={person.name}
        >
          {person.member ? (
            <MemberAvatar member={person.member} size={28} initials={person.letters} />
          ) : (
            <EventAvatar person={person} size={28} />
          )}
        </Choice>
      ))}
      <p className={classes['hint']} id={hint}>
        {t.calendar.form.whoHint}
      </p>
      {error && (
        <p className={classes['problem']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Choice({
  checked,
  name,
  onChange,
  children,
}: {
  checked: boolean;
  name: string;
  onChange: () => void;
  children: ReactNode;
}) {
  return (
    <label className={classes['chip']}>
      <input type="checkbox" checked={checked} onChange={onChange} />
      {children}
      <span>{name}</span>
    </label>
  );
}
