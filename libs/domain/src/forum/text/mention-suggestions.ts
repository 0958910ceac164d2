import type { MentionedMember } from './mentions';

/** A member who can be suggested, with the names they can be found by. */
export interface SuggestedMember extends MentionedMember {
  firstName?: string | null;
  lastName?: string | null;
}

/** Maximum length of a query; an "@" further back is ignored. */
const MAX_QUERY = 40;

/**
 * The mention being typed before the caret: the position of its "@" and the query after it; null if there is none. An "@"
 * within a word belongs to a mail address.
 */
export function mentionAt(text: string, caret: number): { start: number; query: string } | null {
  const before = text.slice(Math.max(caret - MAX_QUERY - 1, 0), caret);
  const found = /(?:^|[^\p{L}\p{N}\p{M}_\\@.])@([^@\n]*)$/u.exec(before);
  const query = found?.[1];
  return query === undefined || /^\s|\s{2}/u.test(query) ? null : { start: caret - query.length - 1, query };
}

/** Matching members: first by the start of the name, then by the start of any word in it; ignores accents and case. */
export function mentionSuggestions<M extends SuggestedMember>(members: readonly M[], query: string, most = 6): M[] {
  const wanted = plain(query).trimEnd();
  const rank = ({ displayName, firstName, lastName }: M): number => {
    const name = plain(displayName);
    if (name.startsWith(wanted)) return 0;
    const words = [...name.split(/[\s-]+/u), ...[firstName, lastName].map((part) => plain(part ?? ''))];
    return words.some((word) => word.startsWith(wanted)) ? 1 : 2;
  };
  return members
    .map((member) => ({ member, rank: rank(member) }))
    .filter((one) => one.rank < 2)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ member }) => member);
}

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
