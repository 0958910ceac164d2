import type { KitchenItemInput } from '../meals';
import type { HolderKey } from './demo-people';
import type { DemoTimes, Past } from './demo-times';

/** What somebody put into the kitchen in one go. */
export interface DemoShelf {
  by: HolderKey;
  added: Past;
  things: KitchenItemInput[];
}

type Thing = readonly [name: string, amount?: number, unit?: string, goodFor?: number];

/** Two shops of this week, and what is always there; some of it goes off soon. */
export function shelves(t: DemoTimes): DemoShelf[] {
  const things = (...rows: readonly Thing[]): KitchenItemInput[] =>
    rows.map(([ingredientName, amount, unit, goodFor]) => ({
      ingredientName,
      ...(amount !== undefined && { amount }),
      ...(unit !== undefined && { unit }),
      ...(goodFor !== undefined && { bestBefore: t.in(goodFor) }),
    }));
  return [
    {
      by: 'emma',
      added: { daysAgo: 9, at: '20:20' },
      things: [
        ...things(
          ['Rice', 1.5, 'kg'],
          ['Spaghetti', 500, 'g'],
          ['Plain flour', 1, 'kg'],
          ['Chopped tomatoes', 4, 'tin'],
          ['Chickpeas', 2, 'tin'],
          ['Black beans', 1, 'tin'],
          ['Coconut milk', 1, 'tin'],
          ['Vegetable stock', 2, 'l'],
          ['Cumin'],
          ['Paprika'],
          ['Frozen peas', 900, 'g'],
          ['Fish fingers', 12],
          ['Onions', 6],
          ['Potatoes', 2, 'kg', 12],
        ),
        { ingredientName: 'Olive oil', minimumAmount: 0 },
        { ingredientName: 'Porridge oats', amount: 1, unit: 'kg', minimumAmount: 0.5 },
        { ingredientName: 'Washing-up liquid', category: 'Other', minimumAmount: 0 },
      ],
    },
    {
      by: 'tom',
      added: { daysAgo: 2, at: '18:40' },
      things: [
        ...things(
          ['Spinach', 200, 'g', 1],
          ['Leeks', 3, undefined, 3],
          ['Chicken thighs', 600, 'g', 0],
          ['Natural yoghurt', 500, 'g', 2],
          ['Cheddar', 350, 'g', 16],
          ['Carrots', 1, 'kg', 8],
          ['Butter', 250, 'g', 30],
        ),
        { ingredientName: 'Eggs', amount: 10, minimumAmount: 6, bestBefore: t.in(11) },
        { ingredientName: 'Milk', amount: 3, unit: 'l', minimumAmount: 2, bestBefore: t.in(5) },
      ],
    },
  ];
}

/** What somebody used up since; it goes on the shopping list. */
export const usedUp: { by: HolderKey; at: Past; name: string }[] = [
  { by: 'maisie', at: { daysAgo: 1, at: '07:50' }, name: 'Porridge oats' },
];
