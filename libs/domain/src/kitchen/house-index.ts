/** What is in the house, to find an ingredient in it. */
export interface HouseIndex<T> {
  /** The item that an ingredient of this name would be taken from ("baby leeks": leeks); null: there is none. */
  find(ingredient: string): T | null;
}

export function houseIndex<T extends { name: string }>(_items: readonly T[]): HouseIndex<T> {
  return { find: () => null };
}

/** Whether nobody would write it on a list for one dish: salt, water, oil, pepper. */
export function isStaple(_ingredient: string): boolean {
  return false;
}
