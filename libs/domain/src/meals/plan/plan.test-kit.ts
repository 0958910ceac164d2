import fc from 'fast-check';
import { utcDate, utcDay } from '../../domain.test-kit';
import { ALLERGENS, DIETS } from '../../recipes/foods/traits';
import { tidyScope, type MealRule, type MealRuleContent } from '../rules/meal-rule';
import { readMealRule } from '../rules/read-meal-rule';
import { MEAL_TYPES, weekDates, type MealSlot } from '../week';
import { planWeek } from './plan-week';
import type { DraftEntry, PlanMember, PlanRecipe, PlanRequest, WeekDraft } from './plan-types';
import { recipeFindings } from './recipe-findings';

/** The Monday of the weeks that the specs plan. */
export const MONDAY = '2026-10-05';
export const WEEK = weekDates({ startDate: MONDAY });

export const dinners = (dates: readonly string[] = WEEK): MealSlot[] =>
  dates.map((date) => ({ date, mealType: 'dinner' }));
export const dinnerOn = (date: string): MealSlot => ({ date, mealType: 'dinner' });

export const recipe = (
  title: string,
  ingredients: readonly string[] = ['onion'],
  more: Partial<Omit<PlanRecipe, 'findings'>> = {},
): PlanRecipe => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  tags: [],
  minutes: 30,
  isFavourite: false,
  ratings: {},
  cookedCount: 1,
  lastCookedOn: null,
  ...more,
  findings: recipeFindings({
    title,
    tags: more.tags ?? [],
    ingredients: ingredients.map((name) => ({ name })),
  }),
});

export const member = (name: string, more: Partial<PlanMember> = {}): PlanMember => ({
  id: name.toLowerCase(),
  name,
  allergies: [],
  diets: [],
  ...more,
});

export const rules = (...words: string[]): MealRule[] =>
  words.map((each, at) => {
    const { rule, problem } = readMealRule(each);
    if (!rule) throw new Error(problem);
    return { id: `rule-${at}`, ...rule };
  });

export const request = (more: Partial<PlanRequest>): PlanRequest => ({
  slots: dinners(),
  planned: [],
  recipes: [],
  rules: [],
  members: [member('Emma')],
  ...more,
});

/** A small recipe collection and plan. */
export const COD = recipe('Baked cod', ['cod', 'potatoes']);
export const STEW = recipe('Beef stew', ['stewing beef', 'carrots'], { minutes: 150 });
export const DAL = recipe('Dal', ['red lentils', 'rice'], { minutes: 25 });
export const SATAY = recipe('Satay noodles', ['egg noodles', 'peanut butter'], { minutes: 20 });
export const CURRY = recipe('Chicken curry', ['chicken thighs', 'curry paste'], { minutes: 40 });
export const BOOK = [COD, STEW, DAL, SATAY, CURRY];

export const plan = (more: Partial<PlanRequest>): WeekDraft => planWeek(request({ recipes: BOOK, ...more }));
export const only = (draft: WeekDraft): DraftEntry => {
  const [entry] = draft.entries;
  if (!entry || draft.entries.length > 1) throw new Error(`not one entry: ${JSON.stringify(draft)}`);
  return entry;
};
export const tonight = (more: Partial<PlanRequest>): DraftEntry => only(plan({ slots: [dinnerOn(MONDAY)], ...more }));
export const whyNot = (more: Partial<PlanRequest>): string | undefined =>
  plan({ slots: [dinnerOn(MONDAY)], ...more }).unfilled[0]?.why;
export const theo = (...allergies: ('peanuts' | 'milk' | 'nuts')[]) => member('Theo', { allergies });

const FOODS = ['chicken', 'cod', 'beef mince', 'pasta', 'cheddar', 'leeks', 'prawns', 'peanut butter', 'stock cube'];
const NAMES = ['Pie', 'Stew', 'Curry', 'Soup', 'Bake', 'Pancakes', 'Salad', 'Fish pie', 'Pasta'];

const anyRecipe: fc.Arbitrary<PlanRecipe> = fc
  .record({
    number: fc.integer({ min: 1, max: 40 }),
    name: fc.constantFrom(...NAMES),
    foods: fc.subarray([...FOODS, 'Granny’s secret']),
    tags: fc.subarray(['fish', 'dinner', 'lunch', 'breakfast', 'dessert', 'winter'], { maxLength: 2 }),
    minutes: fc.option(fc.integer({ min: 5, max: 120 })),
    isFavourite: fc.boolean(),
    stars: fc.option(fc.integer({ min: 1, max: 5 })),
    ago: fc.option(fc.integer({ min: 0, max: 60 })),
  })
  .map(({ number, name, foods, tags, minutes, isFavourite, stars, ago }) =>
    recipe(`${name} ${number}`, foods, {
      tags,
      minutes,
      isFavourite,
      ratings: stars === null ? {} : { theo: stars },
      cookedCount: ago === null ? 0 : 2,
      lastCookedOn: ago === null ? null : utcDate(utcDay(MONDAY) - ago),
    }),
  );

const anySlot: fc.Arbitrary<MealSlot> = fc.record({
  date: fc.constantFrom(...WEEK),
  mealType: fc.constantFrom(...MEAL_TYPES),
});

const slotsOnce = { selector: ({ date, mealType }: MealSlot): string => `${date} ${mealType}` };

const anyRule: fc.Arbitrary<MealRuleContent> = fc
  .tuple(
    fc.option(fc.subarray([1, 2, 3, 4, 5, 6, 7] as const, { minLength: 1 })),
    fc.option(fc.subarray([...MEAL_TYPES], { minLength: 1 })),
    fc.oneof(
      fc.constantFrom('fish', 'pasta', 'curry').map((tag) => ({ kind: 'tag' as const, tag })),
      fc.constantFrom('Pancakes', 'Pizza').map((title) => ({ kind: 'title' as const, title })),
      fc.constantFrom(15, 30, 60).map((minutes) => ({ kind: 'maxMinutes' as const, minutes })),
      fc.constantFrom(3, 10).map((within) => ({ kind: 'notWithinDays' as const, within })),
      fc
        .constantFrom(null, 7 as const, 1 as const)
        .map((day) => ({ kind: 'leftoversOf' as const, of: { day, mealType: 'dinner' as const } })),
      fc.constantFrom(...DIETS).map((diet) => ({ kind: 'diet' as const, diet })),
      fc.constantFrom(...ALLERGENS).map((allergen) => ({ kind: 'without' as const, allergen })),
    ),
  )
  .map(([days, mealTypes, demand]) => ({
    ...tidyScope({ days: days && [...days], mealTypes: mealTypes && [...mealTypes] }),
    ...demand,
  }));

/** Complete requests: recipes, history, rules, people with restrictions, short evenings, swaps and kept entries. */
export const anyRequest: fc.Arbitrary<PlanRequest> = fc.record({
  slots: fc.uniqueArray(anySlot, { minLength: 1, maxLength: 12, ...slotsOnce }),
  // several dishes may be in a slot
  planned: fc.array(
    fc
      .tuple(fc.integer({ min: -20, max: 6 }), fc.constantFrom(...MEAL_TYPES), fc.constantFrom(...NAMES))
      .map(([day, mealType, title]) => ({
        date: utcDate(utcDay(MONDAY) + day),
        mealType,
        recipeId: null,
        title,
      })),
    { maxLength: 8 },
  ),
  recipes: fc.uniqueArray(anyRecipe, { maxLength: 15, selector: ({ id }) => id }),
  rules: fc
    .array(anyRule, { maxLength: 4 })
    .map((contents) => contents.map((content, at): MealRule => ({ id: `rule-${at}`, ...content }))),
  members: fc.constantFrom(
    [member('Emma'), member('Theo')],
    [member('Emma'), member('Theo', { allergies: ['peanuts', 'fish'] })],
    [member('Emma', { diets: ['vegetarian'] }), member('Theo', { allergies: ['milk'] })],
  ),
  eaters: fc.uniqueArray(
    anySlot.chain((slot) =>
      fc
        .record({ eaterIds: fc.constantFrom(null, ['emma'], ['theo']), guests: fc.integer({ min: 0, max: 3 }) })
        .map((who) => ({ ...slot, ...who })),
    ),
    { maxLength: 4, ...slotsOnce },
  ),
  shortEvenings: fc
    .subarray(WEEK, { maxLength: 3 })
    .map((dates) =>
      dates.map((date) => ({ date, title: 'Choir', startTime: '18:30', endTime: null, minutesToCook: 30 })),
    ),
  inHouse: fc.subarray(['Leeks', 'Cheddar', 'Chicken']),
});
