import { addDays } from '@homefold/domain';
import fc from 'fast-check';
import { event } from '../calendar.test-kit';
import type { Occurrence } from '../model/types';
import { agendaDays, agendaMonths, sameMonth } from './days';

const TODAY = '2026-10-08';
const WINDOW = { from: TODAY, to: '2026-11-30' };
const on = (over: Parameters<typeof event>[0]): Occurrence => {
  const made = event(over);
  return { startDate: made.eventDate, endDate: made.endDate, event: made };
};
const listed = (occurrences: Occurrence[], window = WINDOW) =>
  agendaDays(occurrences, window, TODAY).map(({ date, occurrences: of }) => [
    date,
    ...of.map((one) => one.event.title),
  ]);

describe('the days of the agenda', () => {
  it('have all-day events first, then the others by start, and omit empty days except today', () => {
    expect(
      listed([
        on({ title: 'Choir', eventDate: '2026-10-10', eventTime: '19:00' }),
        on({ title: 'Market', eventDate: '2026-10-10', eventTime: '09:30' }),
        on({ title: 'Zoo day', eventDate: '2026-10-10' }),
        on({
          title: 'Camp',
          eventDate: '2026-10-10',
          endDate: '2026-10-11',
          eventTime: '10:00',
          eventEndTime: '16:00',
        }),
      ]),
    ).toEqual([[TODAY], ['2026-10-10', 'Zoo day', 'Market', 'Camp', 'Choir'], ['2026-10-11', 'Camp']]);
  });

  it('list a week of holidays on every day, and a longer event on its first day, today and its last', () => {
    expect(
      listed([on({ title: 'Wales', eventDate: '2026-10-12', endDate: '2026-10-14' })]).map(([date]) => date),
    ).toEqual([TODAY, '2026-10-12', '2026-10-13', '2026-10-14']);
    expect(listed([on({ title: 'Long', eventDate: '2026-10-01', endDate: '2026-10-20' })])).toEqual([
      [TODAY, 'Long'],
      ['2026-10-20', 'Long'],
    ]);
  });

  it('never lie outside the window, are in order, and contain every occurrence that begins in it', () => {
    const any = fc
      .record({ start: fc.integer({ min: -40, max: 80 }), length: fc.integer({ min: 0, max: 30 }) })
      .map(({ start, length }) => {
        const eventDate = addDays(TODAY, start);
        return on({ title: 'x', eventDate, endDate: addDays(eventDate, length) });
      });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (occurrences) => {
        const days = agendaDays(occurrences, WINDOW, TODAY);
        const dates = days.map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].sort());
        expect(dates).toContain(TODAY);
        for (const { date, occurrences: of } of days) {
          expect(date >= WINDOW.from && date <= WINDOW.to).toBe(true);
          for (const one of of) expect(one.startDate <= date && one.endDate >= date).toBe(true);
          if (date !== TODAY) expect(of.length).toBeGreaterThan(0);
        }
        for (const one of occurrences)
          if (one.startDate >= WINDOW.from && one.startDate <= WINDOW.to)
            expect(days.find(({ date }) => date === one.startDate)?.occurrences).toContain(one);
      }),
      { numRuns: 100 },
    );
  });
});

describe('its months', () => {
  const days = ['2026-10-31', '2026-11-01', '2026-11-07', '2026-11-08'].map((date) => ({ date, occurrences: [] }));

  it('have their weeks; one that spans two months is divided', () => {
    expect(agendaMonths(days, 1).map(({ month, weeks }) => [month, ...weeks.map(({ start }) => start)])).toEqual([
      ['2026-10', '2026-10-26'],
      ['2026-11', '2026-10-26', '2026-11-02'],
    ]);
  });

  it('are the same only with the same events', () => {
    const [dentist, other] = [on({ title: 'Dentist' }), on({ title: 'Dentist' })];
    const month = (...occurrences: Occurrence[]) => ({
      month: '2026-10',
      weeks: [{ start: '2026-10-04', days: [{ date: TODAY, occurrences }] }],
    });
    expect(sameMonth(month(dentist), month({ ...dentist }))).toBe(true);
    expect(sameMonth(month(dentist), month(other))).toBe(false);
    expect(sameMonth(month(dentist), month(dentist, other))).toBe(false);
    expect(sameMonth(month(), { ...month(), month: '2026-11' })).toBe(false);
  });
});
