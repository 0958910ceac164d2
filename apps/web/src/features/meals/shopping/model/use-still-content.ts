import { useEffect, useState } from 'react';
import type { Rest } from '../../../../ui/lists/use-rest';
import type { Content, Item } from './types';

/**
 * A list that stands still while ticked rows rest, and while something else holds it. What others tick is struck where it is
 * and rests as well: nothing disappears from under a finger.
 * @param of what tells one list from another
 */
export function useStillContent(now: Content | null, of: string, rest: Rest, isHeld: boolean): Content | null {
  const [kept, keep] = useState({ content: now, of, wasStill: false });
  const isStill = rest.isResting || isHeld;
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

/** Whether a row that stands on the list is in the basket now. */
function ticksSomething(before: Content | null, now: Content | null): boolean {
  const basket = new Set(now?.basket.map(({ id }) => id));
  return before?.open.some(({ id }) => basket.has(id)) ?? false;
}

/** The rows where they were, each as it is now. */
function asTheyAre(kept: Content, now: Content): Content {
  const current = new Map([...now.open, ...now.basket].map((item) => [item.id, item]));
  const still = (items: readonly Item[]): Item[] => items.map((item) => current.get(item.id) ?? item);
  return { ...now, open: still(kept.open), basket: still(kept.basket) };
}
