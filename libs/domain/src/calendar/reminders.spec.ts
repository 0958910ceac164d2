import { occurrenceEnd, reminderDue, reminderProblem, remindersBetween } from './reminders';
import type { ReminderRule } from './reminders';
import { instantOf } from '../time/wall-clock';

const LONDON = 'Europe/London';
const iso = (date: Date | undefined) => date?.toISOString().slice(0, 16);
const rule = (text: string): ReminderRule => {
  const [, amount, unit, at] = /^(\d+) (\w+)(?: (.+))?$/.exec(text) ?? [];
  return { amount: Number(amount), unit: unit as ReminderRule['unit'], at: at ?? null };
};

describe('wall-clock times', () => {
  it.each([
    ['2026-10-08', '15:00', LONDON, '2026-10-08T14:00'],
    ['2026-12-08', '15:00', LONDON, '2026-12-08T15:00'],
    // 01:00 to 02:00 is skipped on 29 March: uses the offset before it
    ['2026-03-29', '00:59', LONDON, '2026-03-29T00:59'],
    ['2026-03-29', '01:30', LONDON, '2026-03-29T01:30'],
    ['2026-03-29', '02:00', LONDON, '2026-03-29T01:00'],
    // 01:00 to 02:00 occurs twice on 25 October: the first one is used
    ['2026-10-25', '00:59', LONDON, '2026-10-24T23:59'],
    ['2026-10-25', '01:30', LONDON, '2026-10-25T00:30'],
    ['2026-10-25', '02:00', LONDON, '2026-10-25T02:00'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45'],
    ['2026-10-08', '00:00', 'Pacific/Kiritimati', '2026-10-07T10:00'],
    ['2026-10-08', '12:00', 'Asia/Kathmandu', '2026-10-08T06:15'],
  ])('%s %s in %s is %s', (date, time, zone, expected) => expect(iso(instantOf(date, time, zone))).toBe(expected));
});

describe('a reminder', () => {
  it.each([
    ['2026-10-20', '15:00', '30 minutes', '2026-10-20T13:30'],
    ['2026-10-20', '15:00', '0 minutes', '2026-10-20T14:00'],
    ['2026-10-20', '00:10', '1 hours', '2026-10-19T22:10'],
    ['2026-10-20', '15:00', '1 days', '2026-10-19T14:00'],
    ['2026-10-20', '15:00', '1 days 18:00', '2026-10-19T17:00'],
    ['2026-10-20', '15:00', '2 weeks 18:00', '2026-10-06T17:00'],
    // days keep the wall clock over the night of 25 October, hours are elapsed time
    ['2026-10-25', '09:00', '1 days', '2026-10-24T08:00'],
    ['2026-10-25', '09:00', '24 hours', '2026-10-24T09:00'],
    ['2026-10-25', '03:00', '2 hours', '2026-10-25T01:00'],
    ['2026-03-29', '09:00', '1 days', '2026-03-28T09:00'],
    ['2026-03-29', '09:00', '24 hours', '2026-03-28T08:00'],
    ['2026-03-29', '03:00', '90 minutes', '2026-03-29T00:30'],
    // an event, and a reminder, at a skipped time
    ['2026-03-29', '01:30', '30 minutes', '2026-03-29T01:00'],
    ['2026-03-30', '12:00', '1 days 01:30', '2026-03-29T01:30'],
    // and at an ambiguous one
    ['2026-10-25', '01:30', '0 minutes', '2026-10-25T00:30'],
    // all day counts from 09:00
    ['2026-10-20', null, '30 minutes', '2026-10-20T07:30'],
    ['2026-10-20', null, '0 days', '2026-10-20T08:00'],
    ['2026-10-20', null, '1 days 18:00', '2026-10-19T17:00'],
    ['2026-10-20', null, '0 days 20:00', '2026-10-20T19:00'],
    // never after a timed event has begun
    ['2026-10-20', '15:00', '0 days 18:00', '2026-10-20T14:00'],
  ])('of %s %s, %s before, comes at %s', (date, eventTime, words, expected) =>
    expect(iso(reminderDue(rule(words), { eventTime }, date, LONDON))).toBe(expected),
  );

  it('follows the family to another zone', () => {
    const due = (zone: string) => iso(reminderDue(rule('1 days 18:00'), { eventTime: '15:00' }, '2026-10-20', zone));
    expect([due(LONDON), due('Asia/Tokyo')]).toEqual(['2026-10-19T17:00', '2026-10-19T09:00']);
  });

  it.each([
    [rule('84 days'), true],
    [rule('12 weeks 18:00'), true],
    [rule('0 minutes'), true],
    [rule('85 days'), false],
    [rule('2017 hours'), false],
    [rule('30 minutes 18:00'), false],
    [{ amount: 1.5, unit: 'hours' as const }, false],
    [{ amount: -1, unit: 'days' as const }, false],
    [{ amount: 1, unit: 'days' as const, at: '25:00' }, false],
    [JSON.parse('{"amount":1,"unit":"years"}') as ReminderRule, false],
  ])('%j is fine: %s', (given, fine) => expect(reminderProblem(given) === null).toBe(fine));
});

describe('the end of an occurrence', () => {
  const event = { eventDate: '2026-10-20', endDate: '2026-10-20' };
  it.each([
    [{ ...event }, '2026-10-20', '2026-10-20T23:00'],
    [{ ...event, eventTime: '15:00' }, '2026-10-20', '2026-10-20T15:00'],
    [{ ...event, eventTime: '15:00', eventEndTime: '15:30' }, '2026-10-20', '2026-10-20T14:30'],
    [{ ...event, eventTime: '22:00', eventEndTime: '06:00' }, '2026-10-20', '2026-10-21T05:00'],
    [{ ...event, eventTime: '15:00' }, '2026-10-22', '2026-10-22T23:00'],
    [{ ...event, eventTime: '15:00', eventEndTime: '10:00' }, '2026-10-22', '2026-10-22T09:00'],
  ])('%j until %s: %s', (given, endDate, expected) =>
    expect(iso(occurrenceEnd(given, { startDate: '2026-10-20', endDate }, LONDON))).toBe(expected),
  );
});

describe('reminders between two moments', () => {
  const daily = { eventDate: '2026-10-01', endDate: '2026-10-01', eventTime: '09:00', isRecurring: true };
  const between = (event: Parameters<typeof remindersBetween>[1], words: string, after: string, until: string) => {
    const window = { after: new Date(after), until: new Date(until) };
    const { due, next } = remindersBetween(rule(words), event, LONDON, window);
    return [due.map((one) => one.startDate), next?.startDate ?? null];
  };

  it('are each returned once, with the next one', () => {
    const series = { ...daily, recurringType: 'daily', exceptions: ['2026-10-06'] };
    expect(between(series, '1 hours', '2026-10-04T07:00Z', '2026-10-07T07:00Z')).toEqual([
      ['2026-10-05', '2026-10-07'],
      '2026-10-08',
    ]);
    expect(between(series, '2 weeks 09:00', '2026-10-04T08:00Z', '2026-10-04T08:00Z')).toEqual([[], '2026-10-19']);
  });

  it('end with the series, and begin with it', () => {
    const weekly = { ...daily, recurringType: 'weekly', recurringEndDate: '2026-10-15' };
    expect(between(weekly, '1 hours', '2026-09-01T00:00Z', '2026-09-01T00:00Z')).toEqual([[], '2026-10-01']);
    expect(between(weekly, '1 hours', '2026-10-15T07:00Z', '2026-10-16T00:00Z')).toEqual([[], null]);
    const once = { eventDate: '2026-10-20', endDate: '2026-10-22' };
    expect(between(once, '1 days 18:00', '2026-10-19T16:59Z', '2026-10-19T17:00Z')).toEqual([['2026-10-20'], null]);
    const far = { ...daily, recurringType: 'yearly', eventDate: '2020-02-29', endDate: '2020-02-29' };
    expect(between(far, '0 minutes', '2026-03-01T00:00Z', '2026-03-01T00:00Z')).toEqual([[], '2027-02-28']);
  });
});
