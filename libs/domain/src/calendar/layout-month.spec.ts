import fc from 'fast-check';
import { daysOfMonthGrid } from '../time/dates';
import { layoutMonth, MONTH_CELL_EVENTS } from './layout-month';
import type { MonthDay, MonthWeek } from './layout-month';
import { anyTime, anyWeekStart, event, occurrence, utcDate, utcDay } from '../domain.test-kit';

const GRID = daysOfMonthGrid('2026-10', 0);
const dayOf = (weeks: MonthWeek[], date: string): MonthDay =>
  weeks.flatMap((week) => week.days).find((day) => day.date === date) as MonthDay;
const titles = (day: MonthDay) => day.occurrences.map((o) => o.event.title);
const at = (title: string, date: string, eventTime?: string, endDate = date) =>
  occurrence(event({ title, eventTime }), date, endDate);

describe('layoutMonth', () => {
  it('shows two per day and counts the others', () => {
    const weeks = layoutMonth(
      [at('Late', '2026-10-08', '19:00'), at('Early', '2026-10-08', '08:00'), at('Noon', '2026-10-08', '12:00')],
      GRID,
    );
    const day = dayOf(weeks, '2026-10-08');
    expect(titles(day)).toEqual(['Early', 'Noon', 'Late']);
    expect(day.items.map((item) => [item.occurrence.event.title, item.lane])).toEqual([
      ['Early', 0],
      ['Noon', 1],
    ]);
    expect(day.more).toBe(1);
    expect(dayOf(weeks, '2026-10-09')).toMatchObject({ occurrences: [], items: [], more: 0 });
  });

  it('sorts a day: all-day and several-day first, then time, then title', () => {
    const day = dayOf(
      layoutMonth(
        [
          at('b', '2026-10-08', '09:00'),
          at('A', '2026-10-08', '09:00'),
          at('holiday', '2026-10-08'),
          at('Away', '2026-10-07', '10:00', '2026-10-09'),
          at('early', '2026-10-08', '07:00'),
        ],
        GRID,
      ),
      '2026-10-08',
    );
    expect(titles(day)).toEqual(['Away', 'holiday', 'early', 'A', 'b']);
    expect(day.more).toBe(3);
  });

  it('draws a bar that crosses a week boundary in both weeks, each in one row', () => {
    const weeks = layoutMonth(
      [at('Trip', '2026-10-09', undefined, '2026-10-12'), at('Dentist', '2026-10-09', '09:00')],
      GRID,
    );
    expect(weeks[1]?.bars).toMatchObject([
      { startIndex: 5, span: 2, lane: 0, continuesBefore: false, continuesAfter: true },
    ]);
    expect(weeks[2]?.bars).toMatchObject([
      { startIndex: 0, span: 2, lane: 0, continuesBefore: true, continuesAfter: false },
    ]);
    expect(dayOf(weeks, '2026-10-09').items).toMatchObject([{ lane: 1 }]);
  });

  it('hides a third bar and counts it on each of its days', () => {
    const bars = ['a', 'b', 'c'].map((title) => at(title, '2026-10-05', undefined, '2026-10-07'));
    const weeks = layoutMonth([...bars, at('Run', '2026-10-06', '07:00')], GRID);
    expect(weeks[1]?.bars.map((bar) => bar.occurrence.event.title)).toEqual(['a', 'b']);
    expect(['2026-10-05', '2026-10-06', '2026-10-07'].map((date) => dayOf(weeks, date).more)).toEqual([1, 2, 1]);
    expect(dayOf(weeks, '2026-10-06').items).toEqual([]);
  });

  it('shows at most two occurrences per day without overlap, and counts the others', () => {
    const any = fc
      .record({
        title: fc.constantFrom('a', 'b', 'c'),
        eventTime: fc.option(anyTime),
        from: fc.integer({ min: -12, max: 40 }),
        length: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20 })),
      })
      .map(({ from, length, ...rest }) => {
        const start = utcDay('2026-10-01') + from;
        return occurrence(event(rest), utcDate(start), utcDate(start + length));
      });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 40 }), anyWeekStart, (occurrences, weekStartsOn) => {
        for (const week of layoutMonth(occurrences, daysOfMonthGrid('2026-10', weekStartsOn))) {
          week.days.forEach((day, index) => {
            const there = occurrences.filter((o) => o.startDate <= day.date && o.endDate >= day.date);
            const bars = week.bars.filter((bar) => bar.startIndex <= index && index < bar.startIndex + bar.span);
            const shown = [...bars, ...day.items];
            expect(new Set(day.occurrences)).toEqual(new Set(there));
            expect(day.occurrences).toHaveLength(there.length);
            expect(shown.length + day.more).toBe(there.length);
            expect(shown.length).toBeLessThanOrEqual(MONTH_CELL_EVENTS);
            expect(new Set(shown.map(({ lane }) => lane)).size).toBe(shown.length);
            expect(shown.every(({ lane }) => lane < MONTH_CELL_EVENTS)).toBe(true);
            shown.forEach(({ occurrence: o }) => expect(there).toContain(o));
            // Something is hidden only where no single row is left.
            const hidden = there.filter((o) => !shown.some((item) => item.occurrence === o));
            if (hidden.some((o) => o.startDate === o.endDate)) expect(shown).toHaveLength(MONTH_CELL_EVENTS);
          });
        }
      }),
      { numRuns: 200 },
    );
  });
});
