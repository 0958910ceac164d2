import fc from 'fast-check';
import { MEAL_TYPES } from '../meals/week';
import { allergensOf, dietsBrokenBy } from '../recipes/foods/allergens';
import { ALLERGENS, DIETS } from '../recipes/foods/traits';
import { knownFood, spokenName } from './food-groups';
import { PATTERNS } from './patterns';
import { quickMeals } from './quick-meals';
import { COMPLEXITIES, type QuickMeal, type QuickMealQuestion } from './types';
import { HOUSE } from './use-it-up.test-kit';

const ask = (
  foods: readonly (string | { name: string; bestBefore: string })[],
  more: Partial<QuickMealQuestion> = {},
): QuickMeal[] =>
  quickMeals({
    foods: foods.map((food) => (typeof food === 'string' ? { name: food } : food)),
    priority: [],
    eaters: [],
    today: '2026-11-23',
    maxAdditional: 0,
    complexity: 'simple',
    servings: 4,
    mealType: 'dinner',
    ...more,
  });
const titles = (meals: readonly QuickMeal[]): string[] => meals.map(({ title }) => title);

describe('the role of a food in a dish', () => {
  it.each([
    ['Chicken breasts', 'chicken', 'chicken'],
    ['Large free-range eggs', 'egg', 'egg'],
    ['Tin of tomatoes', 'tinned tomato', 'tomato'],
    ['Peppers', 'pepper', 'pepper'],
    ['Tuna in brine', 'tuna', 'tuna'],
    ['Frozen peas', 'veg', 'pea'],
    ['Minced beef', 'mince', 'beef'],
    ['Stewing steak', 'beef', 'beef'],
  ] as const)('%s', (name, group, short) => {
    expect(knownFood(name)?.rank.has(group)).toBe(true);
    expect(knownFood(name)?.short).toBe(short);
  });

  it.each([
    'Chicken stock cubes soup',
    'Black pepper',
    'Tomato ketchup',
    'Apple juice',
    'Fish fingers',
    'Ice cream',
    'Peanuts',
    'Cat food',
    'Dried apples',
    'Zorblax',
    '',
  ])('is not guessed for %j', (name) => {
    expect(knownFood(name)).toBeNull();
  });
});

describe('a food within a sentence', () => {
  it.each([
    ['xq7 chickpeas', 'chickpeas'],
    ['Napolina Chopped tomatoes', 'Chopped tomatoes'],
    ['2% Greek yogurt', 'Greek yogurt'],
    ['Large free-range eggs', 'Large free-range eggs'],
    ['Smoked bacon', 'Smoked bacon'],
    ['Red peppers', 'Red peppers'],
    ['Rice', 'Rice'],
  ])('%s is %s', (name, spoken) => {
    const known = knownFood(name);
    expect(known && spokenName(name, known)).toBe(spoken);
  });
});

describe('simple dishes from the house', () => {
  it('have the documented shape', () => {
    expect(ask(['Eggs', 'Cheddar', 'Spinach'])[0]).toEqual({
      key: 'omelette: eggs, cheddar, spinach',
      title: 'Cheddar and spinach omelette',
      description: 'A quick omelette with cheddar and spinach inside.',
      complexity: 'simple',
      prepTimeMinutes: 5,
      cookTimeMinutes: 10,
      servings: 4,
      ingredientsUsed: ['Eggs', 'Cheddar', 'Spinach'],
      additionalIngredientsNeeded: [],
      instructions: [
        'Beat the eggs with salt and pepper. Slice or grate the cheddar and spinach.',
        'For each omelette pour a quarter of the eggs into the hot, oiled pan and draw in the edges as they set.',
        'Scatter over a quarter of the cheddar and spinach while the middle is soft, fold and serve.',
      ],
      usesSoon: [],
      warnings: [],
      ingredients: [
        { name: 'Eggs', amount: 8, unit: null, isInHouse: true },
        { name: 'Cheddar', amount: 100, unit: 'g', isInHouse: true },
        { name: 'Spinach', amount: 100, unit: 'g', isInHouse: true },
      ],
    });
  });

  it('name a food by what it is, and its row in the house by its name', () => {
    const [meal] = ask(['xq7 chickpeas', 'Tomatoes', 'Onions'], { maxAdditional: 2 });
    expect(meal?.ingredientsUsed).toContain('xq7 chickpeas');
    expect(`${meal?.title} ${meal?.instructions.join(' ')}`).not.toContain('xq7');
    expect(meal?.instructions.join(' ')).toContain('chickpeas');
  });

  it('are for as many as eat', () => {
    expect(ask(['Eggs', 'Cheddar'], { servings: 1 })[0]?.ingredients.map(({ amount }) => amount)).toEqual([2, 50]);
    expect(ask(['Eggs', 'Cheddar'], { servings: 12 })[0]?.ingredients.map(({ amount }) => amount)).toEqual([24, 600]);
  });

  it('use expiring and named foods first', () => {
    const foods = ['Eggs', 'Bread', 'Milk', 'Cheddar', 'Rice', 'Mushrooms'];
    const [urgent] = ask([...foods, { name: 'Salmon fillets', bestBefore: '2026-11-23' }, 'Broccoli']);
    expect(urgent?.usesSoon).toEqual(['Salmon fillets']);
    const [wished] = ask([...foods, 'Salmon fillets', 'Broccoli'], { priority: ['salmon fillet'] });
    expect(wished?.ingredientsUsed).toContain('Salmon fillets');
  });

  it('never use meat or fish past its date, nor anything long past its date', () => {
    const over = (name: string, bestBefore: string): string[] =>
      ask([{ name, bestBefore }, 'Eggs', 'Rice', 'Mushrooms', 'Spaghetti', 'Chopped tomatoes']).flatMap(
        ({ ingredientsUsed }) => ingredientsUsed,
      );
    expect(over('Bacon', '2026-11-22')).not.toContain('Bacon');
    expect(over('Bacon', '2026-11-23')).toContain('Bacon');
    expect(over('Cheddar', '2026-11-20')).toContain('Cheddar');
    expect(over('Cheddar', '2026-11-10')).not.toContain('Cheddar');
  });

  it('report what is missing, within what may be bought', () => {
    expect(titles(ask(['Potatoes', 'Leeks'], { complexity: 'medium', maxAdditional: 0 }))).toEqual([
      'Pan-fried potatoes with leeks',
    ]);
    const meals = ask(['Potatoes', 'Leeks'], { complexity: 'medium', maxAdditional: 1 });
    expect(meals.find(({ title }) => title === 'Leek and potato frittata')?.additionalIngredientsNeeded).toEqual([
      'eggs',
    ]);
  });

  it('are not all of one kind', () => {
    for (const mealType of MEAL_TYPES) {
      for (const complexity of COMPLEXITIES) {
        const kinds = ask(HOUSE, { mealType, complexity }).map(
          ({ key }) => PATTERNS.find((pattern) => key.startsWith(`${pattern.key}:`))?.kind,
        );
        expect(new Set(kinds).size).toBeGreaterThanOrEqual(mealType === 'breakfast' ? 3 : 5);
      }
    }
  });

  it.each([
    ['simple', 1, 20],
    ['medium', 21, 45],
    ['complex', 46, Infinity],
  ] as const)('that are %s take %d to %d minutes in all, also when few or none do', (complexity, least, most) => {
    const kitchens = [HOUSE, ['Eggs', 'Cheddar', 'Bread'], ['Leeks', 'Potatoes'], ['Bananas']];
    for (const mealType of MEAL_TYPES)
      for (const foods of kitchens)
        for (const { prepTimeMinutes, cookTimeMinutes } of ask(foods, { complexity, mealType, count: 100 })) {
          expect(prepTimeMinutes + cookTimeMinutes).toBeGreaterThanOrEqual(least);
          expect(prepTimeMinutes + cookTimeMinutes).toBeLessThanOrEqual(most);
        }
    expect(ask(['Eggs', 'Cheddar', 'Bread'], { complexity: 'complex' })).toEqual([]);
  });

  it('are the same for the same kitchen in any order', () => {
    expect(ask([...HOUSE].reverse())).toEqual(ask(HOUSE));
  });

  it('vary from day to day, and always use expiring foods first', () => {
    const days = Array.from({ length: 28 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`);
    const offered = days.map((today) => titles(ask(HOUSE, { today })).join());
    expect(new Set(offered).size).toBeGreaterThan(20);
    for (const today of days) {
      expect(ask(HOUSE, { today })).toEqual(ask(HOUSE, { today }));
      const [first] = ask([{ name: 'Salmon fillets', bestBefore: today }, ...HOUSE], { today });
      expect(first?.usesSoon).toEqual(['Salmon fillets']);
    }
  });

  it('more often use what is in season', () => {
    const foods = ['Courgettes', 'Leeks', 'Eggs', 'Pasta', 'Rice', 'Bread', 'Cheddar', 'Potatoes'];
    const times = (month: string, food: string): number =>
      Array.from({ length: 28 }, (_, day) => `2026-${month}-${String(day + 1).padStart(2, '0')}`).filter((today) =>
        ask(foods, { today, count: 1 })[0]?.ingredientsUsed.includes(food),
      ).length;
    expect(times('07', 'Courgettes')).toBeGreaterThan(times('01', 'Courgettes'));
    expect(times('01', 'Leeks')).toBeGreaterThan(times('07', 'Leeks'));
  });

  it('use every pattern', () => {
    const found = new Set<string>();
    for (const mealType of MEAL_TYPES)
      for (const complexity of COMPLEXITIES)
        for (const { key } of ask(HOUSE, { mealType, complexity, count: 200 })) found.add(key.split(':')[0] ?? '');
    expect(PATTERNS.map(({ key }) => key).filter((key) => !found.has(key))).toEqual([]);
  });

  it('take milk, gluten and the like from the shop in a form that everybody can eat', () => {
    const eaters = [{ name: 'Theo', allergies: ['milk', 'gluten'] as const, diets: [] }];
    const bought = ask(HOUSE, { eaters, maxAdditional: 5, count: 100, mealType: 'breakfast' }).flatMap(
      (meal) => meal.additionalIngredientsNeeded,
    );
    expect(bought).toContain('soya milk');
  });

  it('never contain what somebody certainly must not eat, nor more missing foods than allowed', () => {
    const question = fc.record({
      foods: fc.shuffledSubarray([...HOUSE], { maxLength: 25 }),
      maxAdditional: fc.integer({ min: 0, max: 5 }),
      complexity: fc.constantFrom(...COMPLEXITIES),
      mealType: fc.constantFrom(...MEAL_TYPES),
      servings: fc.integer({ min: 1, max: 12 }),
      allergies: fc.subarray([...ALLERGENS], { maxLength: 3 }),
      diets: fc.subarray([...DIETS], { maxLength: 2 }),
    });
    fc.assert(
      fc.property(question, ({ foods, allergies, diets, ...rest }) => {
        const meals = ask(foods, { ...rest, eaters: [{ name: 'x', allergies, diets }] });
        for (const { ingredients, ingredientsUsed, additionalIngredientsNeeded, warnings } of meals) {
          expect(ingredientsUsed.length).toBeGreaterThan(0);
          expect(ingredientsUsed.filter((name) => !foods.includes(name))).toEqual([]);
          expect(additionalIngredientsNeeded.length).toBeLessThanOrEqual(rest.maxAdditional);
          expect(ingredients.map(({ name }) => name).sort()).toEqual(
            [...ingredientsUsed, ...additionalIngredientsNeeded].sort(),
          );
          expect(ingredients.every(({ amount }) => amount !== null && amount > 0)).toBe(true);
          const found = [
            ...allergensOf(ingredients).filter(({ what }) => allergies.includes(what)),
            ...dietsBrokenBy(ingredients, diets),
          ];
          expect(found.filter(({ certainty }) => certainty === 'contains')).toEqual([]);
          expect(warnings.map(({ what }) => what)).toEqual(found.map(({ what }) => what));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are found quickly among 1,000 foods, including meaningless names', () => {
    const foods = Array.from({ length: 1_000 }, (_, at) => `${HOUSE[at % HOUSE.length]} ${at}`).concat([
      '',
      '   ',
      '🥦',
      'x'.repeat(10_000),
    ]);
    expect(ask(foods).length).toBeGreaterThan(0);
    expect(ask([])).toEqual([]);
  });
});
