import { useState } from 'react';

interface Row {
  id: string;
}

interface StableListRules<R> {
  /** Identifies the list: another one is shown immediately as it is. */
  of: string;
  /** Whether further pages follow: rows of theirs that were shown but are not loaded now stay. */
  hasMore: boolean;
  /** Whether the viewer has added it: then it is shown immediately. */
  isOwn: (row: R) => boolean;
  /** Whether others have deleted it: then it keeps its place. */
  isGone: (id: string) => boolean;
}

/**
 * The rows of a list while it is on screen: additions by others are held back, and what they delete keeps its place.
 * Further pages and the viewer's additions are shown.
 * @param shown the rows shown so far @param now the current list
 * @param hadMore whether further pages followed the shown rows: then new rows at the end belong to them
 */
export function heldRows<R extends Row>(
  { shown, hadMore }: { shown: readonly R[]; hadMore: boolean },
  now: readonly R[],
  { hasMore, isOwn, isGone }: Omit<StableListRules<R>, 'of'>,
): { rows: R[]; fresh: R[] } {
  const current = new Map(now.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  const isKnown = ({ id }: R): boolean => known.has(id);
  const end = now.findLastIndex(isKnown);
  if (end === -1) return { rows: [...now], fresh: [] };
  const isCurrent = ({ id }: R): boolean => current.has(id);
  const last = shown.findLastIndex(isCurrent);
  const rows = shown.flatMap((row, index) => {
    const found = current.get(row.id);
    if (found) return [found];
    return isGone(row.id) || (hasMore && index > last) ? [row] : [];
  });
  const fresh: R[] = [];
  for (const [index, row] of now.entries()) {
    if (isKnown(row)) continue;
    if ((hadMore && index > end) || isOwn(row)) insert(rows, row, now.slice(0, index));
    else fresh.push(row);
  }
  return { rows, fresh };
}

/** Inserts a row behind the nearest one that precedes it. */
function insert<R extends Row>(rows: R[], row: R, before: readonly R[]): void {
  const preceding = new Set(before.map(({ id }) => id));
  rows.splice(rows.findLastIndex(({ id }) => preceding.has(id)) + 1, 0, row);
}

/** A list as it is shown. */
export interface StableList<R> {
  rows: readonly R[];
  /** Additions by others that are not shown yet. */
  fresh: readonly R[];
  /** Shows them. */
  showFresh: () => void;
}

/** Keeps a list stable while it is on screen; null while it loads. */
export function useStableList<R extends Row>(
  now: readonly R[] | null,
  rules: StableListRules<R>,
): StableList<R> | null {
  const { of, hasMore } = rules;
  const fresh = now && { of, shown: now, hadMore: hasMore };
  const [state, keep] = useState(fresh);
  if (!now || !fresh) return null;
  const kept = state?.of === of ? state : fresh;
  const held = heldRows(kept, now, rules);
  if (kept !== state || kept.hadMore !== hasMore || !isSame(kept.shown, held.rows))
    keep({ of, shown: held.rows, hadMore: hasMore });
  return { ...held, showFresh: () => keep(fresh) };
}

const isSame = (one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every((row, index) => row === other[index]);
