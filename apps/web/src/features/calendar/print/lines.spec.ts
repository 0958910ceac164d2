import { monthLines, weekCapacity } from './lines';

describe('space on paper', () => {
  it.each([
    [5, 6],
    [6, 5],
  ])('a month of %d weeks has %d lines a day', (weeks, lines) => expect(monthLines(weeks)).toBe(lines));

  it.each([
    [0, { shown: 18, titleLines: 3 }],
    [8, { shown: 18, titleLines: 3 }],
    [11, { shown: 18, titleLines: 2 }],
    [18, { shown: 18, titleLines: 1 }],
    [25, { shown: 17, titleLines: 1 }],
  ])('a week with %d events on its fullest day', (most, room) => expect(weekCapacity(most)).toEqual(room));
});
