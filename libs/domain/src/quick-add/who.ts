import { FAMILY_WORD } from '../people/members';
import type { PeopleClaim } from './people';
import type { QuickAddEvent, QuickAddMember } from './types';

/** The people an event concerns: those marked as such, else everybody named; empty is the whole family. */
export function whoOf(
  claims: readonly PeopleClaim[],
  members: readonly QuickAddMember[],
): Pick<QuickAddEvent, 'who' | 'whoName' | 'whoIds'> {
  const said = claims.filter(({ inTitle, ids, isEverybody }) => !inTitle && (ids.length > 0 || isEverybody));
  const counted = said.length > 0 ? said : claims;
  const isEverybody = counted.some((claim) => claim.isEverybody);
  const named = isEverybody ? [] : [...new Set(counted.flatMap(({ ids }) => ids))];
  const found = named.flatMap((id) => members.find((member) => member.id === id) ?? []);
  const whoIds = found.map(({ id }) => id);
  const [only = FAMILY_WORD, another] = whoIds;
  return {
    who: another === undefined ? only : FAMILY_WORD,
    whoName: found.map(({ displayName }) => displayName).join(', ') || FAMILY_WORD,
    whoIds,
  };
}

/** A note about a name that several members have; null when every name is unambiguous. */
export function unclearNote(claims: readonly PeopleClaim[]): string | null {
  const name = claims.find(({ unclear }) => unclear)?.unclear;
  return name ? `More than one member of your family is called "${name}".` : null;
}
