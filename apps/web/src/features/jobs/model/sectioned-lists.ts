import type { ApolloCache, Reference } from '@apollo/client';
import { argumentsOf, inserted, modifyField, without } from '../../../graphql/records/lists';
import type { CachedPage, ReadField } from '../../../graphql/records/lists';

type StoredPage = CachedPage & { total: number };
/** A list that is loaded in sections: the first page of each, and counts of the whole. */
export type StoredSections<Section extends string, Counts> = Record<Section, StoredPage> & { counts: Counts };

/** How a type of row is listed in sections. */
export interface SectionedLists<Section extends string> {
  /** The root field with the first page of each section, and the counts. */
  board: string;
  /** The root field with a further page of one section. */
  pages: string;
  sections: readonly Section[];
}

/** A change of one row. The functions take the arguments of a cached field; `null`: not in that list. */
export interface SectionedChange<Section extends string, Counts, Arguments extends object> {
  id: string;
  /** The row; undefined when it was deleted. */
  ref: Reference | undefined;
  from: (listed: Partial<Arguments>) => Section | null;
  to: (listed: Partial<Arguments>) => Section | null;
  /** Whether the row sorts before another one of its section. */
  precedes: (section: Section, other: Reference, read: ReadField) => boolean;
  /** The counts after the change. */
  counted: (counts: Counts) => Counts;
}

/**
 * Places a row in every loaded board, in order in its section and no other, and in the counts. For optimistic results and
 * answers alike; a no-op for what a live update has applied already.
 *
 * @returns whether all loaded pages are complete: one may have run out, or the row may lie beyond it
 */
export function placeInSections<Section extends string, Counts, Arguments extends { section: Section }>(
  cache: ApolloCache,
  { board, pages, sections }: SectionedLists<Section>,
  change: SectionedChange<Section, Counts, Arguments>,
): boolean {
  let isWhole = true;
  modifyField<StoredSections<Section, Counts>>(cache, board, (stored, name, read) => {
    const placed = placedOnBoard(stored, sections, argumentsOf<Arguments>(name), change, read);
    isWhole &&= placed.isWhole;
    return placed.board;
  });
  modifyField<StoredPage>(cache, pages, (page, name, read) => {
    const listed = argumentsOf<Arguments>(name);
    return change.to(listed) === listed.section ? page : { ...page, items: without(page.items, change.id, read) };
  });
  return isWhole;
}

function placedOnBoard<Section extends string, Counts, Arguments extends object>(
  board: StoredSections<Section, Counts>,
  sections: readonly Section[],
  listed: Partial<Arguments>,
  { id, ref, from, to, precedes, counted }: SectionedChange<Section, Counts, Arguments>,
  read: ReadField,
): { board: StoredSections<Section, Counts>; isWhole: boolean } {
  const found = sections.find((section) => board[section].items.some((one) => read('id', one) === id)) ?? null;
  // Removed already by a live update.
  if (!ref && found === null) return { board, isWhole: true };
  const before = from(listed);
  const [source, target] = [found ?? before, to(listed)];
  const next = { ...board };
  let isWhole = true;
  for (const section of sections) {
    const page: StoredPage = board[section];
    const others = without(page.items, id, read);
    const placed =
      section === target && ref
        ? inserted({ ...page, items: others }, ref, (other) => precedes(section, other, read))
        : others;
    const items = placed ?? others;
    const total = page.total + Number(section === target) - Number(section === source);
    Object.assign(next, { [section]: { ...page, items, total: Math.max(total, items.length) } });
    isWhole &&= placed !== null && (items.length > 0 || page.nextCursor === null);
  }
  // Already in place: a live update has delivered it, including the counts.
  const isKnown = found !== null && found === target && before !== target;
  return { board: { ...next, counts: isKnown ? board.counts : counted(board.counts) }, isWhole };
}
