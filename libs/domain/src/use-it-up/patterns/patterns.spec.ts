import { MEAL_TYPES } from '../../meals/week';
import { foodWords } from '../../recipes/foods/singular-words';
import { aisleOf } from '../../shopping/aisles';
import { THINGS } from '../../shopping/aisles/things';
import { fill } from '../fill';
import { knownFood } from '../food-groups';
import { usableFoods } from '../foods';
import { COMPLEXITIES } from '../types';
import { HOUSE } from '../use-it-up.test-kit';
import { inWords, type NamedFood } from '../words';
import { PATTERNS, type Pattern } from '.';

const NOBODY = { priority: [], eaters: [], today: '2026-11-23', maxAdditional: 0 };
const kitchen = usableFoods({ ...NOBODY, foods: HOUSE.map((name) => ({ name })) });

const asNamed = (name: string): NamedFood => {
  const known = knownFood(name);
  return { name, short: known?.short ?? name, isRaw: known?.isRaw ?? false };
};

/** Every text of a pattern, cooked from a full kitchen, or with other foods in some of its slots. */
function texts(
  pattern: Pattern,
  instead: ReadonlyMap<string, readonly string[]> = new Map(),
): { title: string; all: string; foods: string[] } {
  const slots = fill(pattern, kitchen, [], 0);
  const named = new Map(
    [...(slots ?? [])].map(([{ name }, foods]) => [
      name,
      (instead.get(name) ?? foods.map((food) => food.name)).map(asNamed),
    ]),
  );
  const [title, ...rest] = [pattern.title, pattern.description, ...pattern.steps].map((text) => inWords(text, named));
  return {
    title: title ?? '',
    all: rest.join('\n'),
    foods: [...(slots?.values() ?? [])].flat().map(({ name }) => name),
  };
}

/** Not "Bread pizzas with". */
const WHOLE_TITLE =
  /^[A-Z](?!.*(?:  | ,|[{}[\]]|\b(?:and|with|or) (?:and|with|or)\b)).*(?<!\b(?:with|and|or|on|in|of|from|for|to|by|the|a))$/;
const WHOLE_SENTENCES =
  /^[A-Z](?!.*(?:  | [,.]|[{}[\]]|,[,.]|\b(?:with|and|or|of|from|the|a|an)(?:[,.]|$)|\b(?:and|with|or) (?:and|with|or)\b)).*\.$/;

const each = PATTERNS.map((pattern) => [pattern.key, pattern] as const);
/** Words of fresh foods; other words in a step are not foods, or mean one with another name. */
const FRESH = new Set(['Produce', 'Meat', 'Dairy']);
const MEANT = new Set(
  'spread meat egg chicken cheese salad potato bean burger fish veg vegetable fruit tomato avocado pepper yogurt mash milk cream steak bread joint mince oat beef'.split(
    ' ',
  ),
);
const SINGLE = new Set(
  THINGS.filter(({ aisle }) => FRESH.has(aisle))
    .map(({ name }) => foodWords(name).join(' '))
    .filter((name) => !name.includes(' ')),
);

describe('the patterns of simple dishes', () => {
  it('are at least sixty, all different', () => {
    expect(PATTERNS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(PATTERNS.map(({ key }) => key)).size).toBe(PATTERNS.length);
  });

  it('offer several dishes for each meal and complexity', () => {
    for (const mealType of MEAL_TYPES) {
      for (const complexity of COMPLEXITIES) {
        const fitting = PATTERNS.filter(
          (pattern) => pattern.complexity === complexity && pattern.meals.includes(mealType),
        );
        expect([mealType, complexity, fitting.length >= 3]).toEqual([mealType, complexity, true]);
      }
    }
  });

  it.each(each)('%s is well formed', (_key, pattern) => {
    const minutes = pattern.prepMinutes + pattern.cookMinutes;
    expect(minutes <= 20 || (minutes >= 30 && minutes <= 45) || minutes >= 60).toBe(true);
    const slots = pattern.slots.map(({ name }) => name);
    for (const [, places = ''] of [pattern.title, pattern.description, ...pattern.steps]
      .join()
      .matchAll(/\{(?:~|raw:)?([^}]+)\}/g))
      expect(slots).toEqual(expect.arrayContaining(places.split('+')));
    for (const slot of pattern.slots) {
      const options = slot.options.map((option) => [
        option,
        fits(option, option) || HOUSE.some((name) => fits(name, option)),
      ]);
      expect(options.filter(([, isKnown]) => !isKnown)).toEqual([]);
      expect(slot.amount).toBeGreaterThan(0);
      if (slot.toBuy !== null) {
        expect([slot.toBuy, slot.options.some((option) => fits(slot.toBuy ?? '', option))]).toEqual([slot.toBuy, true]);
        expect(aisleOf(slot.toBuy)).not.toBe('General');
      }
    }
  });

  it.each(each)('%s reads as English', (_key, pattern) => {
    const { title, all } = texts(pattern);
    expect(title).toMatch(/^[A-Z][^{}[\]]+$/);
    expect(all).not.toMatch(/[{}[\]]|\b(\w+) \1\b| and and | ,|\.\.|undefined|\band \w+ and \w+ and\b/);
    for (const text of all.split('\n')) expect(text).toMatch(/^[A-Z].*\.$/);
  });

  it.each(each)('%s has no holes, with any of its options and without', (_key, pattern) => {
    const optional = pattern.slots.filter(({ isOptional }) => isOptional).map(({ name }) => name);
    for (let which = 0; which < 2 ** optional.length; which += 1) {
      const without = optional.filter((_, at) => which & (2 ** at));
      const { title, all } = texts(pattern, new Map(without.map((name) => [name, []])));
      expect(title).toMatch(WHOLE_TITLE);
      for (const text of all.split('\n').filter(Boolean)) expect(text).toMatch(WHOLE_SENTENCES);
    }
  });

  it.each(each)('%s has a whole title with each food that fits', (_key, pattern) => {
    for (const { name: slot, options, toBuy } of pattern.slots)
      for (const food of [...HOUSE, ...(toBuy === null ? [] : [toBuy])])
        if (options.some((option) => fits(food, option))) {
          const { title } = texts(pattern, new Map([[slot, [food]]]));
          expect(title).toMatch(WHOLE_TITLE);
          expect(title.toLowerCase().match(/\b(\w+) \1\b/)?.[0]).toBeUndefined();
        }
  });

  it.each(each)('%s uses nothing that is not in its slots', (_key, pattern) => {
    const { all, foods } = texts(pattern);
    const there = new Set(foods.flatMap(foodWords));
    const used = foodWords(all.replace(/\s/g, ' ')).filter((word) => SINGLE.has(word) && !MEANT.has(word));
    expect(used.filter((word) => !there.has(word))).toEqual([]);
  });

  it.each(each)('%s can be cooked from a full kitchen, and uses what is in the house', (_key, pattern) => {
    expect(texts(pattern).foods.length).toBeGreaterThan(0);
  });
});

const fits = (name: string, option: string): boolean => {
  const known = knownFood(name);
  return known !== null && (known.phrase === option || (known.rank as ReadonlyMap<string, number>).has(option));
};
