import { House } from 'lucide-react';
import { MemberAvatar } from '../../ui/people/member-avatar';
import { hueStyle } from './model/people';
import type { Person } from './model/people';
import classes from './event.module.css';

/**
 * Whom an event is for, next to its title: initials on the person's colour, or a house for everyone. From 24 px on a
 * member's picture is shown. `label` names the person where no text does.
 */
export function EventAvatar({
  person,
  size = 16,
  label = false,
}: {
  person: Person;
  size?: 16 | 18 | 28 | 32;
  label?: boolean;
}) {
  if (person.member && size >= 24)
    return (
      <MemberAvatar
        member={person.member}
        size={size}
        initials={person.letters}
        {...(label && { label: person.name })}
      />
    );
  return (
    <span
      className={classes['avatar']}
      style={{ ...hueStyle(person.hue), width: size, height: size }}
      data-size={size}
      {...(label ? { role: 'img', 'aria-label': person.name } : { 'aria-hidden': true })}
    >
      {person.hue === 'family' ? <House size={Math.round(size * 0.62)} strokeWidth={2.2} /> : person.letters}
    </span>
  );
}
