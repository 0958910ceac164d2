import fc from 'fast-check';
import { AISLES, type Aisle } from './aisle';
import {
  aisleOrder,
  NO_AISLE_EVIDENCE,
  readAisleEvidence,
  recordTick,
  type AisleEvidence,
  type AisleTick,
} from './aisle-order';

const MINUTE = 60_000;
const DAY = 86_400_000;
const LEARNED = AISLES.filter((aisle) => aisle !== 'General');

/** Ticks of one trip through the shop: two things in each aisle, two minutes between aisles. */
const trip = (day: number, aisles: readonly Aisle[], by = 'emma'): AisleTick[] =>
  aisles.flatMap((aisle, at) => [
    { aisle, at: day * DAY + at * 2 * MINUTE, by },
    { aisle, at: day * DAY + at * 2 * MINUTE + MINUTE, by },
  ]);

const after = (ticks: readonly AisleTick[], evidence = NO_AISLE_EVIDENCE): AisleEvidence =>
  ticks.reduce(recordTick, evidence);
const trips = (...ways: (readonly Aisle[])[]): AisleEvidence => after(ways.flatMap((way, at) => trip(at + 1, way)));
const shown = (evidence: AisleEvidence, only: readonly Aisle[] = AISLES): Aisle[] =>
  aisleOrder(evidence, null).filter((aisle) => only.includes(aisle));

const BACKWARDS: Aisle[] = ['Frozen', 'Household', 'Dairy', 'Produce'];
const USUAL: Aisle[] = ['Produce', 'Dairy', 'Household', 'Frozen'];

const anyWay = fc.shuffledSubarray(LEARNED, { minLength: 2 });
const anyTick: fc.Arbitrary<AisleTick> = fc.record({
  aisle: fc.constantFrom(...AISLES),
  at: fc.integer({ min: DAY, max: 6 * DAY }).map((at) => at - (at % MINUTE)),
  by: fc.constantFrom('emma', 'tom'),
});

describe('the order of the aisles', () => {
  it('is the usual one until something is ticked', () => {
    expect(aisleOrder(NO_AISLE_EVIDENCE, null)).toEqual(AISLES);
  });

  it.each<[string, (readonly Aisle[])[], readonly Aisle[]]>([
    ['one trip teaches nothing yet', [BACKWARDS], USUAL],
    ['the second one does', [BACKWARDS, BACKWARDS], BACKWARDS],
    ['one odd trip changes nothing', [BACKWARDS, BACKWARDS, USUAL], BACKWARDS],
    ['two do', [BACKWARDS, BACKWARDS, USUAL, USUAL], USUAL],
    ['after many, three do', [...Array<Aisle[]>(20).fill(BACKWARDS), USUAL, USUAL, USUAL], USUAL],
    ['and two do not', [...Array<Aisle[]>(20).fill(BACKWARDS), USUAL, USUAL], BACKWARDS],
    ['to and fro stays as it was', [BACKWARDS, USUAL, BACKWARDS, USUAL, BACKWARDS, USUAL], USUAL],
    [
      'in a circle the newer counts',
      [
        ['Dairy', 'Produce'],
        ['Dairy', 'Produce'],
        ['Frozen', 'Dairy'],
        ['Frozen', 'Dairy'],
        ['Produce', 'Frozen'],
        ['Produce', 'Frozen'],
      ],
      ['Produce', 'Frozen', 'Dairy'],
    ],
  ])('%s', (_what, ways, expected) => {
    expect(shown(trips(...ways), expected)).toEqual(expected);
  });

  it('adopts a new order after three trips, whatever the order before', () => {
    fc.assert(
      fc.property(fc.array(anyWay, { maxLength: 15 }), anyWay, (before, way) => {
        expect(shown(trips(...before, way, way, way), way)).toEqual(way);
      }),
    );
  });

  it('is never changed by one odd trip after two that agreed', () => {
    fc.assert(
      fc.property(
        fc.array(anyWay, { maxLength: 12 }),
        fc
          .shuffledSubarray(LEARNED, { minLength: 2 })
          .chain((way) => fc.tuple(fc.constant(way), fc.shuffledSubarray(way, { minLength: 2 }))),
        (before, [way, odd]) => {
          expect(shown(trips(...before, way, way, way, odd), way)).toEqual(way);
        },
      ),
    );
  });

  it('contains every aisle once, General last', () => {
    fc.assert(
      fc.property(fc.array(anyTick, { maxLength: 80 }), (ticks) => {
        const order = aisleOrder(after(ticks), null);
        expect([...order].sort()).toEqual([...AISLES].sort());
        expect(order.at(-1)).toBe('General');
      }),
    );
  });

  it('does not depend on the order of the ticks, nor on duplicates', () => {
    fc.assert(
      fc.property(
        fc
          .array(anyTick, { maxLength: 8 })
          .chain((ticks) =>
            fc.tuple(
              fc.constant(ticks),
              fc.shuffledSubarray([...ticks, ...ticks], { minLength: ticks.length * 2, maxLength: ticks.length * 2 }),
            ),
          ),
        ([ticks, arrived]) => {
          expect(after(arrived)).toEqual(after(ticks));
        },
      ),
    );
  });

  it('stays small and survives being stored', () => {
    const evidence = after(
      Array.from({ length: 200 }, (_, day) => trip(day + 1, day % 3 ? LEARNED : [...LEARNED].reverse())).flat(),
    );
    expect(JSON.stringify(evidence).length).toBeLessThan(4_000);
    expect(readAisleEvidence(JSON.parse(JSON.stringify(evidence)))).toEqual(evidence);
  });

  it('ignores what was cleared at home within two minutes', () => {
    const cleared = (day: number): AisleTick[] => BACKWARDS.map((aisle, at) => ({ aisle, at: day * DAY + at * 1_000 }));
    expect(shown(after([1, 2, 3, 4].flatMap(cleared)))).toEqual(AISLES);
  });

  it('treats two people in one shop as two trips', () => {
    const together = [1, 2, 3].flatMap((day) => [
      ...trip(day, ['Produce', 'Dairy']),
      ...trip(day, ['Frozen', 'Household'], 'tom'),
    ]);
    expect(shown(after(together), ['Frozen', 'Household'])).toEqual(['Frozen', 'Household']);
    expect(shown(after(together), ['Produce', 'Dairy', 'Frozen'])).toEqual(['Produce', 'Dairy', 'Frozen']);
  });

  it('keeps an order set by hand until the family resets it', () => {
    const evidence = trips(BACKWARDS, BACKWARDS, BACKWARDS);
    const dragged: Aisle[] = ['Snacks', ...AISLES.filter((aisle) => aisle !== 'Snacks')];
    expect(aisleOrder(evidence, dragged)).toEqual(dragged);
    expect(aisleOrder(evidence, ['Frozen'])).toEqual(['Frozen', ...AISLES.filter((aisle) => aisle !== 'Frozen')]);
    expect(shown(evidence, BACKWARDS)).toEqual(BACKWARDS);
  });

  it.each([
    [null],
    [undefined],
    [[]],
    ['x'],
    [{}],
    [{ trips: 'x', pairs: [] }],
    [
      {
        trips: [null, { by: 'x', reached: { Moon: 1 }, until: 2 }],
        pairs: { 'Dairy Moon': [1, 1], 'Dairy Frozen': [0, 1] },
        settledUntil: 'x',
      },
    ],
  ])('starts over if %j is stored', (stored) => {
    expect(readAisleEvidence(stored)).toEqual(NO_AISLE_EVIDENCE);
  });

  it('ignores a tick without a time', () => {
    expect(
      after([
        { aisle: 'Dairy', at: NaN },
        { aisle: 'Dairy', at: Infinity },
      ]),
    ).toEqual(NO_AISLE_EVIDENCE);
  });
});
