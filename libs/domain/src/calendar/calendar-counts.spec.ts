import fc from 'fast-check';
import { countOccurrences } from './calendar-counts';
import type { CountedEvent } from './calendar-counts';
import { occursOn } from '../time/recurrence';
import { datesBetween, utcDate, utcDay } from '../domain.test-kit';

const TODAY = '2026-10-08';
const sunday = { today: TODAY, weekStartsOn: 0 } as const;

describe('countOccurrences', () => {
  it('is zero without events', () => {
    expect(countOccurrences([], sunday)).toEqual({ today: 0, thisWeek: 0, thisMonth: 0, total: 0 });
  });

  it('counts each occurrence that overlaps a period once', () => {
    const events: CountedEvent[] = [
      { eventDate: '2026-09-30', endDate: '2026-10-05' },
      { eventDate: TODAY },
      { eventDate: '2026-10-11' },
      { eventDate: '2026-01-01', isRecurring: true, recurringType: 'daily' },
      { eventDate: '2027-01-01' },
    ];
    expect(countOccurrences(events, sunday)).toEqual({ today: 2, thisWeek: 9, thisMonth: 34, total: 5 });
    expect(countOccurrences(events, { today: TODAY, weekStartsOn: 1 }).thisWeek).toBe(10);
  });

  it('leaves out system events', () => {
    const events = [
      { eventDate: TODAY, isSystemEvent: true },
      { eventDate: TODAY, isBankHoliday: true },
      { eventDate: TODAY, isSystemEvent: false, isBankHoliday: false },
    ];
    expect(countOccurrences(events, sunday)).toEqual({ today: 1, thisWeek: 1, thisMonth: 1, total: 1 });
  });

  it('agrees with counting day by day for single-day events', () => {
    const events = fc.array(
      fc.record({
        eventDate: datesBetween('2026-08-01', '2026-12-01'),
        isRecurring: fc.boolean(),
        recurringType: fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'),
        recurringInterval: fc.integer({ min: 1, max: 5 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(events, datesBetween('2026-09-01', '2026-11-30'), (list, today) => {
        const between = (first: number, days: number) =>
          Array.from({ length: days }, (_, index) => utcDate(first + index)).flatMap((date) =>
            list.filter((event) => occursOn(event, date)),
          ).length;
        const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
        const monthDays = new Date(Date.UTC(2026, Number(today.slice(5, 7)), 0)).getUTCDate();
        expect(countOccurrences(list, { today, weekStartsOn: 0 })).toEqual({
          today: between(utcDay(today), 1),
          thisWeek: between(utcDay(today) - weekday, 7),
          thisMonth: between(utcDay(`${today.slice(0, 7)}-01`), monthDays),
          total: list.length,
        });
      }),
    );
  });
});
