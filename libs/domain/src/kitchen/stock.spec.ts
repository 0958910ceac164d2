import fc from 'fast-check';
import { readKitchenItem, type KitchenItemContent, type KitchenItemDraft } from './kitchen-item';
import { amountToBuy, bought, runsOut, used, usedUp } from './stock';

const item = (draft: KitchenItemDraft): KitchenItemContent => readKitchenItem({ name: 'Milk', ...draft }).item;
const of = (amount: number | null, unit: string | null = null) => ({ amount, unit });

describe('what runs out', () => {
  it.each<[string, KitchenItemDraft, boolean, number | null]>([
    ['nobody minds without a minimum', { haveIt: false }, false, null],
    ['less than the minimum', { amount: 1, minimum: 2 }, true, 1],
    ['exactly the minimum', { amount: 2, minimum: 2 }, false, null],
    ['none of it', { haveIt: false, minimum: 2 }, true, 2],
    ['some, nobody counts', { minimum: 2 }, false, null],
    ['none of what is bought when there is none', { haveIt: false, minimum: 0 }, true, null],
    ['some of what is bought when there is none', { amount: 0.1, minimum: 0 }, false, null],
    ['half a litre too little', { amount: 1.5, unit: 'l', minimum: 2 }, true, 0.5],
  ])('%s', (_what, draft, is, toBuy) => {
    expect(runsOut(item(draft))).toBe(is);
    expect(amountToBuy(item(draft)).amount).toBe(toBuy);
  });

  it('is restocked when used up, and is in stock again when the missing amount was bought', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom(null, 'g', 'l', 'tin'),
        (amount, minimum, unit) => {
          const gone = usedUp(item({ amount, minimum, unit }));
          expect(runsOut(gone)).toBe(true);
          const again = bought(gone, amountToBuy(gone), 'uk');
          expect(runsOut(again)).toBe(false);
          expect(again).toMatchObject({ haveIt: true, amount: minimum, unit });
        },
      ),
    );
  });
});

describe('using', () => {
  it('subtracts what was used, in any unit that converts', () => {
    expect(used(item({ amount: 2, unit: 'l' }), of(500, 'ml'), 'uk')).toMatchObject({ amount: 1.5, unit: 'l' });
    expect(used(item({ amount: 6 }), of(2), 'uk')).toMatchObject({ amount: 4, haveIt: true });
  });

  it('leaves nothing when all of it was used, or more', () => {
    const milk = item({ amount: 1, unit: 'l', bestBefore: '2026-12-01' });
    for (const taken of [of(1, 'l'), of(1000, 'ml'), of(9, 'l')])
      expect(used(milk, taken, 'uk')).toMatchObject({ haveIt: false, amount: null, bestBefore: null, unit: 'l' });
  });

  it('leaves an unknown amount when the units do not convert', () => {
    expect(used(item({ amount: 2, unit: 'tin' }), of(100, 'g'), 'uk')).toMatchObject({
      haveIt: true,
      amount: null,
      unit: 'tin',
    });
    expect(used(item({}), of(100, 'g'), 'uk')).toEqual(item({}));
    expect(used(item({ amount: 2 }), of(null), 'uk')).toEqual(item({ amount: 2 }));
  });
});

describe('buying', () => {
  it.each<[string, KitchenItemDraft, ReturnType<typeof of>, Partial<KitchenItemContent>]>([
    ['adds what converts', { amount: 500, unit: 'ml' }, of(1, 'l'), { amount: 1500, unit: 'ml' }],
    ['adds what is counted', { amount: 2 }, of(6), { amount: 8, unit: null }],
    ['does not know a sum of tins and grams', { amount: 2, unit: 'tin' }, of(300, 'g'), { amount: null, unit: 'tin' }],
    ['does not know a sum with something uncounted', {}, of(2), { amount: null }],
    ['takes what is new as it is', { haveIt: false }, of(2, 'tin'), { haveIt: true, amount: 2, unit: 'tin' }],
    [
      'keeps the unit of the minimum',
      { haveIt: false, unit: 'l', minimum: 2 },
      of(500, 'ml'),
      { haveIt: true, amount: 0.5, unit: 'l' },
    ],
    [
      'cannot compare bottles with the minimum',
      { haveIt: false, unit: 'l', minimum: 2 },
      of(2, 'bottle'),
      { haveIt: true, amount: null, unit: 'l' },
    ],
    ['has it, however much', { haveIt: false }, of(null), { haveIt: true, amount: null }],
    ['counts no more than an item can hold', { amount: 100_000 }, of(5), { amount: 100_000 }],
  ])('%s', (_what, draft, more, expected) => {
    expect(bought(item(draft), more, 'uk')).toMatchObject(expected);
  });

  it("converts cups by the family's country", () => {
    expect(bought(item({ amount: 1, unit: 'cup' }), of(250, 'ml'), 'uk').amount).toBe(2);
    expect(bought(item({ amount: 1, unit: 'cup' }), of(250, 'ml'), 'us').amount).toBe(2.0567);
  });

  it('keeps the earlier of two dates', () => {
    const there = item({ amount: 1, bestBefore: '2026-12-01' });
    expect(bought(there, { ...of(1), bestBefore: '2026-12-09' }, 'uk').bestBefore).toBe('2026-12-01');
    expect(bought(there, { ...of(1), bestBefore: '2026-11-30' }, 'uk').bestBefore).toBe('2026-11-30');
    expect(bought(there, of(1), 'uk').bestBefore).toBe('2026-12-01');
    expect(bought(usedUp(there), { ...of(1), bestBefore: '2026-12-09' }, 'uk').bestBefore).toBe('2026-12-09');
  });

  it('does not depend on the order in which things are put away', () => {
    const parcel = fc.record({ amount: fc.integer({ min: 1, max: 9_000 }), unit: fc.constantFrom('g', 'kg') });
    fc.assert(
      fc.property(parcel, parcel, (one, other) => {
        const start = item({ amount: 1, unit: 'g' });
        expect(bought(bought(start, one, 'uk'), other, 'uk')).toEqual(bought(bought(start, other, 'uk'), one, 'uk'));
      }),
    );
  });
});
