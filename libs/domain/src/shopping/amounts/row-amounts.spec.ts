import { add, edit, meal, part, rowsAfter } from '../shopping.test-kit';
import type { ShoppingRow } from '../list/row';
import { amountOf, amountText, rowAmounts } from './row-amounts';

const METRIC = { system: 'metric', tradition: 'uk' } as const;
type Asked = readonly [amount: number | null, unit: string | null, title?: string];

function row(...requests: Asked[]): ShoppingRow {
  const [found] = rowsAfter(
    ...requests.map(([amount, unit, title]) =>
      add(part('tomatoes', { amount, unit, source: title === undefined ? null : meal(title) })),
    ),
  );
  if (!found) throw new Error('no row');
  return found;
}

describe('the amount of a row to buy', () => {
  it('is a single amount for the documented fields if all can be added', () => {
    expect(amountOf(row([250, 'g'], [1, 'kg']), METRIC)).toEqual({ amount: 1.25, unit: 'kg' });
    expect(amountOf(row([2, 'tin'], [300, 'g']), METRIC)).toBeNull();
    expect(amountOf(row([null, null]), METRIC)).toBeNull();
  });

  it('is listed in full otherwise', () => {
    expect(amountText(row([2, 'tin'], [300, 'g'], [null, null]), METRIC, 'en-GB')).toBe('2 tins + 300\u00a0g');
    expect(amountText(row([1.5, 'kg']), METRIC, 'de-DE')).toBe('1,5\u00a0kg');
  });

  it('is in whole tins for meals that need half of one, and as typed for people', () => {
    expect(amountText(row([0.5, 'tin', 'Chilli'], [1, 'tin', 'Soup']), METRIC, 'en-GB')).toBe('2 tins');
    expect(amountText(row([0.5, null, 'Chilli'], [0.5, null, 'Soup']), METRIC, 'en-GB')).toBe('1');
    expect(amountText(row([0.5, 'kg', 'Chilli']), METRIC, 'en-GB')).toBe('500\u00a0g');
    expect(amountText(row([0.5, null]), METRIC, 'en-GB')).toBe('½');
  });

  it('is the amount set by hand', () => {
    const rows = rowsAfter(
      add(part('milk', { id: 'a', at: 1, amount: 0.5, unit: 'tin', source: meal('Soup') })),
      edit(['a'], 2, { amount: { amount: 1.5, unit: 'tin' } }),
    );
    expect(rows.map((each) => rowAmounts(each, METRIC))).toEqual([[{ amount: 1.5, unit: 'tin' }]]);
  });
});
