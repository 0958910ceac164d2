import type { PlannedMealInput } from '../meals';
import type { HolderKey, PersonKey } from './demo-people';
import type { DemoTimes, Past, Weekday } from './demo-times';

/** A planned meal; of a recipe of the family, where one has its title. */
export interface DemoMeal extends Pick<PlannedMealInput, 'notes' | 'mealType' | 'guests'> {
  title: string;
  mealDate: string;
  cook?: PersonKey;
}

/** Meals that somebody planned in one go. */
export interface DemoMealPlan {
  by: HolderKey;
  added: Past;
  meals: DemoMeal[];
}

/** What the family asks of its plan, in words. */
export const mealRules: { by: HolderKey; added: Past; text: string }[] = [
  { by: 'emma', added: { daysAgo: 14, at: '20:10' }, text: 'Friday: fish' },
  { by: 'emma', added: { daysAgo: 14, at: '20:11' }, text: 'Tuesday dinner: under 30 minutes' },
  { by: 'tom', added: { daysAgo: 14, at: '20:30' }, text: 'Not twice within 10 days' },
];

type Dish = readonly [title: string, cook?: PersonKey, more?: Pick<DemoMeal, 'notes' | 'guests'>];

/** Last week, this one, and the beginning of the next, which is left to Plan All Meals. */
export function mealPlans(t: DemoTimes): DemoMealPlan[] {
  const dinners = (week: number, dishes: Partial<Record<Weekday, Dish>>): DemoMeal[] =>
    Object.entries(dishes).map(([day, [title, cook, more]]) => ({
      title,
      mealDate: t.week(week, day as Weekday),
      mealType: 'dinner',
      ...(cook && { cook }),
      ...more,
    }));
  return [
    {
      by: 'emma',
      added: { daysAgo: 13, at: '19:40' },
      meals: dinners(-1, {
        mon: ['Spaghetti bolognese', 'emma'],
        tue: ['Vegetable stir-fry', 'tom'],
        wed: ['Jacket potatoes', 'emma'],
        thu: ['Chickpea and spinach curry', 'emma'],
        fri: ['Fish fingers and peas', 'tom'],
        sat: ['Homemade pizza', 'maisie'],
        sun: ['Sunday roast chicken', 'tom', { guests: 2, notes: 'Granny and Grandad come for lunch and stay.' }],
      }),
    },
    {
      by: 'emma',
      added: { daysAgo: 6, at: '20:05' },
      meals: [
        ...dinners(0, {
          mon: ['Leek and potato soup', 'emma'],
          tue: ['Pesto pasta', 'tom', { notes: 'Quick: swimming ends at six.' }],
          wed: ['Lasagne', 'tom'],
          thu: ['Vegetable chilli', 'emma'],
          fri: ['Fish pie', 'tom'],
          sat: ['Black bean tacos', 'tom', { guests: 1 }],
          sun: ['Sunday roast chicken', 'emma'],
        }),
        { title: 'American pancakes', mealDate: t.week(0, 'sat'), mealType: 'breakfast', cook: 'maisie' },
        { title: 'Leftovers', mealDate: t.week(0, 'sun'), mealType: 'lunch' },
      ],
    },
    {
      by: 'tom',
      added: { daysAgo: 1, at: '19:25' },
      meals: dinners(1, { mon: ['Chicken noodle soup', 'tom'], wed: ['Sausage casserole', 'emma'] }),
    },
  ];
}
