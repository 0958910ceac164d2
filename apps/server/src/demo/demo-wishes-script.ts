import { addYears, type CalendarDate } from '@homefold/domain';
import type { WishCategory } from '@homefold/domain/wishlist';
import type { HolderKey, PersonKey } from './demo-people';
import { birthDates } from './demo-script';
import type { DemoTimes, Past } from './demo-times';

/** A wish of the demo, and what the others secretly do about it. */
export interface DemoWish {
  of: PersonKey;
  by: HolderKey;
  added: Past;
  title: string;
  category: WishCategory;
  notes?: string;
  /** In pence. */
  price?: number;
  wantedBy?: CalendarDate;
  occasion?: string;
  hasPicture?: boolean;
  /** Bought in secret unless `openly`. */
  bought?: { by: HolderKey; at: Past; openly?: boolean; revealed?: Past };
  shares?: { by: HolderKey; at: Past; amount: number }[];
  comments?: { by: HolderKey; at: Past; words: string }[];
}

/** Weakest first, because a new wish comes before its owner's others. */
export function wishes(times: DemoTimes): DemoWish[] {
  const birthdayOf = (key: PersonKey) => ({
    wantedBy: nextDay(birthDates(times).members[key], times.today),
    occasion: 'Birthday',
  });
  const added = (daysAgo: number, at = '19:20'): Past => ({ daysAgo, at });
  return [
    {
      ...{
        of: 'poppy',
        by: 'emma',
        added: added(20),
        title: 'Dinosaur wellies, size 9',
        category: 'Kids',
        price: 1_850,
      },
      bought: { by: 'emma', at: added(6, '12:40'), openly: true },
    },
    {
      ...{ of: 'poppy', by: 'emma', added: added(18), title: 'Wooden train set', category: 'Kids', price: 6_499 },
      ...birthdayOf('poppy'),
      shares: [
        { by: 'emma', at: added(5, '20:15'), amount: 2_500 },
        { by: 'tom', at: added(4, '21:05'), amount: 2_000 },
      ],
      comments: [{ by: 'tom', at: added(4, '21:06'), words: 'Shall we ask Granny for the rest?' }],
    },
    {
      ...{ of: 'poppy', by: 'tom', added: added(12), title: 'Red scooter', category: 'Kids', price: 4_299 },
      hasPicture: true,
      ...birthdayOf('poppy'),
      bought: { by: 'tom', at: added(2, '18:50') },
    },
    { of: 'theo', by: 'theo', added: added(9), title: 'A night in a tent with Dad', category: 'For Each Other' },
    {
      ...{ of: 'maisie', by: 'maisie', added: added(10), title: 'Headphones without a cable', category: 'Gifts' },
      ...{ price: 8_900, notes: 'They have to go over the ears.' },
      shares: [{ by: 'emma', at: added(3, '21:30'), amount: 3_000 }],
      comments: [{ by: 'emma', at: added(3, '21:31'), words: 'For her birthday? I put in thirty.' }],
    },
    {
      ...{ of: 'tom', by: 'tom', added: added(22), title: 'Cordless drill', category: 'House', price: 7_900 },
      bought: { by: 'emma', at: added(8, '13:10'), revealed: added(3, '19:45') },
    },
    {
      ...{
        of: 'emma',
        by: 'emma',
        added: added(14),
        title: 'Reading lamp for the sofa',
        category: 'House',
        price: 4_500,
      },
      // which the visitor, who is Emma, cannot see
      bought: { by: 'tom', at: added(1, '12:15') },
    },
    { of: 'emma', by: 'emma', added: added(11), title: 'A weekend without cooking', category: 'For Each Other' },
  ];
}

/** The next occurrence of a yearly day, including today. */
function nextDay(born: CalendarDate, today: CalendarDate): CalendarDate {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  const day = addYears(born, years);
  return day < today ? addYears(born, years + 1) : day;
}
