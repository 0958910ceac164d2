import fc from 'fast-check';
import { placeAfter, POSITION_GAP } from './order';
import { pointsWhenDone } from './points';

const list = (...ids: string[]) => ids.map((id, index) => ({ id, position: (index + 1) * POSITION_GAP }));

it('writes one row where there is room', () => {
  expect(placeAfter(list('a', 'b', 'c'), 'c', 'a')).toEqual(new Map([['c', 1536]]));
  expect(placeAfter(list('a', 'b', 'c'), 'c', null)).toEqual(new Map([['c', 0]]));
  expect(placeAfter(list('a', 'b', 'c'), 'a', 'c')).toEqual(new Map([['a', 4096]]));
});

it('writes nothing for an unchanged position, and refuses unknown ids', () => {
  expect(placeAfter(list('a', 'b'), 'b', 'a')).toEqual(new Map());
  expect(placeAfter(list('a', 'b'), 'a', null)).toEqual(new Map());
  expect(placeAfter(list('a', 'b'), 'x', 'a')).toBeNull();
  expect(placeAfter(list('a', 'b'), 'a', 'x')).toBeNull();
  expect(placeAfter(list('a', 'b'), 'a', 'a')).toBeNull();
});

it('renumbers where there is no room', () => {
  const tight = [
    { id: 'a', position: 5 },
    { id: 'b', position: 6 },
    { id: 'c', position: 6 },
  ];
  expect(placeAfter(tight, 'c', 'a')).toEqual(
    new Map([
      ['a', 1024],
      ['c', 2048],
      ['b', 3072],
    ]),
  );
});

it('yields the requested order after any number of moves', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.array(fc.tuple(fc.nat(7), fc.option(fc.nat(7))), { maxLength: 60 }),
      (count, moves) => {
        let things = list(...Array.from({ length: count }, (_, index) => String(index)));
        let expected = things.map(({ id }) => id);
        for (const [from, to] of moves) {
          const id = String(from % count);
          const after = to === null ? null : String(to % count);
          if (after === id) continue;
          const changes = placeAfter(things, id, after) as ReadonlyMap<string, number>;
          things = things
            .map((one) => ({ ...one, position: changes.get(one.id) ?? one.position }))
            .sort((a, b) => a.position - b.position);
          expected = expected.filter((one) => one !== id);
          expected.splice(after === null ? 0 : expected.indexOf(after) + 1, 0, id);
          expect(things.map((one) => one.id)).toEqual(expected);
        }
      },
    ),
  );
});

it.each([
  ['none', null, true, false, null],
  ['nought', 0, true, false, null],
  ['at once', 5, false, false, 'earned'],
  ['after approval', 5, true, false, 'pending'],
  ['for a parent at once', 5, true, true, 'earned'],
] as const)('points: %s', (_, points, needsApproval, isApprover, expected) => {
  expect(pointsWhenDone({ points, needsApproval }, isApprover)).toBe(expected);
});
