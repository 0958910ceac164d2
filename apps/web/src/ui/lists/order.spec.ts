import { GRID } from './geometry-grid';
import { ROWS } from './geometry-rows';
import { afterIdAt, clampedPlace, groupOf } from './order';

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
  { id: 'a', left: 0, width: 300, top: 100, height: 50 },
  { id: 'b', left: 0, width: 300, top: 150, height: 130 },
  { id: 'c', left: 0, width: 300, top: 280, height: 50 },
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
  ])('at place %d a is after %s', (place, after) => expect(afterIdAt(dayOf('a'), 'a', place)).toBe(after));

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
  ])('from place %d moved by %d is at place %d', (from, dy, place) =>
    expect(ROWS.placeAt({ x: 9, y: dy }, slots, from)).toBe(place),
  );

  it.each([
    [0, -40, 0],
    [0, 500, 180],
    [2, -500, -180],
    [1, 80, 50],
  ])('from place %d cannot be moved by %d, but by %d: it stays within its day', (from, dy, within) =>
    expect(ROWS.clampedMove({ x: 9, y: dy }, slots, from)).toEqual({ x: 0, y: within }),
  );

  it.each([
    [0, 2, 180],
    [2, 0, -180],
    [0, 1, 130],
    [1, 1, 0],
  ])('from place %d to %d is %d px', (from, place, dy) =>
    expect(Math.abs(ROWS.moveTo(place, slots, from).y - dy)).toBe(0),
  );

  it('moves the others by its own height', () => {
    const { shifts } = ROWS;
    expect([...shifts(2, slots, 0)]).toEqual([
      ['b', { x: 0, y: -50 }],
      ['c', { x: 0, y: -50 }],
    ]);
    expect([...shifts(0, slots, 1)]).toEqual([['a', { x: 0, y: 130 }]]);
    expect([...shifts(1, slots, 1)]).toEqual([]);
  });
});

describe('a card in a grid of two columns', () => {
  const card = (id: string, left: number, top: number) => ({ id, left, top, width: 100, height: 80 });
  const cards = [card('a', 0, 0), card('b', 110, 0), card('c', 0, 90), card('d', 110, 90), card('e', 0, 180)];

  it.each([
    [0, { x: 20, y: 20 }, 0],
    [0, { x: 70, y: 10 }, 1],
    [0, { x: 10, y: 60 }, 2],
    [0, { x: 100, y: 80 }, 3],
    [4, { x: 0, y: -170 }, 0],
  ])('from place %d moved by %o is at place %d', (from, by, place) =>
    expect(GRID.placeAt(by, cards, from)).toBe(place),
  );

  it('stays within the grid', () => {
    expect(GRID.clampedMove({ x: -30, y: 900 }, cards, 1)).toEqual({ x: -30, y: 180 });
    expect(GRID.clampedMove({ x: 30, y: -30 }, cards, 1)).toEqual({ x: 0, y: 0 });
  });

  it('shifts the others to the place before or after their own', () => {
    expect(GRID.moveTo(3, cards, 0)).toEqual({ x: 110, y: 90 });
    expect([...GRID.shifts(2, cards, 0)]).toEqual([
      ['b', { x: -110, y: 0 }],
      ['c', { x: 110, y: -90 }],
    ]);
    expect([...GRID.shifts(3, cards, 4)]).toEqual([['d', { x: -110, y: 90 }]]);
  });

  it('is moved by the arrow keys in all four directions', () =>
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'x'].map((key) => GRID.stepOf(key, cards))).toEqual([
      -1, 1, -2, 2, 0,
    ]));
});
