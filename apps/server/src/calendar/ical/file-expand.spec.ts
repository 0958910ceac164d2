import fc from 'fast-check';
import { RRule, Weekday } from 'rrule';
import { daysOfRule } from './file-expand';

const NAMES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const RANGE = { from: '2026-01-01', to: '2029-12-31' };

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const byday = (nth: boolean) =>
  fc.uniqueArray(
    fc.record({
      weekday: fc.integer({ min: 0, max: 6 }),
      nth: nth ? fc.constantFrom(0, 0, 1, 2, 4, -1, -2) : fc.constant(0),
    }),
    { minLength: 1, maxLength: 3, selector: ({ weekday, nth: n }) => `${weekday} ${n}` },
  );

const rules = fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY').chain((freq) =>
  fc.record({
    freq: fc.constant(freq),
    start: fc
      .integer({ min: 0, max: 1_000 })
      .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10)),
    interval: some(fc.integer({ min: 1, max: 4 })),
    count: some(fc.integer({ min: 1, max: 20 })),
    bymonth: some(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 })),
    bymonthday:
      freq === 'WEEKLY'
        ? fc.constant(undefined)
        : some(fc.uniqueArray(fc.constantFrom(1, 13, 28, 29, 31, -1, -3), { minLength: 1, maxLength: 3 })),
    byday: some(byday(freq === 'MONTHLY' || freq === 'YEARLY')),
    // of two positions that meet, rrule counts the day twice
    bysetpos: some(fc.constantFrom([1], [2], [-1])),
    wkst: some(fc.integer({ min: 0, max: 6 })),
  }),
);

it('finds the days that an independent expander finds, whatever the rule', () => {
  fc.assert(
    fc.property(rules, ({ start, freq, interval, count, bymonth, bymonthday, byday: days, bysetpos, wkst }) => {
      const positions = bymonth || bymonthday || days ? bysetpos : undefined;
      const jcal = {
        freq,
        ...(interval ? { interval } : {}),
        ...(count ? { count } : {}),
        ...(bymonth ? { bymonth } : {}),
        ...(bymonthday ? { bymonthday } : {}),
        ...(days ? { byday: days.map(({ weekday, nth }) => `${nth || ''}${NAMES[weekday]}`) } : {}),
        ...(positions ? { bysetpos: positions } : {}),
        // jCal counts from Sunday, 1; rrule from Monday, 0
        ...(wkst === undefined ? {} : { wkst: ((wkst + 1) % 7) + 1 }),
      };
      const other = new RRule({
        freq: RRule[freq as 'DAILY'],
        dtstart: new Date(`${start}T00:00:00Z`),
        ...(interval ? { interval } : {}),
        ...(count ? { count } : {}),
        ...(bymonth ? { bymonth } : {}),
        ...(bymonthday ? { bymonthday } : {}),
        ...(days ? { byweekday: days.map(({ weekday, nth }) => new Weekday(weekday, nth || undefined)) } : {}),
        ...(positions ? { bysetpos: positions } : {}),
        ...(wkst === undefined ? {} : { wkst }),
      });
      const expected = other
        .between(new Date(`${RANGE.from}T00:00:00Z`), new Date(`${RANGE.to}T00:00:00Z`), true)
        .map((date) => date.toISOString().slice(0, 10));
      expect({ jcal, start, days: daysOfRule(jcal, start, RANGE, { left: 1_000_000 }) }).toEqual({
        jcal,
        start,
        days: expected,
      });
    }),
    { numRuns: 500 },
  );
});
