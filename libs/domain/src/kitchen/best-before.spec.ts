import fc from 'fast-check';
import { anyDate } from '../domain.test-kit';
import { addDays } from '../time/dates';
import { bestBeforeState, byBestBefore, describeBestBefore } from './best-before';

describe('best before', () => {
  // a Monday
  const today = '2026-11-23';

  it.each([
    ['2026-11-20', 'over', '3 days over'],
    ['2026-11-22', 'over', '1 day over'],
    ['2026-11-23', 'today', 'Use today'],
    ['2026-11-24', 'soon', 'Use tomorrow'],
    ['2026-11-26', 'soon', 'Use by Thursday'],
    ['2026-11-27', 'fine', 'Use by Friday'],
    ['2026-11-29', 'fine', 'Use by Sunday'],
    ['2026-11-30', 'fine', 'Use by 30 November'],
    ['2027-01-02', 'fine', 'Use by 2 January 2027'],
  ] as const)('%s is %s: %s', (date, state, words) => {
    expect([bestBeforeState(date, today), describeBestBefore(date, today, 'en-GB')]).toEqual([state, words]);
  });

  it('counts calendar days, across months, leap days and clock changes', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -40, max: 40 }), (date, days) => {
        const expected = days < 0 ? 'over' : days === 0 ? 'today' : days <= 3 ? 'soon' : 'fine';
        expect(bestBeforeState(addDays(date, days), date)).toBe(expected);
      }),
    );
  });

  it('sorts the earliest date first and items without a date last', () => {
    const items = [{}, { bestBefore: '2026-12-02' }, { bestBefore: null }, { bestBefore: '2026-11-24' }];
    expect([...items].sort(byBestBefore)).toEqual([items[3], items[1], items[0], items[2]]);
  });
});
