import fc from 'fast-check';
import { addDays, dayOfWeek, diffDays, startOfWeek } from '../time/dates';
import { occursOn } from '../time/recurrence';
import { datesBetween } from '../domain.test-kit';
import {
  dueDateAfterSkip,
  jobRepeatProblems,
  nextDueDate,
  normaliseRepeat,
  type JobRepeat,
  type JobRepeatDraft,
} from './repeat';

const rule = (draft: JobRepeatDraft, dueDate: string | null = '2026-11-16') => normaliseRepeat(draft, dueDate);

describe('the next date from the due date', () => {
  it.each<[string, JobRepeatDraft, due: string, doneOn: string, expected: string | null]>([
    ['weekly, on its day', { type: 'weekly' }, '2026-11-16', '2026-11-16', '2026-11-23'],
    ['weekly, two days early', { type: 'weekly' }, '2026-11-16', '2026-11-14', '2026-11-23'],
    ['weekly, two days late', { type: 'weekly' }, '2026-11-16', '2026-11-18', '2026-11-23'],
    ['weekly, nine days late: no heap of missed ones', { type: 'weekly' }, '2026-11-16', '2026-11-25', '2026-11-30'],
    ['weekly, a week late: today is still to do', { type: 'weekly' }, '2026-11-16', '2026-11-23', '2026-11-23'],
    ['daily, a day late: today is still to do', { type: 'daily' }, '2026-11-16', '2026-11-17', '2026-11-17'],
    ['every three days', { type: 'daily', interval: 3 }, '2026-11-16', '2026-11-16', '2026-11-19'],
    ['every other week', { type: 'weekly', interval: 2 }, '2026-11-16', '2026-11-20', '2026-11-30'],
    ['Mondays and Thursdays', { type: 'weekly', weekdays: [4, 1] }, '2026-11-16', '2026-11-16', '2026-11-19'],
    [
      'Mondays and Thursdays, from the second',
      { type: 'weekly', weekdays: [1, 4] },
      '2026-11-19',
      '2026-11-19',
      '2026-11-23',
    ],
    [
      'Sunday belongs to the week before',
      { type: 'weekly', interval: 2, weekdays: [0, 1] },
      '2026-11-16',
      '2026-11-16',
      '2026-11-22',
    ],
    [
      'then a week is left out',
      { type: 'weekly', interval: 2, weekdays: [0, 1] },
      '2026-11-22',
      '2026-11-22',
      '2026-11-30',
    ],
    [
      'every weekday over a weekend',
      { type: 'weekly', weekdays: [1, 2, 3, 4, 5] },
      '2026-11-20',
      '2026-11-20',
      '2026-11-23',
    ],
    // 17 November 2026 is a third Tuesday
    ['third Tuesdays', { type: 'monthly', nth: 3, weekdays: [2] }, '2026-11-17', '2026-11-17', '2026-12-15'],
    ['third Tuesdays, late', { type: 'monthly', nth: 3, weekdays: [2] }, '2026-11-17', '2026-12-16', '2027-01-19'],
    ['last Fridays', { type: 'monthly', nth: -1, weekdays: [5] }, '2026-11-16', '2026-11-16', '2026-11-27'],
    [
      'last Fridays, each other month',
      { type: 'monthly', interval: 2, nth: -1, weekdays: [5] },
      '2026-11-27',
      '2026-11-27',
      '2027-01-29',
    ],
    ['a Monday in November', { type: 'yearly', nth: 2, weekdays: [1] }, '2026-11-09', '2026-11-09', '2027-11-08'],
    ['yearly', { type: 'yearly' }, '2026-11-16', '2026-11-16', '2027-11-16'],
    ['up to its last day', { type: 'weekly', endDate: '2026-11-23' }, '2026-11-16', '2026-11-16', '2026-11-23'],
    ['and not beyond', { type: 'weekly', endDate: '2026-11-22' }, '2026-11-16', '2026-11-16', null],
  ])('%s', (_, draft, occurrenceDate, on, expected) => {
    expect(nextDueDate(rule(draft), { occurrenceDate, on })).toBe(expected);
  });

  it('returns to the 31st after a short month, and to 29 February in a leap year', () => {
    const monthly = rule({ type: 'monthly' }, '2027-01-31');
    expect(nextDueDate(monthly, { occurrenceDate: '2027-01-31', on: '2027-01-31' })).toBe('2027-02-28');
    expect(nextDueDate(monthly, { occurrenceDate: '2027-02-28', on: '2027-02-28' })).toBe('2027-03-31');
    const yearly = rule({ type: 'yearly' }, '2028-02-29');
    expect(nextDueDate(yearly, { occurrenceDate: '2031-02-28', on: '2031-02-28' })).toBe('2032-02-29');
  });

  it('ends with the calendar', () => {
    expect(
      nextDueDate(rule({ type: 'yearly' }, '2200-06-01'), { occurrenceDate: '2200-06-01', on: '2200-06-01' }),
    ).toBeNull();
  });
});

describe('the next date from completion', () => {
  it.each<[string, JobRepeatDraft, doneOn: string, expected: string | null]>([
    ['two weeks after', { type: 'weekly', interval: 2 }, '2026-11-18', '2026-12-02'],
    ['three days after', { type: 'daily', interval: 3 }, '2026-12-30', '2027-01-02'],
    ['a month after the 31st', { type: 'monthly' }, '2027-01-31', '2027-02-28'],
    ['a year after 29 February', { type: 'yearly' }, '2028-02-29', '2029-02-28'],
    ['not after its last day', { type: 'daily', endDate: '2026-11-18' }, '2026-11-18', null],
  ])('%s', (_, draft, on, expected) => {
    expect(nextDueDate(rule({ ...draft, from: 'completion' }, null), { occurrenceDate: null, on })).toBe(expected);
  });
});

describe('skipping', () => {
  it.each<[string, JobRepeatDraft, due: string | null, today: string, expected: string | null]>([
    ['before its day goes one on', { type: 'weekly' }, '2026-11-23', '2026-11-20', '2026-11-30'],
    ['an overdue one goes to the next to come', { type: 'weekly' }, '2026-11-02', '2026-11-20', '2026-11-23'],
    [
      'from completion counts from its own day',
      { type: 'daily', interval: 7, from: 'completion' },
      '2026-11-23',
      '2026-11-20',
      '2026-11-30',
    ],
    [
      'an overdue one from completion counts from today',
      { type: 'daily', interval: 7, from: 'completion' },
      '2026-11-02',
      '2026-11-20',
      '2026-11-27',
    ],
    [
      'without a date it counts from today',
      { type: 'daily', interval: 7, from: 'completion' },
      null,
      '2026-11-20',
      '2026-11-27',
    ],
  ])('%s', (_, draft, dueDate, today, expected) => {
    expect(dueDateAfterSkip(rule(draft, dueDate), { occurrenceDate: dueDate, dueDate, today })).toBe(expected);
  });
});

describe('a rule', () => {
  it.each<[string, JobRepeatDraft, string[]]>([
    ['a type alone', { type: 'weekly' }, []],
    [
      'everything',
      {
        type: 'weekly',
        interval: 2,
        weekdays: [1],
        from: 'due',
        startDate: '2026-11-09',
        endDate: '2027-01-01',
        rotation: { mode: 'turn', memberIds: ['a', 'b'] },
      },
      [],
    ],
    ['no type', {}, ['repeat.type']],
    ['hourly', { type: 'hourly' }, ['repeat.type']],
    ['every 0', { type: 'daily', interval: 0 }, ['repeat.interval']],
    ['every 100', { type: 'daily', interval: 100 }, ['repeat.interval']],
    ['every 1.5', { type: 'daily', interval: 1.5 }, ['repeat.interval']],
    ['an eighth day', { type: 'weekly', weekdays: [7] }, ['repeat.weekdays']],
    ['weekdays of a month', { type: 'monthly', weekdays: [1] }, ['repeat.weekdays']],
    ['weekdays after completion', { type: 'weekly', from: 'completion', weekdays: [1] }, ['repeat.weekdays']],
    ['from somewhere', { type: 'daily', from: 'now' }, ['repeat.from']],
    ['a start that is no date', { type: 'daily', startDate: '2026-02-30' }, ['repeat.startDate']],
    ['a start after the due date', { type: 'daily', startDate: '2026-11-17' }, ['repeat.startDate']],
    ['an end before the due date', { type: 'daily', endDate: '2026-11-15' }, ['repeat.endDate']],
    ['turns of one', { type: 'daily', rotation: { mode: 'turn', memberIds: ['a', 'a'] } }, ['repeat.rotation']],
    ['turns by lot', { type: 'daily', rotation: { mode: 'lot', memberIds: ['a', 'b'] } }, ['repeat.rotation']],
  ])('%s', (_, draft, expected) => {
    expect(jobRepeatProblems(draft, '2026-11-16').map(({ field }) => field)).toEqual(expected);
  });

  it.each<[string, JobRepeatDraft, string, RegExp]>([
    ['a fifth', { type: 'monthly', nth: 5, weekdays: [1] }, 'repeat.nth', /first to fourth/],
    ['a week', { type: 'weekly', nth: 2, weekdays: [1] }, 'repeat.nth', /monthly or yearly/],
    ['completion', { type: 'monthly', from: 'completion', nth: 2, weekdays: [1] }, 'repeat.nth', /from the due date/],
    ['no weekday', { type: 'monthly', nth: 2 }, 'repeat.nth', /one weekday/],
    ['two weekdays', { type: 'monthly', nth: 2, weekdays: [1, 2] }, 'repeat.nth', /one weekday/],
    ['weekdays alone', { type: 'monthly', weekdays: [1] }, 'repeat.weekdays', /weekly/],
  ])('is no weekday of the month with %s', (_, draft, field, message) => {
    expect(jobRepeatProblems(draft, '2026-11-16')).toEqual([
      { field, message: expect.stringMatching(message) as string },
    ]);
  });

  it('is stored with its defaults, weekdays from Monday on', () => {
    expect(rule({ type: 'weekly', weekdays: [0, 3, 3, 1] })).toEqual({
      type: 'weekly',
      interval: 1,
      weekdays: [1, 3, 0],
      nth: null,
      from: 'due',
      startDate: '2026-11-16',
      endDate: null,
    });
    expect(rule({ type: 'weekly', from: 'completion' })).toMatchObject({ weekdays: [], startDate: null });
  });

  const anyRule: fc.Arbitrary<JobRepeat> = fc
    .record({
      type: fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'),
      interval: fc.integer({ min: 1, max: 12 }),
      weekdays: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 4 }),
      from: fc.constantFrom('due', 'completion'),
      start: datesBetween('2020-01-01', '2030-12-31'),
    })
    .map(({ start, weekdays, ...draft }) =>
      normaliseRepeat({ ...draft, weekdays: draft.type === 'weekly' && draft.from === 'due' ? weekdays : [] }, start),
    );

  it('continues with the next date of the rule that is neither past nor the one just done', () => {
    fc.assert(
      fc.property(
        anyRule,
        datesBetween('2020-01-01', '2035-12-31'),
        fc.integer({ min: -20, max: 400 }),
        (repeat, due, late) => {
          const on = addDays(due, late);
          const next = nextDueDate(repeat, { occurrenceDate: due, on }) as string;
          if (repeat.from === 'completion') {
            expect(next > on).toBe(true);
            return;
          }
          expect(next > due && next >= on).toBe(true);
          expect(belongs(repeat, next)).toBe(true);
          const earliest = on > addDays(due, 1) ? on : addDays(due, 1);
          for (let day = earliest; day < next && diffDays(earliest, day) < 120; day = addDays(day, 1))
            expect(belongs(repeat, day)).toBe(false);
        },
      ),
      { numRuns: 400 },
    );
  });

  /** Whether a day matches the rule, by the calendar's rule or by counting weeks. */
  function belongs({ type, interval, weekdays, startDate }: JobRepeat, day: string): boolean {
    const start = startDate ?? '';
    if (type !== 'weekly')
      return occursOn({ eventDate: start, isRecurring: true, recurringType: type, recurringInterval: interval }, day);
    const weeks = diffDays(startOfWeek(start, 1), startOfWeek(day, 1)) / 7;
    return day >= start && weeks % interval === 0 && weekdays.includes(dayOfWeek(day));
  }
});
