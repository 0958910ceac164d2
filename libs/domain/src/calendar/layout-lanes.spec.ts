import fc from 'fast-check';
import { foldLanes, layoutAllDayLanes } from './layout-lanes';
import type { LaneBar } from './layout-lanes';
import { isAllDay } from './occurrences';
import { anyTime, event, occurrence, utcDate, utcDay } from '../domain.test-kit';

const FIRST = '2026-12-28';
const DAYS = Array.from({ length: 7 }, (_, index) => utcDate(utcDay(FIRST) + index));
const onDays = (title: string, from: number, to = from) =>
  occurrence(event({ title }), utcDate(utcDay(FIRST) + from), utcDate(utcDay(FIRST) + to));

describe('layoutAllDayLanes', () => {
  it('clips bars to the visible days and marks where they continue', () => {
    const { bars, laneCount } = layoutAllDayLanes(
      [onDays('all week', -3, 9), onDays('start', -2, 1), onDays('end', 5, 8)],
      DAYS,
    );
    expect(bars.map(({ occurrence: o, ...bar }) => [o.event.title, bar])).toEqual([
      ['all week', { lane: 0, startIndex: 0, span: 7, continuesBefore: true, continuesAfter: true }],
      ['start', { lane: 1, startIndex: 0, span: 2, continuesBefore: true, continuesAfter: false }],
      ['end', { lane: 1, startIndex: 5, span: 2, continuesBefore: false, continuesAfter: true }],
    ]);
    expect(laneCount).toBe(2);
  });

  it('leaves out timed and invisible ones', () => {
    const timed = occurrence(event({ eventTime: '09:00', eventEndTime: '10:00' }), FIRST);
    expect(layoutAllDayLanes([timed, onDays('before', -1), onDays('after', 7)], DAYS)).toEqual({
      bars: [],
      laneCount: 0,
    });
    expect(layoutAllDayLanes([onDays('x', 0)], [])).toEqual({ bars: [], laneCount: 0 });
  });

  it('never overlaps bars, leaves no lane empty, and shows every all-day occurrence', () => {
    const any = fc
      .record({
        from: fc.integer({ min: -9, max: 8 }),
        length: fc.integer({ min: 0, max: 12 }),
        eventTime: fc.option(anyTime),
      })
      .map(({ from, length, eventTime }) =>
        occurrence(event({ eventTime }), utcDate(utcDay(FIRST) + from), utcDate(utcDay(FIRST) + from + length)),
      );
    fc.assert(
      fc.property(fc.array(any, { maxLength: 20 }), (occurrences) => {
        const { bars, laneCount } = layoutAllDayLanes(occurrences, DAYS);
        const last = DAYS[6] ?? '';
        const expected = occurrences.filter((o) => isAllDay(o) && o.startDate <= last && o.endDate >= FIRST);
        expect(new Set(bars.map((bar) => bar.occurrence))).toEqual(new Set(expected));
        expect(bars).toHaveLength(expected.length);
        expect(new Set(bars.map((bar) => bar.lane)).size).toBe(laneCount);
        expectNoCollision(bars);
        for (const bar of bars) {
          const covered = DAYS.filter((day) => day >= bar.occurrence.startDate && day <= bar.occurrence.endDate);
          expect(DAYS.slice(bar.startIndex, bar.startIndex + bar.span)).toEqual(covered);
        }
      }),
      { numRuns: 300 },
    );
  });
});

function expectNoCollision(bars: LaneBar[]): void {
  bars.forEach((a, index) => {
    for (const b of bars.slice(index + 1)) {
      const apart = a.lane !== b.lane || a.startIndex + a.span <= b.startIndex || b.startIndex + b.span <= a.startIndex;
      expect(apart).toBe(true);
    }
  });
}

describe('foldLanes', () => {
  const titles = (bars: readonly LaneBar[]) => bars.map(({ occurrence: { event: of } }) => of.title);
  const crowd = layoutAllDayLanes(
    [onDays('trip', 0, 2), ...['a', 'b', 'c'].map((title) => onDays(title, 1)), onDays('d', 5)],
    DAYS,
  );

  it('keeps lanes that fit', () => {
    expect(foldLanes(crowd, 7, 4)).toEqual({ ...crowd, more: [0, 0, 0, 0, 0, 0, 0] });
  });

  it('counts what does not fit per day, in the last row', () => {
    const { bars, laneCount, more } = foldLanes(crowd, 7, 3);
    expect([titles(bars), laneCount, more]).toEqual([['trip', 'a', 'd'], 3, [0, 2, 0, 0, 0, 0, 0]]);
  });

  it('counts several-day events on each day', () => {
    const trips = layoutAllDayLanes([onDays('long', -2, 6), onDays('early', 0, 4), onDays('late', 3, 9)], DAYS);
    const { bars, more } = foldLanes(trips, 7, 2);
    expect([titles(bars), more]).toEqual([['long'], [1, 1, 1, 2, 2, 1, 1]]);
  });
});
