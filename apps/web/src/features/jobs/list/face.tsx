import { UsersRound } from 'lucide-react';
import { MemberAvatar } from '../../../ui/member-avatar';
import type { JobPerson } from '../model/people';
import classes from './face.module.css';

/** Whose job it is: their picture, or the two heads of whoever likes. Decorative unless `label` names them. */
export function Face({ person, size, label }: { person: JobPerson | null; size: 20 | 24 | 28; label?: string }) {
  if (person)
    return (
      <MemberAvatar
        member={person}
        size={size}
        {...(person.letters && { initials: person.letters })}
        {...(label && { label })}
      />
    );
  return (
    <span
      className={classes['anyone']}
      style={{ width: size, height: size }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <UsersRound size={Math.round(size * 0.6)} strokeWidth={1.6} aria-hidden />
    </span>
  );
}
