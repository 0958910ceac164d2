import { allRefused, familyRows, sharedTestApp, type TestApp } from '../../../test';
import { BinService } from '../../bin/bin.service';
import { FeatureAccess } from '../../billing';
import { UndoLog } from '../../platform/undo';
import { SearchService } from '../../search/search.service';
import { liveMessagesIn } from '../meals.test-kit';
import { DietsService } from '../diets/diets.service';
import { RecipeExportService } from '../export/recipe-export.service';
import { DraftsService } from '../import/drafts.service';
import { RecipeImportService } from '../import/recipe-import.service';
import { RecipeLogService } from '../opinions/recipe-log.service';
import { RecipeLinksService } from '../sharing/recipe-links.service';
import { RecipePages } from './recipe-page';
import { RecipeSuggestions } from './recipe-suggestions';
import { RecipesService } from './recipes.service';

let test: TestApp;
beforeAll(async () => {
  test = await sharedTestApp();
});
afterAll(() => test.close());

it('rejects every recipe use case for a family without the feature, except the export', async () => {
  const { app } = test;
  const recipes = app.get(RecipesService);
  const links = app.get(RecipeLinksService);
  const log = app.get(RecipeLogService);
  const imports = app.get(RecipeImportService);
  const { viewer } = await familyRows(test);
  const heard = liveMessagesIn(app, viewer);
  const { id } = await recipes.add(viewer, { title: 'Crumble', instructions: 'Bake.' });
  await log.cooked(viewer, id, { date: '2026-10-03' }, 'cooked-before');
  await links.share(viewer, id);
  const token = (await links.of(viewer, [id])).get(id)?.url.split('#')[1];
  const deleted = await recipes.add(viewer, { title: 'Pie', instructions: 'Bake.' });
  await recipes.delete(viewer, deleted.id);
  const file = { name: 'x.json', size: 0, bytes: async function* () {}, parts: new Map<string, string>() };

  // the last message of what came before
  await heard.until(`"deleted"`);
  const has = jest.spyOn(app.get(FeatureAccess), 'has').mockResolvedValue(false);
  try {
    await allRefused({ code: 'FEATURE_LOCKED', extras: { details: { feature: 'meal_planner' } } }, [
      recipes.all(viewer),
      recipes.get(viewer, id),
      recipes.cards(viewer, [id]),
      recipes.add(viewer, { title: 'x', instructions: 'x' }),
      recipes.update(viewer, id, { title: 'x' }),
      recipes.delete(viewer, id),
      app.get(RecipePages).page(viewer, {}, 10),
      app.get(RecipeSuggestions).find(viewer, 'tag', '', 5),
      app.get(DietsService).list(viewer),
      app.get(DietsService).set(viewer, viewer.membershipId, ['nuts'], []),
      app.get(DraftsService).fromLink(viewer, 'https://example.com'),
      app.get(DraftsService).fromText(viewer, 'Pie'),
      imports.admit(viewer),
      imports.preview(viewer, file),
      imports.import(viewer, file, null),
      log.of(viewer, [id]),
      log.cooked(viewer, id, { date: '2026-10-03' }),
      log.notCooked(viewer, id),
      log.think(viewer, id, { rating: 5 }),
      links.of(viewer, [id]),
      links.share(viewer, id),
      links.revoke(viewer, id),
      app.get(UndoLog).undo(viewer, 'cooked-before'),
      app.get(BinService).restore(viewer, 'recipe', deleted.id),
    ]);
    await expect(links.open(token, '203.0.113.7')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await app.get(BinService).page(viewer, 10)).items).toEqual([]);
    expect((await app.get(SearchService).search(viewer, 'crumble')).results).toEqual([]);
    expect(JSON.parse(await app.get(RecipeExportService).export(viewer))).toMatchObject([{ name: 'Crumble' }]);
  } finally {
    has.mockRestore();
  }
  expect(await recipes.get(viewer, id)).toMatchObject({ title: 'Crumble', version: 1 });
  expect(await links.open(token, '203.0.113.7')).toMatchObject({ title: 'Crumble' });
  // and no screen received a message
  const afterwards = await recipes.add(viewer, { title: 'Tart', instructions: 'Bake.' });
  expect(await heard.until(afterwards.id)).toEqual([]);
});
