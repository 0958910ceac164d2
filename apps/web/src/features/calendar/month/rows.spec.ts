import { rowsThatFit, topOfRow } from './rows';

describe('lines of a cell in the month', () => {
  it.each([
    [0, 3],
    [96, 3],
    [111, 3],
    [112, 4],
    [144, 5],
    [200, 8],
  ])('a cell of %d px has %d', (height, rows) => expect(rowsThatFit(height)).toBe(rows));

  it('are fewer for larger text', () => {
    expect(rowsThatFit(200, 1.5)).toBe(5);
    expect(topOfRow(2)).toBe('2.625rem');
  });
});
