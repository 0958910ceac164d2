import { plannedMealProblems, readMealDate, readPlannedMeal, servingsFor, type PlannedMealDraft } from './planned-meal';

const draft: PlannedMealDraft = { title: 'Lasagne', mealDate: '2026-10-08' };
const messages = (fields: PlannedMealDraft): string[] =>
  plannedMealProblems({ ...draft, ...fields }).map(({ field, message }) => `${field}: ${message}`);

describe('a planned meal', () => {
  it('defaults to a dinner for one, for the whole family', () => {
    expect(readPlannedMeal(draft)).toEqual({
      meal: {
        title: 'Lasagne',
        recipeId: null,
        notes: null,
        mealType: 'dinner',
        mealDate: '2026-10-08',
        servings: 1,
        eaterIds: null,
        guests: 0,
        cookId: null,
      },
      problems: [],
    });
  });

  it('keeps the given values, cleaned up', () => {
    const { meal, problems } = readPlannedMeal({
      title: '  Fish   pie ',
      recipeId: 'r1',
      notes: ' from the freezer\r\n',
      mealType: 'Lunch',
      mealDate: '2026-10-08T00:00:00',
      servings: '4',
      eaterIds: ['a', 'b', 'a'],
      guests: '2',
      cookId: 'b',
    });
    expect(problems).toEqual([]);
    expect(meal).toEqual({
      title: 'Fish pie',
      recipeId: 'r1',
      notes: 'from the freezer',
      mealType: 'lunch',
      mealDate: '2026-10-08',
      servings: 4,
      eaterIds: ['a', 'b'],
      guests: 2,
      cookId: 'b',
    });
  });

  it('takes the title of its recipe, or "Ad-hoc Meal", when it has no title', () => {
    const titled = (recipeTitle?: string): string =>
      readPlannedMeal({ ...draft, title: '  ' }, { recipeTitle: recipeTitle ?? null }).meal.title;
    expect(titled()).toBe('Ad-hoc Meal');
    expect(titled('Fish pie')).toBe('Fish pie');
    expect(plannedMealProblems({ ...draft, title: ' ' }, { isEdit: true })).toEqual([
      { field: 'title', message: 'Title is required' },
    ]);
  });

  it.each<[PlannedMealDraft, string]>([
    [{ mealType: 'brunch' }, 'mealType: Meal must be breakfast, lunch or dinner'],
    [{ mealDate: null }, 'mealDate: Date is required'],
    [{ mealDate: '2026-02-30' }, 'mealDate: Enter a real date between 1900 and 2200'],
    [{ title: 'x'.repeat(201) }, 'title: Title must be at most 200 characters'],
    [{ servings: 0 }, 'servings: Servings must be a whole number from 1 to 100'],
    [{ servings: -3 }, 'servings: Servings must be a whole number from 1 to 100'],
    [{ servings: 101 }, 'servings: Servings must be a whole number from 1 to 100'],
    [{ servings: 2.5 }, 'servings: Servings must be a whole number from 1 to 100'],
    [{ servings: 'a few' }, 'servings: Servings must be a whole number from 1 to 100'],
    [{ servings: '9'.repeat(400) }, 'servings: Servings must be a whole number from 1 to 100'],
    [{ servings: Infinity }, 'servings: Servings must be a whole number from 1 to 100'],
    [{ eaterIds: [] }, 'eaterIds: Choose who eats'],
    [{ guests: 31 }, 'guests: Guests must be a whole number from 0 to 30'],
    [{ guests: -1 }, 'guests: Guests must be a whole number from 0 to 30'],
    [{ notes: 'x'.repeat(5_001) }, 'notes: Notes must be at most 5,000 characters'],
  ])('refuses %j', (fields, message) => expect(messages(fields)).toEqual([message]));

  it('lists all problems at once, in form order', () => {
    const found = messages({ mealType: 'tea', mealDate: 'soon', servings: 0, guests: 99 });
    expect(found.map((message) => message.split(':')[0])).toEqual(['mealType', 'mealDate', 'servings', 'guests']);
  });

  it('may be for guests only', () => {
    expect(messages({ eaterIds: [], guests: 2 })).toEqual([]);
  });
});

describe('dates of meals', () => {
  it.each<[unknown, string | null]>([
    ['2026-10-08', '2026-10-08'],
    [' 2026-10-08 ', '2026-10-08'],
    ['2026-10-08T00:00:00', '2026-10-08'],
    ['2026-10-08T23:30:00.000Z', '2026-10-08'],
    ['2026-10-08T00:00:00+14:00', '2026-10-08'],
    ['2026-10-08 18:00', '2026-10-08'],
    ['2024-02-29T12:00', '2024-02-29'],
    ['2026-02-29', null],
    ['2026-13-01', null],
    ['2026-10-08Tea', null],
    ['2026-10-08T00:00:00<script>', null],
    ['08/10/2026', null],
    ['1726-10-08', null],
    ['', null],
    [20261008, null],
    [null, null],
  ])('%j is %j', (value, date) => expect(readMealDate(value)).toBe(date));
});

it('serves everybody who eats, and guests', () => {
  expect(servingsFor(null, 0, 4)).toBe(4);
  expect(servingsFor(['a', 'b'], 3, 4)).toBe(5);
  expect(servingsFor([], 2, 4)).toBe(2);
  expect(servingsFor(null, 0, 0)).toBe(1);
  expect(servingsFor(null, 30, 90)).toBe(100);
});
