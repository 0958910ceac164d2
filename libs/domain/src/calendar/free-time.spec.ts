import fc from 'fast-check';
import { freeSpans, takenOf, WAKING_HOURS } from './free-time';
import { event, occurrence } from '../domain.test-kit';

const DAY = '2026-10-08';
const NEXT = '2026-10-09';
const at = (eventTime?: string, eventEndTime?: string, endDate = DAY) =>
  occurrence(event({ eventTime, eventEndTime }), DAY, endDate);

describe('the part of a day that an occurrence occupies', () => {
  it.each([
    ['a meeting', at('09:00', '10:30'), DAY, { start: 540, end: 630 }],
    ['the hour of one without an end', at('09:00'), DAY, { start: 540, end: 600 }],
    ['the evening of a night', at('22:00', '06:00'), DAY, { start: 1320, end: 1440 }],
    ['its morning', at('22:00', '06:00'), NEXT, { start: 0, end: 360 }],
    ['all of it', at(), DAY, 'day'],
    ['all of a day in the middle', at('10:00', '12:00', '2026-10-10'), NEXT, 'day'],
    ['nothing of another day', at('09:00', '10:30'), NEXT, null],
    ['nothing without a readable time', at('nonsense'), DAY, null],
  ])('%s', (_, one, date, taken) => expect(takenOf(one, date)).toEqual(taken));
});

describe('free time', () => {
  const { start, end } = WAKING_HOURS;

  it('is the whole day, or before, after and gaps of an hour or more', () => {
    expect(freeSpans([], WAKING_HOURS)).toEqual([WAKING_HOURS]);
    expect(freeSpans([{ start: 900, end: 960 }], WAKING_HOURS)).toEqual([
      { start, end: 900 },
      { start: 960, end },
    ]);
    const lessons = [
      { start: 600, end: 660 },
      { start: 540, end: 590 },
      { start: 719, end: 800 },
    ];
    expect(freeSpans(lessons, WAKING_HOURS)).toEqual([
      { start, end: 540 },
      { start: 800, end },
    ]);
    expect(freeSpans([{ start: 0, end: 1440 }], WAKING_HOURS)).toEqual([]);
  });

  it('never overlaps occupied time, and omits no free hour', () => {
    const span = fc
      .record({ start: fc.integer({ min: 0, max: 1430 }), length: fc.integer({ min: 1, max: 300 }) })
      .map((one) => ({ start: one.start, end: Math.min(1440, one.start + one.length) }));
    const minutesOf = (spans: readonly { start: number; end: number }[]): Uint8Array => {
      const minutes = new Uint8Array(1440);
      for (const one of spans) minutes.fill(1, one.start, one.end);
      return minutes;
    };
    fc.assert(
      fc.property(fc.array(span, { maxLength: 8 }), (taken) => {
        const [free, busy] = [minutesOf(freeSpans(taken, WAKING_HOURS)), minutesOf(taken)];
        for (let from = start; from + 60 <= end; from += 1) {
          const isFree = !free.subarray(from, from + 60).includes(0);
          const isTaken = busy.subarray(from, from + 60).includes(1);
          if (isFree === isTaken) throw new Error(`the hour from minute ${from}`);
        }
      }),
    );
  });
});
