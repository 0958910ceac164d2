import { UsersRound } from 'lucide-react';
import { MemberAvatar } from '../../../ui/people/member-avatar';
import type { JobPerson } from '../model/people';
import classes from './face.module.css';

/** The assignee's avatar, or two heads for an unassigned job. Decorative unless `label` is given. */
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
