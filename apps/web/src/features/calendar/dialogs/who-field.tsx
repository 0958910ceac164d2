import { useId } from 'react';
import { t } from '../../../app/messages';
import { MemberAvatar, FamilyAvatar } from '../../../ui/member-avatar';
import { useSettings } from '../model/settings';
import classes from './form.module.css';

/** For whom: everyone, or one member. Radio buttons that look like chips. */
export function WhoField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (membershipId: string) => void;
}) {
  const name = useId();
  const { people } = useSettings();
  return (
    <fieldset className={classes['who']}>
      <legend className={classes['legend']}>{t.calendar.form.who}</legend>
      <label className={classes['chip']}>
        <input type="radio" name={name} checked={value === ''} onChange={() => onChange('')} />
        <FamilyAvatar size={28} />
        <span>{t.common.family}</span>
      </label>
      {people.members.map((person) => (
        <label key={person.id} className={classes['chip']}>
          <input type="radio" name={name} checked={value === person.id} onChange={() => onChange(person.id ?? '')} />
          {person.member && <MemberAvatar member={person.member} size={28} initials={person.letters} />}
          <span>{person.name}</span>
        </label>
      ))}
      {error && (
        <p className={classes['problem']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
