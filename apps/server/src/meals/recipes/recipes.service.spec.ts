import { familyRows, startTestApp, type TestApp } from '../../../test';
import { DietsService } from '../diets/diets.service';
import { RecipeLogService } from '../opinions/recipe-log.service';
import { RecipePages } from './recipe-page';
import { RecipeSuggestions } from './recipe-suggestions';
import { RecipesService, type RecipeChanges } from './recipes.service';

let test: TestApp;
let recipes: RecipesService;
let pages: RecipePages;

beforeAll(async () => {
  test = await startTestApp();
  recipes = test.app.get(RecipesService);
  pages = test.app.get(RecipePages);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const family = () => familyRows(test, {}, ['Ada', 'Ben']);
const soup: RecipeChanges = { title: 'Tomato soup', ingredients: ['400 g tomatoes', '1 onion'], instructions: 'Cook.' };

describe('the list of recipes', () => {
  it('is searched in titles, tags and ingredients, also mistyped', async () => {
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

  it('says on a card what the family made of it', async () => {
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
    expect(await test.app.get(RecipeSuggestions).find(viewer, 'ingredient', 'bu', 5)).toEqual([
      { text: 'butter', uses: 1 },
    ]);
  });
});
