import { afterIdAt, clampedMove, clampedPlace, groupOf, moveTo, placeAt, shifts } from './order';

const rows = [
  { id: 'late', dueDate: '2026-10-07' },
  { id: 'a', dueDate: '2026-10-08' },
  { id: 'b', dueDate: '2026-10-08' },
  { id: 'c', dueDate: '2026-10-08' },
  { id: 'undated', dueDate: null },
];
const dayOf = (id: string) => groupOf(rows, id, ({ dueDate }) => dueDate);
/** Three rows of one day, starting at 100 px, the middle one taller because of its parts. */
const slots = [
  { id: 'a', top: 100, height: 50 },
  { id: 'b', top: 150, height: 130 },
  { id: 'c', top: 280, height: 50 },
];

describe('the group that a row is ordered among', () => {
  it.each([
    ['b', ['a', 'b', 'c']],
    ['late', ['late']],
    ['undated', ['undated']],
    ['gone', []],
  ])('of %s', (id, day) => expect(dayOf(id).map((one) => one.id)).toEqual(day));

  it.each([
    [0, null],
    [1, 'b'],
    [2, 'c'],
  ])('at place %d a stands after %s', (place, after) => expect(afterIdAt(dayOf('a'), 'a', place)).toBe(after));

  it('has positions from the first to the last', () =>
    expect([-1, 1, 7].map((place) => clampedPlace(place, slots))).toEqual([0, 1, 2]));
});

describe('a row that is being dragged', () => {
  it.each([
    [0, 0, 0],
    [0, 64, 0],
    // its lower edge has passed the middle of the tall row
    [0, 66, 1],
    [0, 156, 2],
    [2, -64, 2],
    [2, -66, 1],
    [2, -180, 0],
    [1, -20, 1],
    [1, -26, 0],
    [1, 26, 2],
  ])('from place %d moved by %d is at place %d', (from, dy, place) => expect(placeAt(dy, slots, from)).toBe(place));

  it.each([
    [0, -40, 0],
    [0, 500, 180],
    [2, -500, -180],
    [1, 80, 50],
  ])('from place %d cannot be moved by %d, but by %d: it stays within its day', (from, dy, within) =>
    expect(clampedMove(dy, slots, from)).toBe(within),
  );

  it.each([
    [0, 2, 180],
    [2, 0, -180],
    [0, 1, 130],
    [1, 1, 0],
  ])('from place %d to %d is %d px', (from, place, dy) => expect(Math.abs(moveTo(place, slots, from) - dy)).toBe(0));

  it('moves the others by its own height', () => {
    expect([...shifts(2, slots, 0)]).toEqual([
      ['b', -50],
      ['c', -50],
    ]);
    expect([...shifts(0, slots, 1)]).toEqual([['a', 130]]);
    expect([...shifts(1, slots, 1)]).toEqual([]);
  });
});
