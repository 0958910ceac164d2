import { Face } from './face';
import type { FacePerson } from './face';
import classes from './person-chip.module.css';

/** A person within a text: avatar and name; only the name for former members. */
export function PersonChip({
  person,
  name,
  isMe = false,
}: {
  person: FacePerson | null;
  name: string;
  /** Highlighted for the mentioned person. */
  isMe?: boolean;
}) {
  return (
    <span className={classes['chip']} data-me={isMe || undefined}>
      {person && <Face person={person} size={20} />}
      {name}
    </span>
  );
}
