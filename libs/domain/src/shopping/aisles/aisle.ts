/**
 * The documented shopping categories and Bakery, in the usual order of a shop. Unknown things are General. A family may
 * write other categories; those are not aisles.
 */
export const AISLES = [
  'Produce',
  'Bakery',
  'Meat',
  'Dairy',
  'Pantry',
  'Snacks',
  'Beverages',
  'Household',
  'Frozen',
  'General',
] as const;
export type Aisle = (typeof AISLES)[number];

export const isAisle = (value: unknown): value is Aisle => AISLES.includes(value as Aisle);

/** An aisle as shown on the list. */
export const AISLE_NAMES: Readonly<Record<Aisle, { label: string; emoji: string }>> = {
  Produce: { label: 'Fruit & vegetables', emoji: '🥕' },
  Bakery: { label: 'Bread & bakery', emoji: '🍞' },
  Meat: { label: 'Meat & fish', emoji: '🥩' },
  Dairy: { label: 'Dairy, eggs & chilled', emoji: '🥛' },
  Pantry: { label: 'Store cupboard', emoji: '🥫' },
  Snacks: { label: 'Snacks & sweets', emoji: '🍪' },
  Beverages: { label: 'Drinks', emoji: '🧃' },
  Household: { label: 'Household & toiletries', emoji: '🧻' },
  Frozen: { label: 'Frozen', emoji: '🧊' },
  General: { label: 'Everything else', emoji: '🛒' },
};
