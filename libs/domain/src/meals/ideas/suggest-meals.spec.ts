import fc from 'fast-check';
import { allergensOf, dietsBrokenBy } from '../../recipes/foods/allergens';
import { ALLERGENS, DIETS } from '../../recipes/foods/traits';
import { DIFFICULTIES } from '../../recipes/recipe';
import { SEASONS } from '../week';
import { isLowInCarbohydrates } from './carbohydrates';
import { readIdeaConstraints } from './constraints';
import { DISHES } from './dishes';
import { CUISINES, IDEA_DIETS, IDEA_TIMES, type IdeaContext, type MealIdea } from './idea';
import { suggestMeals, type IdeaEater } from './suggest-meals';

type Asked = Parameters<typeof readIdeaConstraints>[0];
const ask = (draft: Asked, context: Partial<IdeaContext> & { eaters?: IdeaEater[] } = {}): MealIdea[] =>
  suggestMeals(readIdeaConstraints(draft).constraints, { season: 'fall', ...context });
const titles = (ideas: readonly MealIdea[]): string[] => ideas.map(({ title }) => title);
const surely = ({ certainty }: { certainty: string }): boolean => certainty === 'contains';

describe('meal suggestions', () => {
  it('are complete recipes, for the requested number of servings', () => {
    const [idea] = ask({ cuisine: 'italian', contextNotes: 'carbonara with eggs', servings: 2 });
    expect(idea).toMatchObject({
      title: 'Spaghetti carbonara',
      prepTime: 10,
      cookTime: 15,
      difficulty: 'medium',
      servings: 2,
    });
    expect(idea?.ingredients).toContainEqual({ name: 'spaghetti', amount: 200, unit: 'g' });
    expect(idea?.instructions.length).toBeGreaterThan(2);
    expect(idea?.tags).toEqual(expect.arrayContaining(['Italian', 'Quick', 'Dinner']));
  });

  it.each(
    CUISINES.filter((cuisine) => cuisine !== 'any').flatMap((cuisine) =>
      IDEA_DIETS.map((dietary) => [cuisine, dietary] as const),
    ),
  )('has something %s that is %s, and keeps the diet whatever else is given up', (cuisine, dietary) => {
    const ideas = ask({ cuisine, dietary });
    expect(ideas.length).toBeGreaterThanOrEqual(1);
    const hasMisses = ideas.some(({ missed }) => missed.length > 0);
    for (const { title, reason, ingredients } of ideas) {
      const dish = DISHES.find((each) => each.title === title);
      const isOfCuisine = dish?.cuisines.includes(cuisine) || (cuisine === 'asian' && dish?.cuisines.includes('thai'));
      // near misses only where nothing fits, and they say so
      expect(hasMisses ? /^Not \w+, but it fits the rest\./.test(reason) : isOfCuisine).toBe(true);
      const diet = DIETS.find((each) => each === dietary.replace('-', '_'));
      if (diet) expect(dietsBrokenBy(ingredients, [diet]).filter(surely)).toEqual([]);
      if (dietary === 'keto' || dietary === 'low-carb')
        expect(isLowInCarbohydrates(dish?.ingredients ?? [], dietary === 'keto')).toBe(true);
    }
  });

  it.each([
    ['quick', (minutes: number) => minutes <= 30],
    ['moderate', (minutes: number) => minutes > 30 && minutes <= 60],
    ['slow', (minutes: number) => minutes > 60],
  ] as const)('keep to %s', (timeConstraint, holds) => {
    const ideas = ask({ timeConstraint });
    expect(ideas).toHaveLength(4);
    expect(ideas.every(({ prepTime, cookTime }) => holds(prepTime + cookTime))).toBe(true);
  });

  it('name the wish they miss when nothing meets all of them', () => {
    const [idea] = ask({ timeConstraint: 'quick', difficulty: 'hard' });
    expect(idea?.reason).toMatch(/^This one is easy, but it fits the rest\./);
  });

  it('prefer what is in season, what is in the house, and what was not eaten recently', () => {
    expect(titles(ask({}, { season: 'winter' }))).not.toContain('Ratatouille');
    expect(ask({}, { season: 'summer', count: 8 }).some(({ reason }) => reason.includes('In season now.'))).toBe(true);
    const house = ['Potatoes', 'leeks', 'fish pie mix', 'milk', 'frozen peas', 'cheddar'];
    const [first] = ask({}, { inHouse: house });
    expect(first?.title).toBe('Fish pie');
    expect(first?.reason).toContain('You have fish pie mix, potatoes and frozen peas.');
    expect(titles(ask({}, { inHouse: house, lately: ["Fisherman's pie"] }))[0]).not.toBe('Fish pie');
  });

  it('are not all of one kind', () => {
    for (const season of SEASONS) {
      const kinds = titles(ask({}, { season })).map((title) => title.split(' ').at(-1));
      expect(new Set(kinds).size).toBe(4);
    }
  });

  it('are the same for the same question, and different on another day', () => {
    expect(ask({}, { seed: '2026-11-23' })).toEqual(ask({}, { seed: '2026-11-23' }));
    const days = Array.from({ length: 20 }, (_, day) =>
      titles(ask({ cuisine: 'italian' }, { seed: String(day) })).join(),
    );
    expect(new Set(days).size).toBeGreaterThan(3);
  });

  it('never contain what an eater certainly avoids, and name what has to be checked', () => {
    const anyQuestion = fc.record({
      cuisine: fc.constantFrom(...CUISINES),
      dietary: fc.constantFrom(...IDEA_DIETS),
      timeConstraint: fc.constantFrom(...IDEA_TIMES),
      difficulty: fc.constantFrom('any', ...DIFFICULTIES),
    });
    const anyEater = fc.record({
      allergies: fc.subarray([...ALLERGENS], { maxLength: 3 }),
      diets: fc.subarray([...DIETS], { maxLength: 2 }),
    });
    fc.assert(
      fc.property(
        anyQuestion,
        fc.array(anyEater, { maxLength: 3 }),
        fc.constantFrom(...SEASONS),
        (question, eaters, season) => {
          const allergies = eaters.flatMap((eater) => eater.allergies);
          const diets = eaters.flatMap((eater) => eater.diets);
          for (const { ingredients, reason } of ask(question, { eaters, season })) {
            const warnings = allergensOf(ingredients).filter(({ what }) => allergies.includes(what));
            expect(warnings.filter(surely)).toEqual([]);
            expect(dietsBrokenBy(ingredients, diets).filter(surely)).toEqual([]);
            for (const { what } of warnings) expect(reason).toContain(`for ${what}.`);
          }
        },
      ),
    );
  });

  it('can include every dish', () => {
    const found = new Set(titles(ask({}, { count: 200 })));
    expect(DISHES.map(({ title }) => title).filter((title) => !found.has(title))).toEqual([]);
  });
});

describe('constraints', () => {
  it('default to any, for four', () => {
    const any = { cuisine: 'any', dietary: 'any', time: 'any', servings: 4, difficulty: 'any', notes: '' };
    for (const draft of [{}, { cuisine: '', dietary: null, servings: undefined, contextNotes: null }])
      expect(readIdeaConstraints(draft)).toEqual({ constraints: any, problems: [] });
  });

  it('are read in any letter case and with any separator', () => {
    expect(
      readIdeaConstraints({
        cuisine: ' Thai ',
        dietary: 'Gluten Free',
        timeConstraint: 'QUICK',
        servings: '6',
        difficulty: 'Easy',
      }),
    ).toMatchObject({
      constraints: { cuisine: 'thai', dietary: 'gluten-free', time: 'quick', servings: 6, difficulty: 'easy' },
      problems: [],
    });
  });

  it.each<[Asked, string]>([
    [{ cuisine: 'martian' }, 'cuisine'],
    [{ dietary: 7 }, 'dietary'],
    [{ timeConstraint: 'never' }, 'timeConstraint'],
    [{ servings: 0 }, 'servings'],
    [{ servings: 1.5 }, 'servings'],
    [{ servings: 'some' }, 'servings'],
    [{ servings: 1e9 }, 'servings'],
    [{ servings: NaN }, 'servings'],
    [{ difficulty: ['easy'] }, 'difficulty'],
    [{ contextNotes: {} }, 'contextNotes'],
    [{ contextNotes: 'x'.repeat(10_000) }, 'contextNotes'],
  ])('refuse %j', (draft, field) => {
    expect(readIdeaConstraints(draft).problems.map((problem) => problem.field)).toEqual([field]);
  });
});
