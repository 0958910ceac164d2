import type { HolderKey } from './demo-people';
import type { Past } from './demo-times';

/** The shops of the family; the first one is the default. */
export const shops = ['Tesco', 'Boots'] as const;
export type Shop = (typeof shops)[number];

/** When the lists were made. */
export const listsMade: { by: HolderKey; at: Past } = { by: 'emma', at: { daysAgo: 12, at: '18:30' } };

/** What somebody wrote on a list in one go. */
export const wanted: { by: HolderKey; at: Past; shop: Shop; text: string }[] = [
  {
    by: 'emma',
    at: { daysAgo: 2, at: '19:10' },
    shop: 'Tesco',
    text: 'wholemeal bread, bananas, 6 apples, mushrooms, ham, cream cheese and 2 l apple juice',
  },
  { by: 'tom', at: { daysAgo: 1, at: '20:30' }, shop: 'Tesco', text: 'washing powder, kitchen roll, dog food' },
  { by: 'maisie', at: { daysAgo: 1, at: '20:45' }, shop: 'Tesco', text: 'hummus, tortilla wraps, orange juice' },
  { by: 'emma', at: { daysAgo: 3, at: '08:05' }, shop: 'Boots', text: 'toothpaste, plasters, shampoo' },
];

/** The meals that are left of this week are put on the default list. */
export const generated: { by: HolderKey; at: Past } = { by: 'tom', at: { daysAgo: 1, at: '20:40' } };

/** What is in the basket already, in the order of the way through the shop. */
export const ticked: { by: HolderKey; things: { at: Past; name: string }[] } = {
  by: 'emma',
  things: [
    { at: { minutesAgo: 24 }, name: 'bananas' },
    { at: { minutesAgo: 23 }, name: 'apples' },
    { at: { minutesAgo: 19 }, name: 'wholemeal bread' },
  ],
};
