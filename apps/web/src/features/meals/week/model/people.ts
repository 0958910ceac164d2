import type { FamilyView } from '../../../../graphql/family';
import type { FacePerson } from '../../../../ui/people/face';
import type { Meal } from './types';

type People = Pick<FamilyView, 'byId' | 'letters'>;

/** A member by id; null for nobody, and for a former member. */
export function personOf(id: string | null, { byId, letters }: People): FacePerson | null {
  const member = id === null ? undefined : byId.get(id);
  return member ? { ...member, letters: letters.get(member.id) ?? '' } : null;
}

/** The eaters if not the whole family; without former members. */
export const eatersOf = ({ eaterIds }: Pick<Meal, 'eaterIds'>, family: People): FacePerson[] | null =>
  eaterIds && eaterIds.flatMap((id) => personOf(id, family) ?? []);

/** "Emma, Tom and Theo". */
export const namesOf = (people: readonly FacePerson[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(people.map(({ displayName }) => displayName));
