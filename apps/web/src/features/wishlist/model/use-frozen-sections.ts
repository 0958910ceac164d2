import { useFrozen } from '../../../ui/lists/use-tick-delay';
import type { Sections } from './sections';
import type { Wish } from './types';

/**
 * Freezes the order of the sections while nothing may move; each wish is shown in its current state.
 * @param wishes all current wishes
 * @param of identifies the lists; a change shows the new ones immediately
 */
export function useFrozenSections(
  sections: Sections | null,
  wishes: readonly Wish[],
  isStill: boolean,
  of: string,
): Sections | null {
  const shown = useFrozen(sections, isStill, of);
  if (!shown || shown === sections) return shown;
  const now = new Map(wishes.map((wish) => [wish.id, wish]));
  const asTheyAre = (list: readonly Wish[]): Wish[] => list.map((wish) => now.get(wish.id) ?? wish);
  return { open: asTheyAre(shown.open), fulfilled: asTheyAre(shown.fulfilled) };
}
