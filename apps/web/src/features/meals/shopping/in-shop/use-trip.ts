import { useState } from 'react';
import type { Content } from '../model/types';

/** A trip to the shop: what has come into the basket since it began, by anybody. */
interface Trip {
  done: number;
  end: () => void;
}

/** When each trip of this device began, by list; a mode that is left and entered again goes on. */
const began = new Map<string, number>();

/** Counts a trip from when somebody started to shop with a list, until they finish. */
export function useTrip(listId: string, { open, basket }: Content): Trip {
  const [since] = useState(() => {
    const at = began.get(listId) ?? Date.now();
    began.set(listId, at);
    return at;
  });
  // Ticked rows that rest stand among the open ones.
  const done = [...open, ...basket].filter(
    (item) => item.purchasedAt !== null && Date.parse(item.purchasedAt) >= since,
  );
  return { done: done.length, end: () => began.delete(listId) };
}
