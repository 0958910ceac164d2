import { addDays } from '../../time/dates';
import {
  DAL,
  dinnerOn,
  dinners,
  member,
  only,
  plan,
  recipe,
  rules,
  SATAY,
  STEW,
  theo,
  tonight,
  WEEK,
  whyNot,
} from './plan.test-kit';
import type { DraftEntry, PlanRequest } from './plan-types';

const [MON = '', TUE = '', , , , SAT = '', SUN = ''] = WEEK;

describe('slots without a dish', () => {
  it.each<[string, Partial<PlanRequest>, string]>([
    [
      'time and an allergy',
      { rules: rules('Monday: under 30 min'), recipes: [STEW, SATAY], members: [theo('peanuts')] },
      'No recipe ready in 30 minutes without peanuts for Theo',
    ],
    ['a wish that no recipe meets', { rules: rules('Monday: curry'), recipes: [DAL] }, 'No recipe for curry'],
    [
      'a wish that no recipe meets in time',
      { rules: rules('Monday: stew', 'Monday: under 30 min') },
      'No recipe for stew ready in 30 minutes',
    ],
    ['a diet', { recipes: [STEW], members: [member('Mia', { diets: ['vegan'] })] }, 'No recipe that is vegan for Mia'],
    ['swaps', { recipes: [DAL], rejected: [{ ...dinnerOn(MON), recipeId: 'dal', title: 'Dal' }] }, 'No other recipe'],
    [
      'only puddings',
      { recipes: [recipe('Trifle', ['cream'], { tags: ['dessert'] })], rules: rules('Monday: curry') },
      'No recipe for curry',
    ],
  ])('%s', (_, more, why) => expect(whyNot(more)).toBe(why));

  it('proposes quick picks when there is no recipe for breakfast, lunch, or any dinner', () => {
    const slots = (['breakfast', 'lunch', 'dinner'] as const).map((mealType) => ({ date: MON, mealType }));
    const { entries } = plan({ slots, recipes: [] });
    expect(entries.map(({ recipeId }) => recipeId)).toEqual([null, null, null]);
    expect(entries.map(({ title }) => title)).not.toContain('Takeaway');
    const { entries: withBook } = plan({ slots, recipes: [{ ...DAL, tags: ['dinner'] }] });
    expect(withBook.map(({ recipeId }) => recipeId)).toEqual([null, null, 'dal']);
  });

  it('varies with a quick pick, rather than repeating the only breakfast every day', () => {
    const slots = WEEK.map((date) => ({ date, mealType: 'breakfast' as const }));
    const oats = recipe('Overnight oats', ['oats'], { minutes: 10 });
    const { entries } = plan({ slots, recipes: [oats] });
    const [first, ...others] = entries.map(({ title, reasons }) => `${title}: ${reasons.join()}`);
    expect(first).toBe('Overnight oats: The only recipe that fits');
    expect(new Set(others).size).toBe(6);
    for (const other of others) expect(other).toMatch(/: A quick pick, for a change$/);
  });

  it.each([
    ['Carrot cake', false],
    ['Chocolate brownies with walnuts', false],
    ['Vanilla ice cream', false],
    ['Strawberry jam', false],
    ['Fish cakes', true],
    ['Thai salmon and potato cakes with salad', true],
    ['Vegetable crumble', true],
    ['Jamaican jerk chicken', true],
    ['Steak and gravy pie', true],
  ])('proposes "%s" without tags for a dinner: %s', (title, isDinner) => {
    const untagged = recipe(title, ['flour']);
    const slots = [dinnerOn(MON)];
    expect(plan({ slots, recipes: [untagged] }).entries.some(({ recipeId }) => recipeId !== null)).toBe(isDinner);
    // a tag "dinner", or having been planned as dinner, is trusted
    expect(only(plan({ slots, recipes: [{ ...untagged, tags: ['dinner'] }] })).title).toBe(title);
    const before = { date: addDays(MON, -25), mealType: 'dinner' as const, recipeId: untagged.id, title };
    expect(only(plan({ slots, recipes: [untagged], planned: [before] })).title).toBe(title);
  });

  it('checks the name of a quick pick as well', () => {
    const slots = [{ date: MON, mealType: 'breakfast' as const }];
    const coeliac = member('Theo', { allergies: ['gluten', 'eggs', 'milk'] });
    const { title, reasons } = only(plan({ slots, recipes: [], members: [coeliac] }));
    expect(['Fruit', 'Smoothie']).toContain(title);
    expect(reasons).toEqual(['A quick pick: no recipe fits']);
  });
});

describe('swapping', () => {
  const first = plan({ slots: dinners([MON, TUE]) });
  const [monday, tuesday] = first.entries as [DraftEntry, DraftEntry];

  it('proposes another dish and keeps the rest', () => {
    const { entries } = plan({ slots: dinners([MON, TUE]), kept: [tuesday], rejected: [monday] });
    expect(entries[1]).toBe(tuesday);
    expect(entries[0]?.recipeId).not.toBe(monday.recipeId);
  });

  it('cooks a new dish when leftovers are rejected', () => {
    const planned = [{ ...dinnerOn('2026-10-04'), recipeId: 'dal', title: 'Dal' }];
    const wish = rules('leftovers of Sunday on Monday');
    const leftovers = tonight({ planned, rules: wish });
    expect(leftovers.title).toBe('Leftovers of Dal');
    expect(tonight({ planned, rules: wish, rejected: [leftovers] }).recipeId).not.toBeNull();
  });

  it('updates the leftovers when their dish is swapped', () => {
    const wish = { rules: rules('leftovers of Sunday on Monday'), slots: dinners([SUN, '2026-10-12']) };
    const [sunday, leftovers] = plan(wish).entries as [DraftEntry, DraftEntry];
    const { entries } = plan({ ...wish, slots: [dinnerOn(SUN)], kept: [leftovers], rejected: [sunday] });
    expect(entries[0]?.title).not.toBe(sunday.title);
    expect(entries[0]?.servings).toBe(2);
    expect(entries[1]?.title).toBe(`Leftovers of ${entries[0]?.title}`);
  });

  it('takes another dish when the requested one is rejected', () => {
    const slots = [{ date: SAT, mealType: 'breakfast' as const }];
    const wish = rules('Saturday breakfast: pancakes');
    const rejected = [{ date: SAT, mealType: 'breakfast' as const, recipeId: null, title: 'Pancakes' }];
    const { title } = only(plan({ slots, rules: wish, rejected }));
    expect(title).not.toBe('Pancakes');
  });
});
