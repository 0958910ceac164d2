import { t } from '../../../messages/jobs';
import { CardSection } from '../../../ui/basics/card';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { Face } from '../../../ui/people/face';
import { useFamily } from '../../../graphql/family';
import { memberOf } from '../model/people';
import type { Counts } from '../model/types';
import classes from './rail.module.css';

/** Open jobs per person: the most first, unassigned ones last. */
export function Loads({ loads }: { loads: Counts['loads'] }) {
  const family = useFamily();
  const rows = loads
    .flatMap(({ memberId, open }) => {
      const person = memberOf(memberId, family);
      // Jobs of former members are in the list, under their names.
      return memberId !== null && !person ? [] : [{ person, open }];
    })
    .sort((a, b) => Number(a.person === null) - Number(b.person === null) || b.open - a.open);
  return (
    <CardSection title={t.jobs.loads.title}>
      {rows.length === 0 ? (
        <p className={classes['quiet']}>{t.jobs.loads.none}</p>
      ) : (
        <ul className={classes['people']}>
          {rows.map(({ person, open }) => {
            const name = person?.displayName ?? t.jobs.anyone;
            return (
              <li key={person?.id ?? ''}>
                <Face person={person} size={28} />
                <span className={person ? classes['name'] : classes['anyone']} aria-hidden>
                  {name}
                </span>
                <span className={classes['number']} aria-hidden>
                  {open}
                </span>
                <VisuallyHidden>{t.jobs.loads.open(name, open)}</VisuallyHidden>
              </li>
            );
          })}
        </ul>
      )}
    </CardSection>
  );
}
