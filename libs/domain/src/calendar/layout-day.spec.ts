import fc from 'fast-check';
import {
  DAY_HEIGHT,
  foldColumns,
  FULL_HOUR_HEIGHT,
  hourHeightFor,
  layoutDay,
  LEAST_BLOCK_HEIGHT,
  MIN_BLOCK_HEIGHT,
} from './layout-day';
import type { DayBlock } from './layout-day';
import { expandOccurrences, firstOccurrences } from './expand-occurrences';
import { isAllDay, runsPastMidnight } from './occurrences';
import { anyTime, event, occurrence, utcDate, utcDay } from '../domain.test-kit';

const DAY = '2026-10-08';
const NEXT = '2026-10-09';

const place = (block: DayBlock) => [block.top, block.height];
const columns = (blocks: DayBlock[]) =>
  Object.fromEntries(blocks.map((b) => [b.occurrence.event.title, [b.column, b.columnSpan, b.columns]]));
const timed = (title: string, eventTime: string, eventEndTime?: string) =>
  occurrence(event({ title, eventTime, eventEndTime }), DAY);

describe('block position', () => {
  it.each([
    ['09:00', '10:00', 288, 32],
    ['00:00', '24:00', 0, 40],
    ['14:20', '15:35', (14 + 20 / 60) * 32, 40],
    ['09:00', undefined, 288, 40],
    ['09:00', '09:10', 288, 20],
    ['23:30', undefined, 748, 20],
    ['23:50', '23:55', 748, 20],
    ['22:45', undefined, 728, 40],
    ['nonsense', undefined, 0, 40],
    ['24:00', '25:00', 0, 40],
  ])('from %s to %s: top %d, height %d', (start, end, top, height) => {
    expect(layoutDay([timed('x', start, end)], DAY).map(place)).toEqual([[top, height]]);
  });

  it('ignores other days and all-day events', () => {
    const others = [occurrence(event({ eventTime: '09:00' }), NEXT), occurrence(event({}), DAY)];
    expect(layoutDay(others, DAY)).toEqual([]);
  });

  it.each([
    ['by its end time', DAY],
    ['by its end date', NEXT],
  ])('splits a night at midnight when the next day is told %s', (_, endDate) => {
    const night = occurrence(event({ eventTime: '22:00', eventEndTime: '06:00' }), DAY, endDate);
    expect(layoutDay([night], DAY)).toMatchObject([
      { top: 704, height: 64, continuesBefore: false, continuesAfter: true },
    ]);
    expect(layoutDay([night], NEXT)).toMatchObject([
      { top: 0, height: 192, continuesBefore: true, continuesAfter: false },
    ]);
    expect(layoutDay([night], '2026-10-10')).toEqual([]);
    expect(layoutDay([night], '2026-10-07')).toEqual([]);
  });

  it('ends an overnight event at midnight on its first day', () => {
    const evening = timed('Late', '22:00', '00:00');
    expect(layoutDay([evening], DAY)).toMatchObject([{ top: 704, height: 64, continuesAfter: false }]);
    expect(layoutDay([evening], NEXT)).toEqual([]);
  });

  it('reads an end equal to the start as the next day', () => {
    const round = timed('Round the clock', '09:00', '09:00');
    expect(layoutDay([round], DAY).map(place)).toEqual([[288, 480]]);
    expect(layoutDay([round], NEXT).map(place)).toEqual([[0, 288]]);
  });

  it('leaves events of a day or more to the all-day lanes', () => {
    const trip = occurrence(event({ eventTime: '09:00', eventEndTime: '09:00' }), DAY, NEXT);
    const noEnd = occurrence(event({ eventTime: '09:00' }), DAY, NEXT);
    expect(layoutDay([trip, noEnd], DAY)).toEqual([]);
    expect([isAllDay(trip), isAllDay(noEnd)]).toEqual([true, true]);
    expect(isAllDay(occurrence(event({ eventTime: '09:00', eventEndTime: '08:59' }), DAY, NEXT))).toBe(false);
  });
});

describe('sharing the width', () => {
  it('gives non-overlapping blocks the full width', () => {
    expect(columns(layoutDay([timed('a', '09:00', '10:00'), timed('b', '10:00', '11:00')], DAY))).toEqual({
      a: [0, 1, 1],
      b: [0, 1, 1],
    });
  });

  it('puts overlapping ones side by side and extends them over free columns', () => {
    const blocks = layoutDay(
      [
        timed('long', '09:00', '12:00'),
        timed('first', '09:00', '10:00'),
        timed('second', '09:30', '10:30'),
        timed('later', '11:00', '12:00'),
      ],
      DAY,
    );
    expect(columns(blocks)).toEqual({ long: [0, 1, 3], first: [1, 1, 3], second: [2, 1, 3], later: [1, 2, 3] });
  });

  it('starts over after a group, and reuses a column from the minute it is free', () => {
    const group = [timed('a', '09:00', '10:00'), timed('b', '09:00', '10:00'), timed('c', '10:00', '11:00')];
    expect(columns(layoutDay(group, DAY))).toEqual({ a: [0, 1, 2], b: [1, 1, 2], c: [0, 1, 1] });
    const chain = [timed('long', '09:00', '12:00'), timed('x', '09:00', '10:00'), timed('y', '10:00', '11:00')];
    expect(columns(layoutDay(chain, DAY))).toEqual({ long: [0, 1, 2], x: [1, 1, 2], y: [1, 1, 2] });
  });

  it('uses the drawn height: two short ones within a quarter of an hour do not overlap', () => {
    expect(columns(layoutDay([timed('a', '09:00', '09:05'), timed('b', '09:10', '09:15')], DAY))).toEqual({
      a: [0, 1, 2],
      b: [1, 1, 2],
    });
  });

  it('shortens a short block for the next one instead of halving both', () => {
    const morning = [timed('Breakfast club', '08:25', '08:45'), timed('School run', '09:00', '09:20')];
    const blocks = layoutDay(morning, DAY);
    expect(columns(blocks)).toEqual({ 'Breakfast club': [0, 1, 1], 'School run': [0, 1, 1] });
    expect((blocks[0]?.top ?? 0) + (blocks[0]?.height ?? 0)).toBe(blocks[1]?.top);
    // An event that lasts until then is not shortened.
    expect(columns(layoutDay([timed('a', '08:25', '09:10'), timed('b', '09:00', '09:20')], DAY))).toEqual({
      a: [0, 1, 2],
      b: [1, 1, 2],
    });
    expect(layoutDay([timed('No end', '08:25'), timed('b', '09:00', '10:00')], DAY)[0]).toMatchObject({
      columns: 1,
      height: expect.closeTo((35 / 60) * 32) as number,
    });
  });

  it('uses the available height', () => {
    const block = (start: string, end?: string) => layoutDay([timed('x', start, end)], DAY, 48).map(place);
    expect(block('09:00', '10:00')).toEqual([[432, 48]]);
    expect(block('09:00')).toEqual([[432, 60]]);
    expect(block('09:00', '09:15')).toEqual([[432, 20]]);
    expect(block('23:55', '24:00')).toEqual([[24 * 48 - 20, 20]]);
    expect([100, 320, 400, 480, 2000].map(hourHeightFor)).toEqual([32, 32, 40, 48, 48]);
  });

  const anyTimed = fc
    .record({
      title: fc.constantFrom('a', 'b', 'c'),
      eventTime: fc.oneof({ weight: 9, arbitrary: anyTime }, { weight: 1, arbitrary: fc.constant('bad') }),
      eventEndTime: fc.option(anyTime),
      startsBefore: fc.integer({ min: -1, max: 2 }),
      length: fc.integer({ min: 0, max: 2 }),
    })
    .map(({ startsBefore, length, ...rest }) => {
      const start = utcDay(DAY) - startsBefore;
      return occurrence(event(rest), utcDate(start), utcDate(start + length));
    });

  it('never overlaps blocks or exceeds the day, and draws every timed occurrence', () => {
    fc.assert(
      fc.property(fc.array(anyTimed, { maxLength: 14 }), (occurrences) => {
        const blocks = layoutDay(occurrences, DAY);
        for (const block of blocks) {
          expect(block.top).toBeGreaterThanOrEqual(0);
          expect(block.height).toBeGreaterThanOrEqual(LEAST_BLOCK_HEIGHT);
          expect(block.top + block.height).toBeLessThanOrEqual(DAY_HEIGHT);
          expect(block.column + block.columnSpan).toBeLessThanOrEqual(block.columns);
        }
        blocks.forEach((a, index) => {
          for (const b of blocks.slice(index + 1)) {
            const sameTime = a.top < b.top + b.height && b.top < a.top + a.height;
            const sameColumn = a.column < b.column + b.columnSpan && b.column < a.column + a.columnSpan;
            if (sameTime) expect(a.columns).toBe(b.columns);
            expect(sameTime && sameColumn).toBe(false);
          }
        });
        const drawn = new Set(blocks.map((block) => block.occurrence));
        const starting = occurrences.filter((o) => o.startDate === DAY && !isAllDay(o));
        starting.forEach((o) => expect(drawn.has(o)).toBe(true));
      }),
      { numRuns: 400 },
    );
  });

  it('collapses events without a column, and loses none', () => {
    const crowd = ['a', 'b', 'c', 'd', 'e'].map((title) => timed(title, '09:00', '10:00'));
    const { blocks, folds } = foldColumns(layoutDay([...crowd, timed('later', '11:00', '12:00')], DAY), 3);
    expect(columns(blocks)).toEqual({ a: [0, 1, 3], b: [1, 1, 3], c: [2, 1, 3], later: [0, 1, 1] });
    expect(blocks.map(({ folded }) => folded)).toEqual([true, true, true, false]);
    expect(folds.map(({ top, height, occurrences }) => [top, height, occurrences.length])).toEqual([[288, 32, 2]]);
    const narrow = foldColumns(layoutDay(crowd, DAY), 3, 2);
    expect(columns(narrow.blocks)).toEqual({ a: [0, 1, 2], b: [1, 1, 2] });
    expect(foldColumns(layoutDay(crowd.slice(0, 3), DAY), 3, 2).blocks).toHaveLength(3);
    fc.assert(
      fc.property(fc.array(anyTimed, { maxLength: 20 }), fc.integer({ min: 2, max: 4 }), (occurrences, most) => {
        const all = layoutDay(occurrences, DAY, FULL_HOUR_HEIGHT);
        const folded = foldColumns(all, most, most - 1);
        const kept = [...folded.blocks, ...folded.folds.flatMap((fold) => fold.occurrences)];
        expect(kept).toHaveLength(all.length);
        for (const block of folded.blocks) {
          expect(block.columns).toBeLessThanOrEqual(most);
          expect(block.column + block.columnSpan).toBeLessThanOrEqual(block.columns);
        }
        folded.folds.forEach((fold, index) => {
          const next = folded.folds[index + 1];
          if (next) expect(fold.top + fold.height).toBeLessThanOrEqual(next.top);
        });
      }),
      { numRuns: 100 },
    );
  });

  it('draws every minute of an occurrence on exactly one day', () => {
    fc.assert(
      fc.property(anyTime, anyTime, fc.integer({ min: 0, max: 1 }), (eventTime, eventEndTime, length) => {
        const o = occurrence(event({ eventTime, eventEndTime }), DAY, utcDate(utcDay(DAY) + length));
        if (isAllDay(o)) return;
        const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
        const raw = length * 1440 + minutes(eventEndTime) - minutes(eventTime);
        const expected = raw > 0 ? raw : raw + 1440;
        const blocks = [DAY, NEXT, '2026-10-10'].flatMap((date) => layoutDay([o], date));
        const drawn = blocks.reduce((sum, block) => sum + (block.height / 32) * 60, 0);
        // Parts shorter than 20 px are drawn with 20 px.
        expect(drawn).toBeGreaterThan(expected - 0.001);
        expect(drawn).toBeLessThan(expected + 2 * 37.5 + 0.001);
        if (blocks.every((block) => block.height > MIN_BLOCK_HEIGHT)) expect(drawn).toBeCloseTo(expected, 6);
      }),
    );
  });
});

describe('expandOccurrences', () => {
  const daily = { ...event({ title: 'Shift', eventTime: '22:00', eventEndTime: '06:00' }), eventDate: '2026-10-01' };
  const repeating = { ...daily, endDate: '2026-10-01', isRecurring: true, recurringType: 'daily' };

  it('includes an overnight event of the evening before the first day', () => {
    const dates = (e: typeof repeating) => expandOccurrences([e], DAY, NEXT).map(({ startDate }) => startDate);
    expect(dates(repeating)).toEqual(['2026-10-07', DAY, NEXT]);
    expect(dates({ ...repeating, eventEndTime: '23:00' })).toEqual([DAY, NEXT]);
    expect(dates({ ...repeating, eventEndTime: '00:00' })).toEqual([DAY, NEXT]);
  });

  it('marks occurrences that reach into the next morning', () => {
    const past = (eventTime?: string, eventEndTime?: string, endDate = DAY) =>
      runsPastMidnight(occurrence(event({ eventTime, eventEndTime }), DAY, endDate));
    expect(past('22:00', '06:00')).toBe(true);
    expect(past('22:00', '00:00')).toBe(false);
    expect(past('22:00', '23:00')).toBe(false);
    expect(past('22:00', '06:00', NEXT)).toBe(false);
    expect(past(undefined, '06:00')).toBe(false);
  });

  it('is sorted by start date, then in day order', () => {
    const on = (id: string, eventDate: string, eventTime?: string) => ({
      ...event({ id, title: id, eventTime }),
      eventDate,
    });
    const sorted = expandOccurrences(
      [on('d', NEXT), on('c', DAY, '10:00'), on('b', DAY, '09:00'), on('z-all-day', DAY)],
      DAY,
      NEXT,
    );
    expect(sorted.map((o) => o.event.id)).toEqual(['z-all-day', 'b', 'c', 'd']);
  });

  it('stops once enough are found, and not before', () => {
    const many = Array.from({ length: 30 }, (_, n) => ({ ...repeating, id: `e${n}` }));
    const all = expandOccurrences(many, DAY, '2026-10-17');
    expect(all).toHaveLength(30 * 11);
    expect(expandOccurrences(many, DAY, '2026-10-17', all.length)).toEqual(all);
    const cut = expandOccurrences(many, DAY, '2026-10-17', 25);
    expect(cut.length).toBeGreaterThan(25);
    expect(cut.length).toBeLessThan(30);
    // the evening before does not count towards the limit
    const allDay = { ...repeating, eventTime: null, eventEndTime: null };
    expect(expandOccurrences([allDay], DAY, '2026-10-17', 3)).toHaveLength(4);
  });

  it('finds the first visible occurrence of each event, also after an invisible overnight one', () => {
    const evening = { ...repeating, id: 'evening', eventEndTime: '23:00' };
    const longer = { ...repeating, id: 'longer', eventTime: null, eventEndTime: null, endDate: '2026-10-05' };
    const over = { ...repeating, id: 'over', recurringEndDate: '2026-10-06' };
    const events = [evening, repeating, longer, over];
    const first = firstOccurrences(events, DAY, NEXT);
    expect(first.map(({ event: { id }, startDate }) => [id, startDate])).toEqual([
      ['longer', '2026-10-04'],
      [repeating.id, '2026-10-07'],
      ['evening', DAY],
    ]);
    const all = expandOccurrences(events, DAY, NEXT);
    expect(first).toEqual(all.filter((one) => one === all.find(({ event }) => event === one.event)));
  });
});
