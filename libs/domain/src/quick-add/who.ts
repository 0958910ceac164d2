import { FAMILY_WORD } from '../members';
import type { PeopleClaim } from './people';
import type { QuickAddEvent, QuickAddMember } from './types';

/** Whom an event concerns: those it is said to be for, else everybody named. One is that member, several are the family. */
export function whoOf(
  claims: readonly PeopleClaim[],
  members: readonly QuickAddMember[],
): Pick<QuickAddEvent, 'who' | 'whoName' | 'whoIds'> {
  const said = claims.filter(({ inTitle, ids, isEverybody }) => !inTitle && (ids.length > 0 || isEverybody));
  const counted = said.length > 0 ? said : claims;
  const isEverybody = counted.some((claim) => claim.isEverybody);
  const whoIds = isEverybody ? [] : [...new Set(counted.flatMap(({ ids }) => ids))];
  const [only, another] = whoIds;
  const member = another === undefined ? members.find(({ id }) => id === only) : undefined;
  return member
    ? { who: member.id, whoName: member.displayName, whoIds }
    : { who: FAMILY_WORD, whoName: FAMILY_WORD, whoIds };
}

/** What to tell about a name that several members have; null when every name is clear. */
export function unclearNote(claims: readonly PeopleClaim[]): string | null {
  const name = claims.find(({ unclear }) => unclear)?.unclear;
  return name ? `More than one member of your family is called "${name}".` : null;
}
