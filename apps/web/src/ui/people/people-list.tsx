import type { ReactNode } from 'react';
import { VisuallyHidden } from '../basics/visually-hidden';
import { Bone } from '../states/skeleton';
import { Face } from './face';
import type { FacePerson } from './face';
import classes from './people-list.module.css';

/** One person with a number. */
export interface PersonNumber {
  /** null: anyone. */
  person: FacePerson | null;
  name: string;
  number: ReactNode;
  /** Before the number: "5 waiting". */
  remark?: string | null;
  /** The row for screen readers, instead of name and number. */
  spoken: string;
}

/** People and a number for each, in a card. */
export const PeopleList = ({ rows }: { rows: readonly PersonNumber[] }) => (
  <ul className={classes['people']}>
    {rows.map(({ person, name, number, remark, spoken }) => (
      <li key={person?.id ?? ''}>
        <Face person={person} size={28} />
        <span className={person ? classes['name'] : classes['anyone']} aria-hidden>
          {name}
        </span>
        {remark && <span className={`${classes['number']} ${classes['remark']}`}>{remark}</span>}
        <span className={classes['number']} aria-hidden>
          {number}
        </span>
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </li>
    ))}
  </ul>
);

/** Placeholder rows. @param widths of the names, in px */
export const PeopleListSkeleton = ({ widths }: { widths: readonly number[] }) => (
  <ul className={classes['people']}>
    {widths.map((width) => (
      <li key={width}>
        <Bone circle height={28} />
        <Bone width={width} />
      </li>
    ))}
  </ul>
);
