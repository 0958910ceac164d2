import { sharedTestApp, familyRows, type FamilyRows, type TestApp } from '../../test';
import { FamiliesService } from '../families';
import { GiftsService } from './surprise/gifts.service';
import { WishesService } from './wishes/wishes.service';
import type { WishInput } from './wishes/wish.types';

let test: TestApp;
let wishes: WishesService;
let gifts: GiftsService;
beforeAll(async () => {
  test = await sharedTestApp();
  wishes = test.app.get(WishesService);
  gifts = test.app.get(GiftsService);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set('2026-12-01T09:00:00Z'));

const NAMES = ['Ada', 'Tom', 'Rosa'];
const wished = (rows: FamilyRows, input: Partial<WishInput> = {}) =>
  wishes.add(rows.viewer, { title: 'A lamp', category: 'Gifts', ...input } as WishInput, {});

describe('a currency', () => {
  it.each([
    ['pounds, a hundredth of which is the smallest', 'GBP', 12.5, 1_250, 0.001, '£5.00'],
    ['yen, which have no parts', 'JPY', 1_250, 1_250, 12.5, 'JP¥500'],
    ['dinars, which have a thousand', 'KWD', 12.505, 12_505, 0.0001, 'KWD 0.500'],
    ['dinars of Bahrain', 'BHD', 0.005, 5, 0.0005, 'BHD 0.500'],
    ['Uzbek sum, of which a computer costs millions', 'UZS', 25_000_000.5, 2_500_000_050, 0.001, 'UZS 5.00'],
  ])('of %s is kept exactly', async (_what, currency, amount, price, tooFine, needed) => {
    const rows = await familyRows(test, {}, NAMES);
    await test.app.get(FamiliesService).updateSettings(rows.viewer, { currency });
    const { id } = await wished(rows, { amount });
    expect(await wishes.get(rows.other, id)).toMatchObject({ price, amount });
    await expect(wished(rows, { amount: tooFine })).rejects.toMatchObject({
      message: 'The price has more decimal places than the currency.',
    });
    await wishes.update(rows.viewer, id, { price: 1_000 } as WishInput);
    await gifts.share(rows.other, id, 500);
    await expect(gifts.share(rows.viewerOf(2), id, 501)).rejects.toMatchObject({
      ...{ code: 'INVALID', extras: { field: 'amount' } },
      message: expect.stringMatching(`^At most ${needed.replace(' ', '.')} is still needed\\.$`) as string,
    });
    expect((await gifts.share(rows.viewerOf(2), id, 500)).stillNeeded).toBe(0);
  });
});

it.each([-1, 0.5, Number.NaN, Infinity, 2 ** 60])('a share of %d is refused', async (amount) => {
  const rows = await familyRows(test, {}, NAMES);
  const { id } = await wished(rows, { price: 1_000 });
  await expect(gifts.share(rows.other, id, amount)).rejects.toMatchObject({ code: 'INVALID' });
  expect((await wishes.get(rows.other, id)).shares).toEqual([]);
});

it('refuses a share of a wish without a price with a message', async () => {
  const rows = await familyRows(test, {}, NAMES);
  const { id } = await wished(rows);
  await expect(gifts.share(rows.other, id, 100)).rejects.toMatchObject({ message: 'The wish has no price yet.' });
});

describe('the order', () => {
  const titles = async (rows: FamilyRows) => (await wishes.list(rows.viewer)).wishes.map(({ title }) => title);

  it('stays consistent under concurrent moves', async () => {
    const rows = await familyRows(test, {}, NAMES);
    const ids: string[] = [];
    for (const title of ['E', 'D', 'C', 'B', 'A']) ids.unshift((await wished(rows, { title })).id);
    const [a = '', b = '', c = '', d = '', e = ''] = ids;
    await Promise.all([
      wishes.move(rows.viewer, e, null),
      wishes.move(rows.other, a, d),
      wishes.move(rows.viewerOf(2), b, c),
      wishes.move(rows.other, e, null),
    ]);
    const after = await titles(rows);
    expect([...after].sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(after[0]).toBe('E');
    expect(after.indexOf('B')).toBe(after.indexOf('C') + 1);
    const positions = (await wishes.list(rows.viewer)).wishes.map(({ position }) => position);
    expect(new Set(positions).size).toBe(5);
  });

  it('refuses wishes of another family or member, and deleted ones', async () => {
    const [rows, strangers] = [await familyRows(test, {}, NAMES), await familyRows(test, {}, NAMES)];
    const [own, theirs] = [await wished(rows), await wished(strangers)];
    const ofTom = await wishes.add(rows.other, { title: 'A kite', category: 'Kids' } as WishInput, {});
    const gone = await wished(rows);
    await wishes.delete(rows.viewer, gone.id);
    for (const id of [theirs.id, gone.id, 'junk'])
      await expect(wishes.move(rows.viewer, own.id, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(wishes.move(rows.viewer, own.id, ofTom.id)).rejects.toMatchObject({ code: 'INVALID' });
    await expect(wishes.move(strangers.viewer, own.id, null)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('an owned wish is no longer open, and can be archived under its year', async () => {
  const rows = await familyRows(test, {}, NAMES);
  const { id } = await wished(rows, { price: 1_000 });
  await wishes.update(rows.other, id, { isOwned: true } as WishInput);
  expect(await wishes.summary(rows.viewer)).toMatchObject({ wished: 0, bought: 0, totalValue: 0 });
  for (const year of [1999, 2200, Number.NaN])
    await expect(wishes.archive(rows.viewer, id, year)).rejects.toMatchObject({ code: 'INVALID' });
  await wishes.archive(rows.viewer, id, 2026);
  expect((await wishes.list(rows.viewer)).wishes).toEqual([]);
  await wishes.archive(rows.viewer, id, null);
  expect((await wishes.list(rows.viewer)).wishes).toMatchObject([{ id, isOwned: true, archivedYear: null }]);
});
