import { asOwner, familyRows, sharedTestApp, type FamilyRows, type TestApp } from '../../../test';
import { AccountDeletion } from '../../identity';
import { UndoLog } from '../../platform/undo';
import { DietsService } from '../diets/diets.service';
import { RecipesService } from '../recipes/recipes.service';
import { RecipeLogService } from './recipe-log.service';

let test: TestApp;
let home: FamilyRows;
let recipes: RecipesService;
let log: RecipeLogService;
let recipeId: string;

beforeAll(async () => {
  test = await sharedTestApp();
  recipes = test.app.get(RecipesService);
  log = test.app.get(RecipeLogService);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set('2026-10-08T22:30:00Z');
  home = await familyRows(test, { timeZone: 'Europe/London' });
  recipeId = (await recipes.add(home.viewer, { title: 'Pie', instructions: 'Bake.' })).id;
});

const owner = <Row extends object>(text: string, values: unknown[] = []) => asOwner<Row>(text, values, test.urls.owner);
const card = async (viewer = home.viewer) => (await recipes.cards(viewer, [recipeId])).get(recipeId);
const logOf = async (viewer = home.viewer) => (await log.of(viewer, [recipeId])).get(recipeId);

describe('the cooking log', () => {
  it('counts each day once, and returns the last one', async () => {
    for (const date of ['2026-10-03', '2026-09-01', '2026-10-03', '2026-10-08'])
      await log.cooked(home.viewer, recipeId, { date, servings: 4 });
    expect(await card()).toMatchObject({ timesCooked: 3, lastCookedOn: '2026-10-08' });
    const { cooked } = (await logOf()) ?? { cooked: [] };
    expect(cooked).toMatchObject([
      { cookedOn: '2026-10-08', servings: 4, memberId: home.viewer.membershipId },
      { cookedOn: '2026-10-03' },
      { cookedOn: '2026-09-01' },
    ]);
    await log.notCooked(home.other, cooked[0]?.id ?? '');
    expect(await card()).toMatchObject({ timesCooked: 2, lastCookedOn: '2026-10-03' });
  });

  it('can be undone by its author', async () => {
    await log.cooked(home.viewer, recipeId, { date: '2026-10-08' }, 'cooked-today');
    await test.app.get(UndoLog).undo(home.viewer, 'cooked-today');
    expect(await card()).toMatchObject({ timesCooked: 0, lastCookedOn: null });
  });

  it('is in the feed on the day and the next one, once, and no longer after an undo', async () => {
    const feedTexts = async (): Promise<string[]> =>
      (
        await owner<{ description: string }>(
          "select description from activity where family_id = $1 and type = 'completed' order by created_at",
          [home.viewer.familyId],
        )
      ).map(({ description }) => description);
    await log.cooked(home.viewer, recipeId, { date: '2026-10-08' }, 'cooked-today');
    await log.cooked(home.other, recipeId, { date: '2026-10-08' });
    await log.cooked(home.viewer, recipeId, { date: '2026-10-07' });
    // recorded much later
    await log.cooked(home.viewer, recipeId, { date: '2026-10-01' });
    expect(await feedTexts()).toEqual(['cooked Pie', 'cooked Pie']);
    await test.app.get(UndoLog).undo(home.viewer, 'cooked-today');
    expect(await feedTexts()).toEqual(['cooked Pie']);
    const { cooked } = (await logOf()) ?? { cooked: [] };
    for (const { id } of cooked) await log.notCooked(home.other, id);
    expect(await feedTexts()).toEqual([]);
  });

  it("accepts today in the family's time zone, or earlier", async () => {
    await expect(log.cooked(home.viewer, recipeId, { date: '2026-10-09' })).rejects.toMatchObject({
      ...{ code: 'INVALID', extras: { field: 'date' } },
    });
    const auckland = await familyRows(test, { timeZone: 'Pacific/Auckland' });
    const { id } = await recipes.add(auckland.viewer, { title: 'Pie', instructions: 'Bake.' });
    await log.cooked(auckland.viewer, id, { date: '2026-10-09' });
  });

  it.each([
    ['a date that does not exist', { date: '2026-02-30' }, 'date'],
    ['no servings', { date: '2026-10-08', servings: 0 }, 'servings'],
    ['a crowd', { date: '2026-10-08', servings: 101 }, 'servings'],
  ])('refuses %s', async (_what, sent, field) => {
    await expect(log.cooked(home.viewer, recipeId, sent)).rejects.toMatchObject({ code: 'INVALID', extras: { field } });
  });
});

describe('an opinion', () => {
  it('is one per member, with the mean on the card', async () => {
    await log.think(home.viewer, recipeId, { rating: 5, note: ' More salt ' });
    await log.think(home.other, recipeId, { rating: 2 });
    expect(await card()).toMatchObject({ rating: 3.5, ratings: 2, ownRating: 5 });
    expect(await card(home.other)).toMatchObject({ rating: 3.5, ownRating: 2 });
    expect((await logOf())?.opinions).toEqual(
      expect.arrayContaining([
        { memberId: home.viewer.membershipId, rating: 5, note: 'More salt', updatedAt: test.clock.now() },
        { memberId: home.other.membershipId, rating: 2, note: null, updatedAt: test.clock.now() },
      ]),
    );
    await log.think(home.viewer, recipeId, {});
    expect(await card()).toMatchObject({ rating: 2, ratings: 1, ownRating: null });
  });

  it.each([
    ['no rating', { rating: 0 }, 'rating'],
    ['six stars', { rating: 6 }, 'rating'],
    ['half a star', { rating: 2.5 }, 'rating'],
    ['a long note', { note: 'x'.repeat(1_001) }, 'note'],
  ])('is not %s', async (_what, input, field) => {
    await expect(log.think(home.viewer, recipeId, input)).rejects.toMatchObject({ code: 'INVALID', extras: { field } });
  });

  it('of a former member does not count, and returns with them', async () => {
    await log.think(home.other, recipeId, { rating: 1 });
    await owner('update membership set left_at = now() where id = $1', [home.other.membershipId]);
    expect(await card()).toMatchObject({ rating: null, ratings: 0 });
    expect((await logOf())?.opinions).toEqual([]);
    await owner('update membership set left_at = null where id = $1', [home.other.membershipId]);
    expect(await card()).toMatchObject({ rating: 1, ratings: 1 });
  });

  it('is deleted with the account, as the diet is, and no others are', async () => {
    const diets = test.app.get(DietsService);
    for (const viewer of [home.viewer, home.other]) {
      await log.think(viewer, recipeId, { rating: 3, note: 'fine' });
      await diets.set(viewer, viewer.membershipId, ['nuts'], []);
    }
    await owner('insert into user_membership (user_id, family_id, membership_id) values ($1, $2, $3)', [
      ...[home.other.userId, home.familyId, home.other.membershipId],
    ]);
    await test.app.get(AccountDeletion).onAccountDeleted(home.other.userId);
    const left = await owner<{ id: string }>(
      `select membership_id as id from recipe_opinion where family_id = $1
       union all select membership_id from member_diet where family_id = $1`,
      [home.familyId],
    );
    expect(left).toEqual([{ id: home.viewer.membershipId }, { id: home.viewer.membershipId }]);
  });
});

it('of another family is not found', async () => {
  const stranger = await familyRows(test);
  await log.cooked(home.viewer, recipeId, { date: '2026-10-08' });
  const id = (await logOf())?.cooked[0]?.id ?? '';
  for (const call of [
    log.cooked(stranger.viewer, recipeId, { date: '2026-10-08' }),
    log.think(stranger.viewer, recipeId, { rating: 1 }),
    log.notCooked(stranger.viewer, id),
    log.notCooked(home.viewer, 'no-uuid'),
  ])
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await logOf(stranger.viewer)).toBeUndefined();
});
