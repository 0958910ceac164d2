import { useState } from 'react';
import { serverNow } from '../../../../graphql/offline/server-clock';
import type { Content } from '../model/types';

/** A trip to the shop: what was put into the basket since it began, by anybody. */
interface Trip {
  done: number;
  end: () => void;
}

/** When each trip of this device began, by list; reopening the mode continues the trip. */
const began = new Map<string, number>();

/**
 * Counts a trip from when somebody started to shop with a list until they finish. Uses the server's clock, as the ticks
 * do: a phone with a fast clock would miss the first ticks.
 */
export function useTrip(listId: string, { open, basket }: Content): Trip {
  const [since] = useState(() => {
    const at = began.get(listId) ?? serverNow();
    began.set(listId, at);
    return at;
  });
  // Ticked rows that still show are among the open ones.
  const done = [...open, ...basket].filter(
    (item) => item.purchasedAt !== null && Date.parse(item.purchasedAt) >= since,
  );
  return { done: done.length, end: () => began.delete(listId) };
}
