import { daysOfMonthGrid } from '@homefold/domain';
import { windowAround } from './month-window';
import { periodTitle, readViewState, showsToday, stepDate, storeViewState } from './view-state';

const KEY = 'homefold-user-calendar-view';

describe('the view state', () => {
  it.each(['', '{', '7', '{"view":"year","date":"2026-02-30","people":[7]}'])(
    'opens on today’s month when %j is stored',
    (stored) => {
      sessionStorage.setItem(KEY, stored);
      expect(readViewState()).toEqual({ view: 'month', date: null, people: [] });
    },
  );

  it('is restored', () => {
    const state = { view: 'day' as const, date: '2026-03-29', people: ['member-tom'] };
    storeViewState(state);
    expect(readViewState()).toEqual(state);
    storeViewState({ ...state, oneColumn: true });
    expect(readViewState()).toEqual({ ...state, oneColumn: true });
  });

  it('steps by a month (its last day when it is shorter), 7 days or 1 day', () => {
    expect(stepDate('month', '2026-01-31', 1)).toBe('2026-02-28');
    expect(stepDate('week', '2026-10-25', -1)).toBe('2026-10-18');
    expect(stepDate('day', '2026-12-31', 1)).toBe('2027-01-01');
  });

  it.each(['2026-02-14', '2026-08-31', '2026-10-01', '2027-01-31'])(
    'requests everything that any view of %s shows',
    (date) => {
      for (const weekStartsOn of [0, 1, 6] as const) {
        const { from, to } = windowAround(date);
        const days = daysOfMonthGrid(date, weekStartsOn).flat();
        expect(from < days[0]! && to > days.at(-1)!).toBe(true);
        expect(from <= stepDate('week', date, -1) && to >= stepDate('week', date, 1)).toBe(true);
      }
    },
  );

  it('names the period, shorter on a phone', () => {
    const english = { locale: 'en-GB', weekStartsOn: 0 as const };
    expect(periodTitle({ view: 'week', date: '2026-10-01' }, english)).toBe('27 September – 3 October 2026');
    expect(periodTitle({ view: 'week', date: '2026-10-01' }, { ...english, short: true })).toBe('27 Sept – 3 Oct');
    expect(periodTitle({ view: 'week', date: '2026-10-08' }, { ...english, short: true })).toBe('4–10 Oct');
    const american = { ...english, locale: 'en-US', short: true };
    expect(periodTitle({ view: 'week', date: '2026-10-08' }, american)).toBe('Oct 4–10');
    expect(periodTitle({ view: 'week', date: '2026-10-01' }, american)).toBe('Sep 27 – Oct 3');
    expect(periodTitle({ view: 'day', date: '2026-10-08' }, english)).toBe('Thursday 8 October 2026');
    expect(periodTitle({ view: 'month', date: '2026-10-08' }, { locale: 'de-DE', weekStartsOn: 1 })).toBe(
      'Oktober 2026',
    );
  });

  it('knows whether today is visible', () => {
    expect(showsToday({ view: 'month', date: '2026-10-31' }, '2026-10-08', 0)).toBe(true);
    expect(showsToday({ view: 'week', date: '2026-10-11' }, '2026-10-08', 0)).toBe(false);
    expect(showsToday({ view: 'week', date: '2026-10-11' }, '2026-10-08', 1)).toBe(true);
    expect(showsToday({ view: 'day', date: '2026-10-09' }, '2026-10-08', 0)).toBe(false);
  });
});
