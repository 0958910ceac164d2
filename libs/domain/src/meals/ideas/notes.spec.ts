import { readIdeaConstraints } from './constraints';
import { DISHES } from './dishes';
import type { IdeaContext, MealIdea } from './idea';
import { readNotes, type NotesRead } from './notes';
import { suggestMeals } from './suggest-meals';

const NOTHING: NotesRead = {
  ...{ wanted: [], unwanted: [], allergens: [], diets: [], mealType: null, cuisines: [], unwantedCuisines: [] },
  ...{ time: null, mostMinutes: null, leastMinutes: null, difficulty: null, carbohydrates: null, servings: null },
  ignored: [],
};

const ask = (contextNotes: string, context: Partial<IdeaContext> = {}, form = {}): MealIdea[] =>
  suggestMeals(readIdeaConstraints({ ...form, contextNotes }).constraints, { season: 'fall', ...context });
/** All words of a suggestion, for a person who reads it. */
const wordsOf = ({ title, ingredients }: MealIdea): string =>
  [title, ...ingredients.map(({ name }) => name)].join(', ').toLowerCase();
const minutesOf = ({ prepTime, cookTime }: MealIdea): number => prepTime + cookTime;
const cuisinesOf = ({ title }: MealIdea): readonly string[] =>
  DISHES.find((dish) => dish.title === title)?.cuisines ?? [];

describe('notes', () => {
  it.each<[string, Partial<NotesRead>]>([
    ['something with leeks, no mushrooms', { wanted: [['leek']], unwanted: ['mushroom'] }],
    ['Theo is allergic to nuts and eggs', { allergens: ['nuts', 'eggs'] }],
    ['nut allergy', { allergens: ['nuts'] }],
    ['Theo is allergic to histamine', { ignored: ['Theo is allergic to histamine'] }],
    ['Theo is allergic to nuts and histamine', { allergens: ['nuts'], ignored: ['histamine'] }],
    ['dairy free please', { allergens: ['milk'], diets: ['dairy_free'] }],
    ['a veggie breakfast', { diets: ['vegetarian'], mealType: 'breakfast' }],
    ['no meat', { diets: ['vegetarian'] }],
    ['no pork', { diets: ['no_pork'] }],
    ['without beef or alcohol', { unwanted: ['beef'], diets: ['no_alcohol'] }],
    ['without onions but with potatoes', { wanted: [['potato']], unwanted: ['onion'] }],
    ['we do not like fish or celery. Use up the spinach', { allergens: ['fish', 'celery'], wanted: [['spinach']] }],
    ['French and vegan', { cuisines: ['french'], diets: ['vegan'] }],
    ['not Italian, please', { unwantedCuisines: ['italian'] }],
    ['French toast', { wanted: [['french toast']] }],
    ['no fish, onions or mushrooms', { allergens: ['fish'], unwanted: ['onion', 'mushroom'] }],
    ['no mushrooms, something with rice', { wanted: [['rice']], unwanted: ['mushroom'] }],
    ['chicken or tofu', { wanted: [['chicken', 'tofu']] }],
    ['sweet potatoes and zucchini', { wanted: [['sweet potato'], ['courgette']] }],
    ['a curry, nothing spicy', { wanted: [['curry']], unwanted: ['spicy'] }],
    ['quick and easy', { time: 'quick', difficulty: 'easy' }],
    ['nothing complicated', { difficulty: 'easy' }],
    ['in half an hour', { mostMinutes: 30 }],
    ['under 20 minutes', { mostMinutes: 20 }],
    ['no more than 45 mins', { mostMinutes: 45 }],
    ['chicken in no longer than 30 minutes, rice', { wanted: [['chicken'], ['rice']], mostMinutes: 30 }],
    ['at least an hour in the oven', { leastMinutes: 60, ignored: ['oven'] }],
    ['for six people', { servings: 6 }],
    ['low carb', { carbohydrates: 'low-carb' }],
    ['keto', { carbohydrates: 'keto' }],
    ['something crunchy with rice', { wanted: [['rice']], ignored: ['crunchy'] }],
    ['busy evening, kids are tired', { ignored: ['busy evening', 'kids are tired'] }],
    ['with ostrich', { ignored: ['with ostrich'] }],
    ['whatever you like, thank you', { ignored: ['whatever you like'] }],
    ['', {}],
    ['🍕 ???', {}],
  ])('%j', (notes, expected) => {
    expect(readNotes(notes)).toEqual({ ...NOTHING, ...expected });
  });

  it('are read quickly, whatever they are', () => {
    for (const text of ['no '.repeat(500), '1 hour '.repeat(200), ','.repeat(1_000), 'x'.repeat(10_000)])
      expect(() => readNotes(text)).not.toThrow();
  });
});

describe('wishes in words', () => {
  it.each(['chicken', 'onion', 'cheddar', 'rice', 'tomato'])('exclude %s when the notes refuse it', (food) => {
    const ideas = ask(`no ${food}`, { count: 50 });
    const names = ideas.flatMap(({ ingredients }) => ingredients.map(({ name }) => name.toLowerCase()));
    expect(ideas).toHaveLength(50 < ideas.length ? 50 : ideas.length);
    expect(ideas.length).toBeGreaterThan(20);
    expect(names.filter((name) => name.split(/\W+/).some((word) => word.startsWith(food)))).toEqual([]);
  });

  it('are honoured by all suggestions: chicken, but no mushrooms', () => {
    const ideas = ask('something with chicken, no mushrooms', { count: 5 });
    expect(ideas).toHaveLength(5);
    for (const idea of ideas) {
      // chicken stock is not chicken
      expect(wordsOf(idea).replaceAll(/chicken (?:stock|gravy)/g, '')).toContain('chicken');
      expect(wordsOf(idea)).not.toContain('mushroom');
      expect(idea.missed).toEqual([]);
    }
  });

  it('are honoured together with the form, and nothing else fills up: French and vegan', () => {
    for (const ideas of [ask('French and vegan'), ask('vegan', {}, { cuisine: 'french' })]) {
      expect(ideas.length).toBeGreaterThan(0);
      for (const idea of ideas) expect(cuisinesOf(idea)).toContain('french');
    }
  });

  it.each<[string, (idea: MealIdea) => boolean]>([
    ['Thai', (idea) => cuisinesOf(idea).includes('thai')],
    ['Indian or Mexican', (idea) => cuisinesOf(idea).some((each) => ['indian', 'mexican'].includes(each))],
    ['not British', (idea) => !cuisinesOf(idea).includes('british')],
    ['in 20 minutes', (idea) => minutesOf(idea) <= 20],
    ['something quick', (idea) => minutesOf(idea) <= 30],
    ['more than two hours', (idea) => minutesOf(idea) >= 120],
    ['nothing difficult', ({ difficulty }) => difficulty === 'easy'],
    ['a soup', ({ title }) => /soup|minestrone|ramen|chowder/i.test(title)],
    [
      'pasta with fish',
      (idea) => /pasta|penne|spaghetti/.test(wordsOf(idea)) && /tuna|salmon|fish/.test(wordsOf(idea)),
    ],
    ['with beans', (idea) => /beans/.test(wordsOf(idea))],
    ['with peppers', (idea) => /(?:red|green) pepper/.test(wordsOf(idea))],
    ['no cheese', (idea) => !/cheese|cheddar|feta|mozzarella|parmesan|gruyère|halloumi|paneer/.test(wordsOf(idea))],
    ['no pasta', (idea) => !/pasta|penne|spaghetti|macaroni|lasagne/.test(wordsOf(idea))],
    ['no pork', (idea) => !/pork|bacon|ham\b|pancetta|sausage/.test(wordsOf(idea))],
    ['not spicy', (idea) => !/chilli|curry/.test(wordsOf(idea))],
    ['for six', ({ servings }) => servings === 6],
  ])('are honoured: %s', (notes, holds) => {
    const ideas = ask(notes, { count: 8 });
    expect(ideas.length).toBeGreaterThan(0);
    expect(ideas.filter((idea) => !holds(idea)).map(({ title }) => title)).toEqual([]);
    expect(ideas.flatMap(({ missed }) => missed)).toEqual([]);
  });

  it.each<[string, RegExp]>([
    ['Japanese', /^Not Japanese\./],
    ['vegan and Japanese', /^Not Japanese, but it fits the rest\./],
    ['a pizza in 10 minutes', /^Takes \d+ minutes, but it fits the rest\./],
    ['with dragonfruit and champagne', /^No /],
    ['cottage pie', /^No cottage pie\./],
    ['Thai with sausages', /^(?:Not Thai|No sausage in it), but it fits the rest\./],
  ])('are said not to be honoured: %s', (notes, reason) => {
    const ideas = ask(notes);
    if (ideas.length === 0 || ideas.every(({ missed }) => missed.length === 0)) throw new Error('nothing is said');
    expect(ideas.length).toBeLessThanOrEqual(2);
    for (const idea of ideas) {
      const [first] = idea.missed;
      expect(first?.startsWith('“') ? first : idea.reason).toMatch(
        first?.startsWith('“') ? /could not be taken/ : reason,
      );
    }
  });

  it('that nobody understood are said not to be taken into account', () => {
    const ideas = ask('something crunchy with chicken. The kids are tired');
    expect(ideas.length).toBeGreaterThan(1);
    for (const { missed } of ideas)
      expect(missed).toEqual([
        '“crunchy” could not be taken into account.',
        '“The kids are tired” could not be taken into account.',
      ]);
  });
});
