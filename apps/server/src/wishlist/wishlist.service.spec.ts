import { asOwner, familyRows, sharedTestApp, type FamilyRows, type TestApp } from '../../test';
import { FamiliesService } from '../families';
import type { FamilyViewer } from '../platform/auth';
import { Database } from '../platform/database';
import { DueWork } from '../platform/due-work';
import { UndoLog } from '../platform/undo';
import { GiftsService } from './surprise/gifts.service';
import { PurchasesService } from './surprise/purchases.service';
import { WishlistSettingsService } from './surprise/wishlist-settings.service';
import { WishStore } from './wishes/wish.store';
import { WishesService } from './wishes/wishes.service';
import type { WishInput } from './wishes/wish.types';

let test: TestApp;
let wishes: WishesService;
let purchases: PurchasesService;
let gifts: GiftsService;
let settings: WishlistSettingsService;
let rows: FamilyRows;
/** The wisher, an admin. Tom is an admin too, Rosa is not. */
let ada: FamilyViewer;
let tom: FamilyViewer;
let rosa: FamilyViewer;

beforeAll(async () => {
  test = await sharedTestApp();
  wishes = test.app.get(WishesService);
  purchases = test.app.get(PurchasesService);
  gifts = test.app.get(GiftsService);
  settings = test.app.get(WishlistSettingsService);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set('2026-12-01T09:00:00Z');
  rows = await familyRows(test, { timeZone: 'America/New_York' }, ['Ada', 'Tom', 'Rosa', 'Mo']);
  [ada, tom] = [rows.viewer, rows.other];
  rosa = { ...rows.viewerOf(2), role: 'family_member' };
});

const wished = (input: Partial<WishInput> = {}, owner: FamilyViewer = ada) =>
  wishes.add(owner, { title: 'A lamp', category: 'Gifts', price: 9_999, ...input } as WishInput, {});
const feed = async () =>
  (
    await asOwner<{ description: string }>(
      'select description from activity where family_id = $1 order by description',
      [rows.familyId],
      test.urls.owner,
    )
  ).map(({ description }) => description);
const surprise = (viewer: FamilyViewer, id: string) => purchases.mark(viewer, id, { surprise: true });

it('adds a comment once if it is sent again after a lost answer', async () => {
  const { id } = await wished();
  for (const key of ['comment-key-1', 'comment-key-1', 'comment-key-2']) await gifts.comment(tom, id, 'In red?', key);
  expect((await wishes.get(rosa, id)).comments).toHaveLength(2);
  const other = await wished();
  await expect(gifts.comment(tom, other.id, 'In blue?', 'comment-key-1')).rejects.toMatchObject({ code: 'CONFLICT' });
});

describe('a list', () => {
  it('has the newest wish first until it is reordered, and figures for the filtered wishes', async () => {
    const [lamp, book] = [await wished(), await wished({ title: 'A book', category: 'House', price: null })];
    const titles = async () => (await wishes.list(ada)).wishes.map(({ title }) => title);
    expect(await titles()).toEqual(['A book', 'A lamp']);
    await wishes.move(tom, book.id, lamp.id);
    expect(await titles()).toEqual(['A lamp', 'A book']);
    expect((await wishes.list(ada)).summary).toEqual({
      ...{ wished: 2, bought: 0, totalValue: 9_999, status: 'Almost there! Keep dreaming 🌟' },
    });
    expect((await wishes.list(ada, { category: 'House' })).summary).toMatchObject({ wished: 1, totalValue: 0 });
    await wishes.archive(ada, lamp.id, 2026);
    expect(await titles()).toEqual(['A book']);
    expect((await wishes.list(ada, { archivedYear: 2026 })).wishes).toMatchObject([
      { id: lamp.id, archivedYear: 2026 },
    ]);
  });

  it('includes wishes that others add for a member without an account', async () => {
    const [child] = await asOwner<{ id: string }>(
      `insert into membership (family_id, display_name, role, hue, joined_at)
       values ($1, 'Mia', 'family_member', 'sky', now()) returning id`,
      [rows.familyId],
      test.urls.owner,
    );
    const input = { title: 'A kite', category: 'Kids' } as WishInput;
    await wishes.add(tom, input, { name: 'mia' });
    expect((await wishes.list(ada, { memberId: child?.id ?? '' })).wishes).toMatchObject([
      { title: 'A kite', member: { displayName: 'Mia' }, createdByMemberId: tom.membershipId },
    ]);
    await expect(wishes.add(tom, input, { name: 'Nobody' })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('keeps the displayed prices and shares when the currency changes', async () => {
    const { id } = await wished({ price: 1_250 });
    for (const [viewer, amount] of [
      [tom, 650],
      [rosa, 600],
    ] as const)
      await gifts.share(viewer, id, amount);
    const change = (currency: string) => test.app.get(FamiliesService).updateSettings(ada, { currency });
    const shown = async () => {
      const { price, shares } = await wishes.get(tom, id);
      return [price, shares.map(({ amount }) => amount).sort((a, b) => b - a)];
    };
    await change('USD');
    expect(await shown()).toEqual([1_250, [650, 600]]);
    await change('JPY');
    expect(await shown()).toEqual([13, [6, 6]]);
    await change('KWD');
    expect(await shown()).toEqual([13_000, [6_000, 6_000]]);
  });

  it.each([
    ['no title', { title: '  ' }, 'title'],
    ['a title of 10,000 characters', { title: 'x'.repeat(10_000) }, 'title'],
    ['a script for a link', { link: 'javascript:alert(1)' }, 'link'],
    ['data for a link', { link: 'data:text/html,x' }, 'link'],
    ['a price below zero', { price: -1 }, 'price'],
    ['a price beyond reason', { amount: 1e12 }, 'amount'],
    ['part of a penny', { amount: 0.001 }, 'amount'],
    ['no such category', { category: 'Cars' }, 'category'],
  ])('refuses %s', async (_what, input, field) => {
    await expect(wished(input)).rejects.toMatchObject({ code: 'INVALID', extras: { field } });
    expect((await wishes.list(ada)).wishes).toEqual([]);
  });

  it.each(['price', 'amount'])(
    'removes the price when `%s` is null, and keeps it when it is left out',
    async (field) => {
      const { id } = await wished();
      expect((await wishes.update(tom, id, { title: 'A dim lamp' } as WishInput)).price).toBe(9_999);
      expect((await wishes.update(tom, id, { [field]: null } as unknown as WishInput)).price).toBeNull();
    },
  );

  it('keeps markup as typed, and accepts a price of zero', async () => {
    const title = '<img src=x onerror=alert(1)>';
    expect(await wished({ title, notes: '<b>x</b>', amount: 0 })).toMatchObject({ title, notes: '<b>x</b>', price: 0 });
  });

  it('undoes edits and deletions, also of a secretly bought wish', async () => {
    const { id } = await wished();
    await surprise(tom, id);
    await wishes.update(ada, id, { title: 'A chair' } as WishInput, { version: 1, undoKey: 'wish-key-1' });
    await test.app.get(UndoLog).undo(ada, 'wish-key-1');
    await wishes.delete(ada, id, { version: 3 });
    await test.app.get(Database).write(ada, () => test.app.get(WishStore).bin.restore(ada, id));
    expect(await wishes.get(ada, id)).toMatchObject({ title: 'A lamp', isPurchased: false });
    expect(await wishes.get(rosa, id)).toMatchObject({ isPurchased: true, isSurprise: true });
  });
});

describe('a purchase', () => {
  it('succeeds for exactly one of two concurrent buyers', async () => {
    const { id } = await wished();
    const tries = await Promise.allSettled([surprise(tom, id), surprise(rosa, id)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = tries.find((each) => each.status === 'rejected');
    expect(lost?.reason).toMatchObject({ code: 'CONFLICT', message: 'Somebody has bought this already.' });
  });

  it('that is a surprise can be cancelled by its buyer, or by an admin other than the wisher', async () => {
    const [first, second] = [await wished(), await wished()];
    await surprise(tom, first.id);
    await expect(purchases.takeBack(rosa, first.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await purchases.takeBack(ada, first.id)).toMatchObject({ isPurchased: false });
    expect(await purchases.takeBack(tom, first.id)).toMatchObject({ isPurchased: false });
    await surprise(rosa, second.id);
    expect(await purchases.takeBack(tom, second.id)).toMatchObject({ isPurchased: false });
  });

  it('that is open appears in the feed, and disappears when it is cancelled', async () => {
    const { id } = await wished();
    await purchases.mark(tom, id, { surprise: false });
    expect(await wishes.get(ada, id)).toMatchObject({ isPurchased: true, purchasedBy: { displayName: 'Tom' } });
    expect(await feed()).toEqual(['added A lamp to the wishlist', 'bought A lamp']);
    await purchases.takeBack(ada, id);
    expect(await feed()).toEqual(['added A lamp to the wishlist']);
  });

  it("by the wisher is stored alongside another member's secret one", async () => {
    const { id } = await wished();
    await surprise(tom, id);
    await surprise(ada, id);
    expect(await wishes.get(ada, id)).toMatchObject({ isPurchased: true, purchasedBy: { displayName: 'Ada' } });
    expect(await wishes.get(rosa, id)).toMatchObject({ isSurprise: true, purchasedBy: { displayName: 'Tom' } });
    await purchases.takeBack(ada, id);
    expect(await wishes.get(ada, id)).toMatchObject({ isPurchased: false });
    expect(await wishes.get(rosa, id)).toMatchObject({ isSurprise: true });
  });
});

describe('a surprise', () => {
  it('is revealed only by its buyer, together with the contributors', async () => {
    const { id } = await wished();
    await gifts.share(rosa, id, 1_000);
    await surprise(tom, id);
    expect(await wishes.get(ada, id)).toMatchObject({ isPurchased: false, shares: [], stillNeeded: 9_999 });
    await expect(purchases.reveal(rosa, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(purchases.reveal(ada, id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await purchases.reveal(tom, id);
    expect(await wishes.get(ada, id)).toMatchObject({
      ...{ isPurchased: true, isSurprise: false, purchasedBy: { displayName: 'Tom' } },
      shares: [{ amount: 1_000, member: { displayName: 'Rosa' } }],
    });
    expect(await feed()).toContain('bought A lamp');
  });

  it("is revealed automatically once, on the evening of its day in the family's time zone", async () => {
    const { id } = await wished({ wantedBy: '2026-12-25' });
    await surprise(tom, id);
    // the wisher cannot cause an earlier reveal
    await wishes.update(ada, id, { wantedBy: '2026-12-02' } as WishInput);
    const due = test.app.get(DueWork);
    test.clock.set('2026-12-26T00:59:00Z');
    await due.poll();
    expect((await wishes.get(ada, id)).isPurchased).toBe(false);
    test.clock.set('2026-12-26T01:00:00Z');
    await Promise.all([due.poll(), due.poll()]);
    expect(await wishes.get(ada, id)).toMatchObject({ isPurchased: true, purchasedBy: { displayName: 'Tom' } });
    expect((await feed()).filter((line) => line === 'bought A lamp')).toHaveLength(1);
  });

  it("of last year's wish is only revealed by its buyer", async () => {
    const { id } = await wished({ wantedBy: '2025-12-25' });
    expect((await surprise(tom, id)).revealOn).toBeNull();
    await test.app.get(DueWork).poll();
    expect((await wishes.get(ada, id)).isPurchased).toBe(false);
  });

  it('includes every purchase while the family hides them', async () => {
    await expect(settings.hide(rosa, '2026-12-24')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(settings.hide(ada, '2026-11-30')).rejects.toMatchObject({ code: 'INVALID' });
    await settings.hide(tom, '2026-12-24');
    const { id } = await wished({ wantedBy: '2026-12-20' });
    expect(await purchases.mark(tom, id, { surprise: false })).toMatchObject({
      isSurprise: true,
      revealOn: '2026-12-24',
    });
    expect((await wishes.get(ada, id)).isPurchased).toBe(false);
    await expect(purchases.reveal(tom, id)).rejects.toMatchObject({ code: 'CONFLICT' });
    // to the end of the day in the family's time zone
    test.clock.set('2026-12-25T04:59:00Z');
    await expect(purchases.reveal(tom, id)).rejects.toMatchObject({ code: 'CONFLICT' });
    test.clock.set('2026-12-25T09:00:00Z');
    await purchases.reveal(tom, id);
    expect((await wishes.get(ada, id)).isPurchased).toBe(true);
  });
});

describe('shares', () => {
  it('add up exactly and never exceed the price', async () => {
    const { id } = await wished({ price: 10_000 });
    expect((await gifts.share(tom, id, 3_333)).stillNeeded).toBe(6_667);
    await expect(gifts.share(rosa, id, 6_668)).rejects.toMatchObject({
      ...{ code: 'INVALID', message: 'At most £66.67 is still needed.' },
    });
    expect((await gifts.share(rosa, id, 6_667)).stillNeeded).toBe(0);
    const late: FamilyViewer = rows.viewerOf(3);
    await expect(gifts.share(late, id, 1)).rejects.toMatchObject({ message: 'Nothing more is needed.' });
    expect((await gifts.share(rosa, id, 0)).shares).toMatchObject([{ amount: 3_333 }]);
    await expect(gifts.share(ada, id, 1)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    // a price set by the wisher is not checked against existing shares, which are secret
    expect(await wishes.update(ada, id, { price: 1_000 } as WishInput)).toMatchObject({ stillNeeded: 1_000 });
    expect((await wishes.get(rosa, id)).stillNeeded).toBe(0);
  });

  it('never exceed the price under concurrent calls either', async () => {
    const { id } = await wished({ price: 1_000 });
    await Promise.allSettled([tom, rosa].map((viewer) => gifts.share(viewer, id, 700)));
    expect((await wishes.get(tom, id)).shares).toMatchObject([{ amount: 700 }]);
  });
});
