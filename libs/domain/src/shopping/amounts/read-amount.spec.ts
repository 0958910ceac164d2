import { readShoppingAmount } from './read-amount';

describe('the amount from a form or call', () => {
  it.each<[unknown, number | null]>([
    [2, 2],
    ['2', 2],
    [' 1,5 ', 1.5],
    ['1.25', 1.25],
    ['½', 0.5],
    ['1 1/2', 1.5],
    [0.1 + 0.2, 0.3],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%p', (value, amount) => {
    expect(readShoppingAmount(value)).toEqual({ amount });
  });

  it.each<[unknown, string]>([
    ['some', 'Amount must be a number above 0'],
    [Number.NaN, 'Amount must be a number above 0'],
    [-1, 'Amount must be a number above 0'],
    ['-1', 'Amount must be a number above 0'],
    [0, 'Amount must be a number above 0'],
    [1e9, 'Amount must be at most 100,000'],
    ['1e9', 'Amount must be at most 100,000'],
    [Infinity, 'Amount must be at most 100,000'],
    ['2 kg', 'Amount must be a number above 0'],
    [{}, 'Amount must be a number above 0'],
    [true, 'Amount must be a number above 0'],
  ])('%p is refused', (value, problem) => {
    expect(readShoppingAmount(value)).toEqual({ problem });
  });
});
