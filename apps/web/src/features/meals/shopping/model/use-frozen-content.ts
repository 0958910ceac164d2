import { useEffect, useState } from 'react';
import type { TickDelay } from '../../../../ui/lists/use-tick-delay';
import type { Content, Item } from './types';

/**
 * The displayed list, which does not move while ticked rows stay, or while something else holds it. Items ticked by
 * others are struck through in place and stay as well, so that nothing disappears while somebody is about to tap it.
 * @param of distinguishes one list from another
 */
export function useFrozenContent(now: Content | null, of: string, rest: TickDelay, isHeld: boolean): Content | null {
  const [kept, keep] = useState({ content: now, of, wasStill: false });
  const isStill = rest.isHolding || isHeld;
  const isOther = kept.of !== of || kept.content === null || now === null;
  const arrived = !isOther && !isStill && !kept.wasStill && now !== kept.content && ticksSomething(kept.content, now);
  useEffect(() => {
    if (arrived) rest.begin();
  }, [arrived, rest]);
  const next = isOther || !(isStill || arrived) ? now : kept.content;
  if (kept.content !== next || kept.of !== of || kept.wasStill !== isStill)
    keep({ content: next, of, wasStill: isStill });
  return next && now && next !== now ? asTheyAre(next, now) : next;
}

/** Whether a displayed row is in the basket by now. */
function ticksSomething(before: Content | null, now: Content | null): boolean {
  const basket = new Set(now?.basket.map(({ id }) => id));
  return before?.open.some(({ id }) => basket.has(id)) ?? false;
}

/** The rows in their former places, with their current content. */
function asTheyAre(kept: Content, now: Content): Content {
  const current = new Map([...now.open, ...now.basket].map((item) => [item.id, item]));
  const still = (items: readonly Item[]): Item[] => items.map((item) => current.get(item.id) ?? item);
  return { ...now, open: still(kept.open), basket: still(kept.basket) };
}
