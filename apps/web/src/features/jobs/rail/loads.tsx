import { t } from '../../../messages/jobs';
import { CardSection } from '../../../ui/basics/card';
import { PeopleList } from '../../../ui/people/people-list';
import { useFamily } from '../../../graphql/family';
import { memberOf, nameOf } from '../model/people';
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
        <PeopleList
          rows={rows.map(({ person, open }) => {
            const name = nameOf(person);
            return { person, name, number: open, spoken: t.jobs.loads.open(name, open) };
          })}
        />
      )}
    </CardSection>
  );
}
