import { columnAt, minutesAt, nearestBox } from './geometry';

describe('positions from pixels', () => {
  const columns = [
    { left: 100, right: 200 },
    { left: 200, right: 300 },
    { left: 300, right: 400 },
  ];

  it.each([
    [0, 0],
    [100, 0],
    [199, 0],
    [200, 1],
    [350, 2],
    [999, 2],
  ])('x %d is in column %d', (x, column) => expect(columnAt(x, columns)).toBe(column));

  it('is null outside the columns', () => expect(columnAt(5, [])).toBe(-1));

  it.each([
    [500, 768, 0],
    [532, 768, 60],
    [508, 768, 15],
    [484, 768, -30],
    [548, 1152, 60],
  ])('y %d is in a day of %d px from 500 on minute %d', (y, height, minutes) =>
    expect(minutesAt(y, { top: 500, bottom: 500 + height })).toBe(minutes),
  );

  it.each([
    [5, 5, 0],
    [15, 5, 1],
    [5, 15, 2],
    [-50, -50, 0],
    [19, 99, 3],
  ])('%d, %d is in or nearest to cell %d', (x, y, index) => {
    const cells = [0, 10].flatMap((top) => [0, 10].map((left) => ({ left, right: left + 10, top, bottom: top + 10 })));
    expect(nearestBox({ x, y }, cells)).toBe(index);
  });
});
