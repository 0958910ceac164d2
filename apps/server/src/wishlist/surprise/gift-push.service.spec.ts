import { NotificationPreferencesService } from '../../notifications';
import { startPushTest, type Household, type PushTest } from '../../notifications/push/push.test-kit';
import { WishesService } from '../wishes/wishes.service';
import type { WishInput } from '../wishes/wish.types';
import { GiftsService } from './gifts.service';
import { PurchasesService } from './purchases.service';

let test: PushTest;
let gifts: GiftsService;
let purchases: PurchasesService;
let home: Household;
let id: string;
/** The wisher, the buyer and a contributor. */
const [ADA, TOM, ROSA] = [0, 1, 2];

beforeAll(async () => {
  test = await startPushTest();
  gifts = test.app.get(GiftsService);
  purchases = test.app.get(PurchasesService);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set('2026-12-01T09:00:00Z');
  home = await test.household({ timeZone: 'UTC' }, ['Ada', 'Tom', 'Rosa']);
  const input: Partial<WishInput> = { title: 'A lamp', category: 'Gifts', price: 10_000, wantedBy: '2026-12-25' };
  ({ id } = await test.app.get(WishesService).add(home.viewer, input as WishInput, {}));
  await test.settle();
  await Promise.all([ADA, TOM, ROSA].map((member) => home.notifications(member)));
});
const notifications = async () => {
  await test.settle();
  return Promise.all([ADA, TOM, ROSA].map((member) => home.notifications(member)));
};
const viewerOf = (member: number) => home.viewerOf(member);
const buy = (member: number) => purchases.mark(viewerOf(member), id, { surprise: true });

it('notifies everyone involved in a gift of the others’ actions, but never the wisher', async () => {
  await buy(TOM);
  expect(await notifications()).toEqual([[], [], []]);
  await gifts.share(viewerOf(ROSA), id, 2_500);
  expect(await notifications()).toEqual([[], ['A lamp: Rosa puts in £25.00 · £75.00 still needed'], []]);
  await gifts.comment(viewerOf(TOM), id, 'Which colour?\nRed?');
  expect(await notifications()).toEqual([[], [], ['A lamp: Tom: Which colour?']]);
  await gifts.share(viewerOf(ROSA), id, 0);
  expect(await notifications()).toEqual([[], ['A lamp: Rosa no longer puts in · £100.00 still needed'], []]);
  await gifts.share(viewerOf(ROSA), id, 2_500);
  await notifications();
  await purchases.takeBack(viewerOf(TOM), id);
  expect(await notifications()).toEqual([[], [], ['A lamp: The purchase was taken back']]);
});

it('notifies the wisher once of a reveal, whether by the buyer or on the evening of its day', async () => {
  await buy(TOM);
  await purchases.reveal(viewerOf(TOM), id);
  expect(await notifications()).toEqual([['A surprise for you: Tom has bought A lamp'], [], []]);
  await purchases.takeBack(viewerOf(TOM), id);
  await buy(ROSA);
  await notifications();
  test.clock.set('2026-12-25T19:59:00Z');
  expect((await notifications())[ADA]).toEqual([]);
  test.clock.set('2026-12-25T20:00:00Z');
  expect(await notifications()).toEqual([['A surprise for you: Rosa has bought A lamp'], [], []]);
  expect(await notifications()).toEqual([[], [], []]);
});

it('notifies everyone involved when the wisher no longer needs the gift', async () => {
  const wishes = test.app.get(WishesService);
  await buy(TOM);
  await wishes.update(home.viewer, id, { isOwned: true } as WishInput);
  expect(await notifications()).toEqual([[], ['A lamp: Ada has it already'], []]);
  await wishes.delete(home.viewer, id);
  expect(await notifications()).toEqual([[], ['A lamp: Ada no longer wishes for it'], []]);
});

it('notifies them when the wisher has bought it as well', async () => {
  await buy(TOM);
  await gifts.comment(viewerOf(ROSA), id, 'Red?');
  await notifications();
  await purchases.mark(home.viewer, id, { surprise: false });
  expect(await notifications()).toEqual([[], ['A lamp: Ada has it already'], ['A lamp: Ada has it already']]);
  await purchases.mark(home.viewer, id, { surprise: false });
  expect(await notifications()).toEqual([[], [], []]);
});

it('notifies them as well when the wish is archived before anything was revealed, and only once', async () => {
  const wishes = test.app.get(WishesService);
  await buy(TOM);
  await wishes.archive(home.viewer, id, 2026);
  expect(await notifications()).toEqual([[], ['A lamp: Ada no longer wishes for it'], []]);
  await wishes.archive(home.viewer, id, 2025);
  await wishes.archive(home.viewer, id, null);
  await purchases.reveal(viewerOf(TOM), id);
  await notifications();
  await wishes.archive(home.viewer, id, 2026);
  expect(await notifications()).toEqual([[], [], []]);
});

it('sends nothing about a reveal that is undone in time', async () => {
  test.timings.graceMs = 1_500;
  await buy(TOM);
  await purchases.reveal(viewerOf(TOM), id);
  await purchases.takeBack(viewerOf(TOM), id);
  test.timings.graceMs = 0;
  expect(
    await test.sql('select membership_id from push_notification where family_id = $1 and tag = $2', [
      home.familyId,
      `reveal ${id}`,
    ]),
  ).toEqual([]);
});

it('respects a member who has switched off gift notifications', async () => {
  await test.app.get(NotificationPreferencesService).update(viewerOf(TOM), { pushWishes: false });
  await buy(TOM);
  await gifts.share(viewerOf(ROSA), id, 2_500);
  expect(await notifications()).toEqual([[], [], []]);
});
