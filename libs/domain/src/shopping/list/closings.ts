import type { Instant, ShoppingPart } from './row';

/** When a request was met or dropped; null while it is open. */
export interface Closing {
  purchasedAt: Instant | null;
  /** After `purchasedAt` if it was cleared from the bought items. */
  removedAt: Instant | null;
  /** Left the list with its source, before it was bought. */
  withdrawnAt: Instant | null;
}

/**
 * The state of each part of one thing. A tick means "this is in the basket now", so it covers everything requested by
 * then, even if the request arrives later; later requests are open. A removal likewise covers what was in the removed
 * row. Depends only on the parts, not on the order in which they were changed.
 */
export function closingsOf(parts: readonly ShoppingPart[]): Map<ShoppingPart, Closing> {
  const ticks = ascending(parts.flatMap(({ purchased }) => (purchased?.value ? [purchased.at] : [])));
  const purchasedAt = new Map(parts.map((part) => [part, firstFrom(ticks, wantedSince(part))]));
  const standing = (part: ShoppingPart, at: Instant): Instant | null => {
    const bought = purchasedAt.get(part) ?? null;
    return bought !== null && bought <= at ? bought : null;
  };
  // removals of the open row, and of each row of items bought together
  const removals = new Map<Instant | null, Instant[]>();
  for (const part of parts) {
    if (!part.removed?.value) continue;
    const row = standing(part, part.removed.at);
    const instants = removals.get(row);
    if (instants) instants.push(part.removed.at);
    else removals.set(row, [part.removed.at]);
  }
  for (const [row, instants] of removals) removals.set(row, ascending(instants));

  return new Map(
    parts.map((part) => {
      const bought = purchasedAt.get(part) ?? null;
      const since = listedSince(part);
      const whileOpen = firstFrom(removals.get(null) ?? [], since);
      const afterwards = bought === null ? null : firstFrom(removals.get(bought) ?? [], since);
      const removedAt = whileOpen !== null && (bought === null || whileOpen < bought) ? whileOpen : afterwards;
      const { withdrawn } = part;
      const withdrawnAt = withdrawn?.value && standing(part, withdrawn.at) === null ? withdrawn.at : null;
      return [part, { purchasedAt: bought, removedAt, withdrawnAt }];
    }),
  );
}

/** The time from which a tick covers the request: when it was requested, or last unticked or restored by hand. */
function wantedSince({ at, purchased, removed, withdrawn }: ShoppingPart): Instant {
  if (purchased?.value) return Math.min(at, purchased.at);
  return Math.max(at, purchased?.at ?? at, backSince(removed), backSince(withdrawn));
}

function listedSince({ at, removed }: ShoppingPart): Instant {
  return removed?.value ? Math.min(at, removed.at) : Math.max(at, backSince(removed));
}

const backSince = (mark: ShoppingPart['removed']): Instant => (mark && !mark.value ? mark.at : -Infinity);

const ascending = (instants: readonly Instant[]): Instant[] => [...new Set(instants)].sort((a, b) => a - b);

/** The first of the instants that is not before another; null when all are. */
function firstFrom(instants: readonly Instant[], since: Instant): Instant | null {
  let [low, high] = [0, instants.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((instants[middle] ?? since) < since) low = middle + 1;
    else high = middle;
  }
  return instants[low] ?? null;
}
