import { asOwner, familyRows, sharedTestApp, statementsOf, type TestApp } from '../../../test';
import { BinService } from '../../bin/bin.service';
import { SearchService } from '../../search/search.service';
import { DietsService } from '../diets/diets.service';
import { RecipeLogService } from '../opinions/recipe-log.service';
import { MealPlanService } from '../plan/meal-plan.service';
import { RecipePages } from './recipe-page';
import { RecipeSuggestions } from './recipe-suggestions';
import { RecipesService, type RecipeChanges } from './recipes.service';

let test: TestApp;
let recipes: RecipesService;
let pages: RecipePages;

beforeAll(async () => {
  test = await sharedTestApp();
  recipes = test.app.get(RecipesService);
  pages = test.app.get(RecipePages);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const family = () => familyRows(test, {}, ['Ada', 'Ben']);
const soup: RecipeChanges = { title: 'Tomato soup', ingredients: ['400 g tomatoes', '1 onion'], instructions: 'Cook.' };

describe('the list of recipes', () => {
  it('is searched in titles, tags and ingredients, even mistyped', async () => {
    const { viewer } = await family();
    await recipes.add(viewer, { ...soup, tags: ['winter warmer'] });
    await recipes.add(viewer, { title: 'Sunday roast', ingredients: ['1 chicken'], instructions: 'Roast.' });
    const found = async (query: string) => (await pages.page(viewer, { query }, 10)).items.map(({ title }) => title);
    expect(await found('soup')).toEqual(['Tomato soup']);
    expect(await found('chiken')).toEqual(['Sunday roast']);
    expect(await found('winter')).toEqual(['Tomato soup']);
    expect(await found('tomatoe onnion')).toEqual(['Tomato soup']);
    expect(await found('zebra')).toEqual([]);
  });

  it("shows the family's opinions on a card", async () => {
    const { viewer } = await family();
    const { id } = await recipes.add(viewer, { ...soup, ingredients: ['2 tbsp butter'] });
    const log = test.app.get(RecipeLogService);
    await log.cooked(viewer, id, { date: '2026-10-03' });
    await log.think(viewer, id, { rating: 4 });
    await test.app.get(DietsService).set(viewer, viewer.membershipId, ['milk'], []);
    expect((await pages.page(viewer, {}, 10)).items).toEqual([
      expect.objectContaining({
        id,
        timesCooked: 1,
        lastCookedOn: '2026-10-03',
        rating: 4,
        ratings: 1,
        ownRating: 4,
        warnings: [expect.objectContaining({ kind: 'contains', allergen: 'milk', memberIds: [viewer.membershipId] })],
      }),
    ]);
  });
});

describe('a page of recipes', () => {
  const sorted: [string, RecipeChanges][] = [
    ['b', { title: 'Borscht', difficulty: 'hard', prepTimeMinutes: 5, servings: 6 }],
    ['a', { title: 'Älplermagronen', difficulty: 'easy', cookTimeMinutes: 10, servings: 2, isFavorite: true }],
    ['c', { title: 'chowder', difficulty: 'medium', prepTimeMinutes: 50, cookTimeMinutes: 5, tags: ['Soup'] }],
  ];
  const cook = async () => {
    const home = await family();
    for (const [n, [, input]] of sorted.entries()) {
      test.clock.set(`2026-10-08T09:3${n}:00Z`);
      await recipes.add(home.viewer, { ...soup, ...input });
    }
    return home.viewer;
  };
  const letters = (titles: readonly { title: string }[]) =>
    titles.map(({ title }) => sorted.find(([, input]) => input.title === title)?.[0]).join('');

  it.each([
    ['recent', 'cab'],
    ['name', 'abc'],
    ['difficulty', 'acb'],
    ['prep_time', 'bca'],
    ['cook_time', 'cab'],
    ['servings', 'abc'],
  ] as const)('is sorted by %s, without a value last, and goes on where the last one ended', async (sort, expected) => {
    const viewer = await cook();
    expect(letters((await pages.page(viewer, { sort }, 10)).items)).toBe(expected);
    let walked = '';
    let after: string | null = null;
    do {
      const page = await pages.page(viewer, { sort }, 1, after);
      expect(page).toMatchObject({ total: 3, totalOfFamily: 3 });
      walked += letters(page.items);
      after = page.nextCursor;
    } while (after);
    expect(walked).toBe(expected);
  });

  it('is filtered, with counts with and without the filters', async () => {
    const viewer = await cook();
    const of = async (asked: Parameters<typeof pages.page>[1]) => {
      const { items, total, totalOfFamily } = await pages.page(viewer, asked, 10);
      return [letters(items), total, totalOfFamily];
    };
    expect(await of({ difficulty: 'hard' })).toEqual(['b', 1, 3]);
    expect(await of({ tag: ' soup ' })).toEqual(['c', 1, 3]);
    expect(await of({ favoritesOnly: true })).toEqual(['a', 1, 3]);
    expect(await of({ title: ' CHOWDER ' })).toEqual(['c', 1, 3]);
    expect(await of({ title: 'chow' })).toEqual(['', 0, 3]);
    expect(await of({ favoritesOnly: true, difficulty: 'hard' })).toEqual(['', 0, 3]);
    expect(await of({ query: '%' })).toEqual(['cab', 3, 3]);
  });

  it.each([
    ['a cursor of another list', { first: 5, after: 'newest' }, 'after'],
    ['a cursor of another order', { first: 5, after: '00000000-0000-4000-8000-000000000000_soup' }, 'after'],
    ['no rows', { first: 0, after: null }, 'first'],
    ['too many', { first: 101, after: null }, 'first'],
  ])('refuses %s', async (_what, { first, after }, field) => {
    const { viewer } = await family();
    await expect((async () => pages.page(viewer, {}, first, after))()).rejects.toMatchObject({
      ...{ code: 'INVALID', extras: { field } },
    });
  });

  it('costs the same with 2,000 recipes, and reads no steps', async () => {
    const { viewer, familyId } = await family();
    await recipes.add(viewer, soup);
    const asked = { query: 'tomatoe', sort: 'name' } as const;
    const few = await statementsOf(() => pages.page(viewer, asked, 24));
    await asOwner(
      `insert into recipe (family_id, title, tags, ingredients, instructions, difficulty, is_favorite, created_by, created_at, updated_at)
       select family_id, 'Soup ' || n, tags, ingredients, instructions, difficulty, false, created_by, created_at, updated_at
       from recipe, generate_series(1, 1999) n where family_id = $1`,
      [familyId],
      test.urls.owner,
    );
    const many = await statementsOf(async () => {
      const page = await pages.page(viewer, asked, 24);
      expect([page.total, page.items.length]).toEqual([2_000, 24]);
    });
    expect(many.length).toBe(few.length);
    expect(many.join()).not.toContain('instructions');
  });
});

it('a word is searched once, not once per recipe, even before PostgreSQL has statistics', async () => {
  const { viewer, familyId } = await family();
  const ingredients = Array.from({ length: 30 }, (_, n) => `${n} cups of chopped tomatoes in their juice`);
  await recipes.add(viewer, { ...soup, ingredients });
  await asOwner(
    `insert into recipe (family_id, title, tags, ingredients, instructions, difficulty, is_favorite, created_by, created_at, updated_at)
     select family_id, 'Soup ' || n, tags, ingredients, instructions, difficulty, false, created_by, created_at, updated_at
     from recipe, generate_series(1, 1999) n where family_id = $1`,
    [familyId],
    test.urls.owner,
  );
  const page = await pages.page(viewer, { query: 'tomatoes soup 1999 parsnip' }, 24);
  expect(page).toMatchObject({ total: 0, totalOfFamily: 2_000 });
});

describe('suggestions', () => {
  it('begin with the typed text, then contain a word that does, the most used first', async () => {
    const { viewer, other } = await family();
    const add = (...ingredients: string[]) => recipes.add(viewer, { ...soup, ingredients });
    await add('1 onion', '1 red onion', '2 tbsp oil');
    await add('1 red onion', '1 spring onion');
    await add('1 Red Onion', '1 tsp salt');
    const find = async (...asked: [kind: 'tag' | 'ingredient' | 'unit', typed: string]) =>
      (await test.app.get(RecipeSuggestions).find(other, ...asked, 10)).map(({ text, uses }) => `${uses} ${text}`);
    expect(await find('ingredient', 'on')).toEqual(['1 onion', '3 red onion', '1 spring onion']);
    expect(await find('ingredient', '')).toHaveLength(5);
    expect(await find('unit', 't')).toEqual(['1 tbsp', '1 tsp']);
    expect(await find('tag', 'x')).toEqual([]);
  });

  it('prefer what is cooked around this time of the year', async () => {
    const { viewer } = await family();
    test.clock.set('2026-06-10T09:30:00Z');
    await recipes.add(viewer, { ...soup, tags: ['barbecue'] });
    test.clock.set('2026-12-10T09:30:00Z');
    await recipes.add(viewer, { ...soup, tags: ['baking'] });
    const first = async () => (await test.app.get(RecipeSuggestions).find(viewer, 'tag', 'ba', 5))[0]?.text;
    expect(await first()).toBe('baking');
    test.clock.set('2027-01-10T09:30:00Z');
    expect(await first()).toBe('baking');
    test.clock.set('2027-07-10T09:30:00Z');
    expect(await first()).toBe('barbecue');
  });
});

describe('elsewhere', () => {
  it('a recipe is found by its tags and ingredients, and not by those of others', async () => {
    const [ours, theirs] = [await family(), await family()];
    await recipes.add(ours.viewer, { ...soup, tags: ['Winter warmer'] });
    const search = async (viewer: typeof ours.viewer, words: string) =>
      (await test.app.get(SearchService).search(viewer, words, { types: ['recipe'] })).results.map(
        ({ title }) => title,
      );
    expect(await search(ours.viewer, 'tomatoes')).toEqual(['Tomato soup']);
    expect(await search(ours.viewer, 'warmer')).toEqual(['Tomato soup']);
    expect(await search(theirs.viewer, 'warmer')).toEqual([]);
  });

  it('a deleted recipe leaves its planned meals a title, and is linked again when restored', async () => {
    const { viewer, familyId } = await family();
    const { id } = await recipes.add(viewer, soup);
    const plan = test.app.get(MealPlanService);
    const meal = await plan.add(viewer, { recipeId: id, mealDate: '2026-10-09', mealType: 'dinner' });
    const bin = test.app.get(BinService);
    await recipes.delete(viewer, id);
    expect((await recipes.cards(viewer, [id])).size).toBe(0);
    await bin.restore(viewer, 'recipe', id);
    expect(await plan.get(viewer, meal.id)).toMatchObject({ recipeId: id, title: 'Tomato soup' });
    await recipes.delete(viewer, id);
    await bin.deleteForever(viewer, 'recipe', id);
    expect(await plan.get(viewer, meal.id)).toMatchObject({ recipeId: null, title: 'Tomato soup' });
    expect(await asOwner('select from recipe where family_id = $1', [familyId], test.urls.owner)).toEqual([]);
  });
});
