import { FAMILY_WORD } from '../people/members';
import type { PeopleMention } from './people';
import type { QuickAddEvent, QuickAddMember } from './types';

/** The people an event concerns: those marked as such, else everybody named; empty is the whole family. */
export function whoOf(
  mentions: readonly PeopleMention[],
  members: readonly QuickAddMember[],
): Pick<QuickAddEvent, 'who' | 'whoName' | 'whoIds'> {
  const explicit = mentions.filter(({ inTitle, ids, isEverybody }) => !inTitle && (ids.length > 0 || isEverybody));
  const counted = explicit.length > 0 ? explicit : mentions;
  const isEverybody = counted.some((mention) => mention.isEverybody);
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
export function unclearNote(mentions: readonly PeopleMention[]): string | null {
  const name = mentions.find(({ unclear }) => unclear)?.unclear;
  return name ? `More than one member of your family is called "${name}".` : null;
}
