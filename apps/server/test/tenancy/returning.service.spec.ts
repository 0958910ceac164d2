import { asOwner, familyRows, sharedTestApp, type FamilyRows, type TestApp } from '..';
import { JoiningService, PersonalRows } from '../../src/families';
import { InvitationsService } from '../../src/families/invitations/invitations.service';
import { ForumPostsService } from '../../src/forum/posts/forum-posts.service';
import { ForumReadingService } from '../../src/forum/reading/forum-reading.service';
import { DietsService } from '../../src/meals/diets/diets.service';
import { RecipeLogService } from '../../src/meals/opinions/recipe-log.service';
import { RecipesService } from '../../src/meals/recipes/recipes.service';
import type { FamilyViewer } from '../../src/platform/auth';
import { GiftsService } from '../../src/wishlist/surprise/gifts.service';
import { PurchasesService } from '../../src/wishlist/surprise/purchases.service';
import { WishesService } from '../../src/wishlist/wishes/wishes.service';
import type { WishInput } from '../../src/wishlist/wishes/wish.types';

let test: TestApp;
let home: FamilyRows;
/** Ben leaves, and returns in the place that the family keeps for "Benny". */
let ben: FamilyViewer;
let benny: string;

const sql = <Row extends object>(text: string, values: unknown[] = []) => asOwner<Row>(text, values, test.urls.owner);
const get = <T>(type: abstract new (...args: never[]) => T): T => test.app.get<T>(type);
const wished = (owner: FamilyViewer, title: string, memberId?: string) =>
  get(WishesService).add(owner, { title, category: 'Gifts', price: 9_999 } as WishInput, { memberId });

async function benReturns(): Promise<FamilyViewer> {
  await sql('update membership set left_at = now() where id = $1', [ben.membershipId]);
  const { inviteCode } = await get(InvitationsService).rotateCode(home.viewer);
  const stranger = { ...ben, familyId: null, membershipId: null, role: null };
  await get(JoiningService).join(stranger, '127.0.0.1', { code: inviteCode, membershipId: benny });
  return { ...ben, membershipId: benny, role: 'family_member' };
}

beforeAll(async () => {
  test = await sharedTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set('2026-10-08T09:00:00Z');
  home = await familyRows(test, {}, ['Ada', 'Ben', 'Benny']);
  ben = home.other;
  benny = home.ids[2] ?? '';
  await sql('update membership set user_id = null where id = $1', [benny]);
});

it('gives a former member who takes another place their own wishes and comments, and keeps their secrets', async () => {
  const [kite, lamp] = [await wished(ben, 'A kite'), await wished(home.viewer, 'A lamp')];
  const drum = await wished(home.viewer, 'A drum', benny);
  await get(PurchasesService).mark(home.viewer, kite.id, { surprise: true });
  await get(GiftsService).comment(ben, lamp.id, 'In red?');
  await get(GiftsService).comment(ben, drum.id, 'Not too loud');
  const back = await benReturns();
  const { wishes } = await get(WishesService).list(back, { memberId: benny });
  expect(wishes.map(({ title, isPurchased }) => [title, isPurchased])).toEqual([
    ['A drum', false],
    ['A kite', false],
  ]);
  expect(await get(WishesService).get(home.viewer, kite.id)).toMatchObject({ isPurchased: true, isSurprise: true });
  expect((await get(WishesService).get(back, lamp.id)).comments).toMatchObject([
    { text: 'In red?', author: { memberId: benny } },
  ]);
  expect((await get(WishesService).get(home.viewer, drum.id)).comments).toEqual([]);
});

it('gives them their opinions, what they must not eat, and their saved posts', async () => {
  const { id: pie } = await get(RecipesService).add(home.viewer, { title: 'Pie', instructions: 'Bake.' });
  await get(RecipeLogService).think(ben, pie, { rating: 5, note: 'More' });
  await get(DietsService).set(ben, ben.membershipId, ['nuts'], ['vegetarian']);
  await get(DietsService).set(home.viewer, benny, ['eggs'], []);
  const post = await get(ForumPostsService).add(home.viewer, { content: 'Hello' });
  await get(ForumReadingService).save(ben, post.id, true);
  const back = await benReturns();
  expect(await sql('select recipe_id, rating, note from recipe_opinion where membership_id = $1', [benny])).toEqual([
    { recipe_id: pie, rating: 5, note: 'More' },
  ]);
  expect(await get(DietsService).list(back)).toEqual([
    { memberId: benny, allergies: ['eggs', 'nuts'], diets: ['vegetarian'] },
  ]);
  expect(await get(ForumPostsService).get(back, post.id)).toMatchObject({ isSaved: true });
});

it('covers every table whose rows are deleted with the account', async () => {
  const triggers = await sql<{ source: string }>(
    `select p.prosrc as source from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where t.tgrelid = 'membership'::regclass and p.proname like 'forget\\_%'`,
  );
  const deleted = triggers.flatMap(({ source }) =>
    [...source.matchAll(/delete from (\w+)/g)].map(([, table]) => table),
  );
  expect(deleted.sort()).toEqual(get(PersonalRows).tables);
  expect(deleted.length).toBeGreaterThan(6);
});
