import { UsersRound } from 'lucide-react';
import { MemberAvatar } from './member-avatar';
import type { AvatarPerson } from './member-avatar';
import classes from './face.module.css';

/** A person with the letters that distinguish them in a small avatar. */
export interface FacePerson extends AvatarPerson {
  id: string;
  letters: string;
}

/** A person's avatar, or two heads for anyone. Decorative unless `label` is given. */
export function Face({ person, size, label }: { person: FacePerson | null; size: 20 | 24 | 28; label?: string }) {
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
