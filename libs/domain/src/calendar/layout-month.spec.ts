import fc from 'fast-check';
import { daysOfMonthGrid } from '../time/dates';
import { layoutMonth, LEAST_MONTH_ROWS } from './layout-month';
import type { MonthDay, MonthWeek } from './layout-month';
import { anyTime, anyWeekStart, event, occurrence, utcDate, utcDay } from '../domain.test-kit';

const GRID = daysOfMonthGrid('2026-10', 0);
const dayOf = (weeks: MonthWeek[], date: string): MonthDay =>
  weeks.flatMap((week) => week.days).find((day) => day.date === date) as MonthDay;
const titles = (day: MonthDay) => day.occurrences.map((o) => o.event.title);
const at = (title: string, date: string, eventTime?: string, endDate = date) =>
  occurrence(event({ title, eventTime }), date, endDate);

describe('layoutMonth', () => {
  it('shows two per day and counts the others if a cell has three lines', () => {
    const weeks = layoutMonth(
      [
        at('Late', '2026-10-08', '19:00'),
        at('Early', '2026-10-08', '08:00'),
        at('Noon', '2026-10-08', '12:00'),
        at('Night', '2026-10-08', '22:00'),
      ],
      GRID,
    );
    const day = dayOf(weeks, '2026-10-08');
    expect(titles(day)).toEqual(['Early', 'Noon', 'Late', 'Night']);
    expect(day.items.map((item) => [item.occurrence.event.title, item.lane])).toEqual([
      ['Early', 0],
      ['Noon', 1],
    ]);
    expect(day.more).toBe(2);
    expect(dayOf(weeks, '2026-10-09')).toMatchObject({ occurrences: [], items: [], more: 0 });
  });

  it('shows a third one if "+N more" is not needed, and as many as there are lines', () => {
    const events = ['07', '08', '09', '10', '11'].map((hour) => at(hour, '2026-10-08', `${hour}:00`));
    const shown = (count: number, rows?: number) => {
      const day = dayOf(layoutMonth(events.slice(0, count), GRID, rows), '2026-10-08');
      return [day.items.map(({ occurrence: { event: of } }) => of.title), day.more];
    };
    expect(shown(3)).toEqual([['07', '08', '09'], 0]);
    expect(shown(5, 5)).toEqual([['07', '08', '09', '10', '11'], 0]);
    expect(shown(5, 4)).toEqual([['07', '08', '09'], 2]);
    expect(shown(5, 1)).toEqual([['07', '08'], 3]);
  });

  it('prefers one-off events to routine on a full day, in day order', () => {
    const routine = (title: string, recurringType: string, eventTime?: string) =>
      occurrence(event({ title, eventTime, isRecurring: true, recurringType }), '2026-10-08');
    const day = dayOf(
      layoutMonth(
        [
          routine('Walk the dog', 'daily', '07:00'),
          routine('Vitamins', 'daily'),
          routine('Piano', 'weekly', '16:00'),
          routine('Granny is 74', 'yearly'),
          at('Dentist', '2026-10-08', '15:40'),
        ],
        GRID,
      ),
      '2026-10-08',
    );
    expect(day.items.map((item) => item.occurrence.event.title)).toEqual(['Dentist']);
    expect(day.more).toBe(3);
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
    // On its first day a timed event is ordered by its time.
    const first = [at('Away', '2026-10-08', '10:00', '2026-10-09'), at('early', '2026-10-08', '07:00')];
    expect(titles(dayOf(layoutMonth(first, GRID), '2026-10-08'))).toEqual(['early', 'Away']);
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

  it('shows no more than fits without overlap, and counts the others', () => {
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
    const anyRows = fc.integer({ min: LEAST_MONTH_ROWS, max: 8 });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 40 }), anyWeekStart, anyRows, (occurrences, weekStartsOn, rows) => {
        for (const week of layoutMonth(occurrences, daysOfMonthGrid('2026-10', weekStartsOn), rows)) {
          week.days.forEach((day, index) => {
            const there = occurrences.filter((o) => o.startDate <= day.date && o.endDate >= day.date);
            const bars = week.bars.filter((bar) => bar.startIndex <= index && index < bar.startIndex + bar.span);
            const shown = [...bars, ...day.items];
            expect(day.occurrences.length).toBe(there.length);
            expect(there.every((o) => day.occurrences.includes(o))).toBe(true);
            expect(shown.length + day.more).toBe(there.length);
            expect(shown.length + Number(day.more > 0)).toBeLessThanOrEqual(rows);
            expect(new Set(shown.map(({ lane }) => lane)).size).toBe(shown.length);
            // The last line is reserved for "+N more" if there is one.
            expect(shown.every(({ lane }) => lane < (day.more > 0 ? rows - 1 : rows))).toBe(true);
            expect(shown.every(({ occurrence: o }) => there.includes(o))).toBe(true);
            // Something is hidden only if no row is left.
            const hidden = there.filter((o) => !shown.some((item) => item.occurrence === o));
            if (hidden.some((o) => o.startDate === o.endDate)) expect(shown).toHaveLength(rows - 1);
          });
        }
      }),
      { numRuns: 200 },
    );
  });
});
