import { asOwner, sharedTestApp, familyRows, type FamilyRows, type TestApp } from '../../test';
import { BirthdaysService } from '../calendar';
import type { FamilyViewer } from '../platform/auth';
import { Database } from '../platform/database';
import { DigestSources, type DigestDays } from '../platform/digest';
import { WishDaysService } from './days/wish-days.service';
import { GiftsService } from './surprise/gifts.service';
import { PurchasesService } from './surprise/purchases.service';
import { WishesService } from './wishes/wishes.service';
import type { WishInput } from './wishes/wish.types';

let test: TestApp;
let wishes: WishesService;
let purchases: PurchasesService;
let rows: FamilyRows;
let ada: FamilyViewer;
let tom: FamilyViewer;

beforeAll(async () => {
  test = await sharedTestApp();
  wishes = test.app.get(WishesService);
  purchases = test.app.get(PurchasesService);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set('2026-12-01T09:00:00Z');
  rows = await familyRows(test, { timeZone: 'Europe/London' }, ['Ada', 'Tom', 'Rosa']);
  [ada, tom] = [rows.viewer, rows.other];
});
const wished = (input: Partial<WishInput> = {}, owner = ada) =>
  wishes.add(owner, { title: 'A lamp', category: 'Gifts', price: 9_999, ...input } as WishInput, {});
const sql = <Row extends object>(text: string, values: unknown[] = []) => asOwner<Row>(text, values, test.urls.owner);

describe('the digest', () => {
  const DAYS: DigestDays = { today: '2026-12-01', last: '2026-12-07', timeZone: 'Europe/London', locale: 'en-GB' };
  const digest = async () => {
    const source = test.app
      .get(DigestSources)
      .all()
      .find(({ name }) => name === 'wishlist');
    if (!source) throw new Error('the digest has no part of the wishlist');
    const partOf = await test.app.get(Database).read(ada, () => source.read(ada, DAYS));
    return rows.ids.map(partOf);
  };

  it("lists the others' wishes that are due soon, never the reader's own", async () => {
    const lamp = await wished({ wantedBy: '2026-12-10', occasion: 'Birthday' });
    await wished({ title: 'A book', wantedBy: '2026-12-30' });
    await wished({ title: 'A kite', wantedBy: '2026-12-03' }, tom);
    const titles = async () =>
      (await digest()).map((part) => part.sections.flatMap(({ items }) => items.map(({ title }) => title)));
    expect(await titles()).toEqual([['A kite'], ['A lamp'], ['A kite', 'A lamp']]);
    const [before] = await digest();

    await purchases.mark(tom, lamp.id, { surprise: true });
    await test.app.get(GiftsService).share(rows.viewerOf(2), lamp.id, 500);
    const after = await digest();
    expect(await titles()).toEqual([['A kite'], [], ['A kite']]);
    expect(after[0]).toEqual(before);
    expect(after.map((part) => part.counts)).toEqual([
      { wishlistItems: 3 },
      { wishlistItems: 2 },
      { wishlistItems: 2 },
    ]);
  });
});

it('computes the figures from what is visible to the caller', async () => {
  const lamp = await wished();
  await wished({ title: 'A book', price: 500 });
  await wished({ title: 'Old', isOwned: true });
  await wishes.archive(ada, (await wished({ title: 'Older' })).id, 2025);
  const before = await wishes.summary(ada);
  expect(before).toEqual({ wished: 2, bought: 0, totalValue: 10_499, status: 'Almost there! Keep dreaming 🌟' });
  await purchases.mark(tom, lamp.id, { surprise: true });
  expect(await wishes.summary(ada)).toEqual(before);
  expect(await wishes.summary(tom)).toMatchObject({ wished: 1, bought: 1, totalValue: 500 });
  expect((await wishes.list(ada)).archivedYears).toEqual([2025]);
  expect((await wishes.list(ada, { memberId: tom.membershipId })).archivedYears).toEqual([]);
});

it('offers birthdays and Christmas of the calendar for "wanted by"', async () => {
  const days = test.app.get(WishDaysService);
  expect(await days.of(ada)).toEqual([{ date: '2026-12-25', occasion: 'Christmas Day', memberId: null }]);
  await test.app.get(BirthdaysService).add(ada, [
    { memberId: ada.membershipId, memberName: 'Ada', birthDate: '1990-12-01' },
    { memberId: tom.membershipId, memberName: 'Tom', birthDate: '1988-11-30' },
  ]);
  const [christmas, ofAda, ofTom] = [
    { date: '2026-12-25', occasion: 'Christmas Day', memberId: null },
    { date: '2026-12-01', occasion: 'Birthday', memberId: ada.membershipId },
    { date: '2027-11-30', occasion: 'Birthday', memberId: tom.membershipId },
  ];
  expect(await days.of(tom)).toEqual([ofAda, christmas, ofTom]);
  expect(await days.of(tom, tom.membershipId)).toEqual([christmas, ofTom]);
  await expect(days.of(tom, (await familyRows(test)).viewer.membershipId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

describe('a member who leaves', () => {
  const leave = (member: FamilyViewer, more = '') =>
    sql(`update membership set left_at = now()${more} where id = $1`, [member.membershipId]);
  const count = async (table: string) =>
    (await sql<{ n: number }>(`select count(*)::int as n from ${table} where family_id = $1`, [rows.familyId]))[0]?.n;

  it('releases their surprise purchases and shares, and keeps open purchases', async () => {
    const [lamp, book] = [await wished(), await wished({ title: 'A book' })];
    await purchases.mark(tom, lamp.id, { surprise: true });
    await test.app.get(GiftsService).share(tom, lamp.id, 500);
    await purchases.mark(tom, book.id, { surprise: false });
    await wished({ title: 'A kite' }, tom);
    await leave(tom);
    const rosa = rows.viewerOf(2);
    expect(await wishes.get(rosa, lamp.id)).toMatchObject({ isPurchased: false, isSurprise: false, shares: [] });
    expect(await wishes.get(rosa, book.id)).toMatchObject({ isPurchased: true, purchasedBy: { displayName: 'Tom' } });
    expect((await wishes.list(rosa)).wishes.map(({ title }) => title)).toEqual(['A book', 'A lamp']);
    // they reappear when Tom returns
    await sql('update membership set left_at = null where id = $1', [tom.membershipId]);
    expect((await wishes.list(rosa)).wishes.map(({ title }) => title)).toContain('A kite');
  });

  it('and deletes the account loses their wishes and comments, and nobody else does', async () => {
    const lamp = await wished();
    await test.app.get(GiftsService).comment(tom, lamp.id, 'Red?');
    await test.app.get(GiftsService).comment(rows.viewerOf(2), lamp.id, 'Blue');
    await wished({ title: 'A kite' }, tom);
    await sql('update membership set user_id = $2 where id = $1', [tom.membershipId, `user ${tom.membershipId}`]);
    await leave(tom, ', user_id = null');
    expect([await count('wish'), await count('wish_comment')]).toEqual([1, 1]);
  });
});
