import { UNCORRECTED, asTitle } from '../../../ui/quick-add/corrections';
import { answered, corrected, daysOf, movedTo, readDraft } from './draft';
import type { Corrections, Draft, Known, Part, Question } from './draft';
import * as grammar from './grammar';

/** Wednesday 18 November 2026, 10:00 in London; the author is Emma. */
const context = {
  now: new Date('2026-11-18T10:00:00Z'),
  timeZone: 'Europe/London',
  locale: 'en-GB',
  country: 'GB',
  members: [
    { id: 'emma', displayName: 'Emma' },
    { id: 'tom', displayName: 'Tom' },
  ],
  me: 'emma',
};
const read = (text: string, corrections: Corrections = UNCORRECTED): Draft =>
  readDraft(grammar, text, context, corrections);
const after = <P extends Part>(text: string, part: P, value: Parameters<typeof corrected<P>>[3]): Known =>
  read(text, corrected(UNCORRECTED, read(text), part, value)).known;
/** "first..last start-end" */
const when = ({ eventDate, endDate, eventTime, eventEndTime }: Known): string =>
  `${eventDate}..${endDate} ${eventTime}-${eventEndTime}`;
const day = (eventDate: string, endDate = eventDate) => ({ eventDate, endDate });

it.each([
  ['swimming Tuesdays until Christmas', { repeat: ['Tuesdays', 'until Christmas'] }],
  ['Granny staying until Sunday', { date: ['until Sunday'] }],
  ['holiday 3 August for a week', { date: ['3 August', 'for a week'] }],
  ['judo every Monday for 6 weeks', { repeat: ['every Monday', 'for 6 weeks'] }],
  ['judo every Monday 5pm for 45 min', { repeat: ['every Monday'], time: ['5pm', 'for 45 min'] }],
  ['dentist at 3', { time: ['at 3'] }],
  [
    'swimming with Tom at the pool tomorrow, remind me an hour before',
    { who: ['with Tom'], place: ['at the pool'], date: ['tomorrow'], reminder: ['remind me an hour before'] },
  ],
])('%s: words belong to the part that they determine', (text, words) => {
  const found = Object.entries(read(text).words).filter(([, of]) => of.length > 0);
  expect(Object.fromEntries(found)).toEqual(words);
});

describe('a corrected date', () => {
  it.each([
    ['dentist Friday 3pm', day('2026-11-27'), '2026-11-27..2026-11-27 15:00-null'],
    ['dentist Friday 3-4pm', day('2026-11-27'), '2026-11-27..2026-11-27 15:00-16:00'],
    ['club Friday 11pm-1am', day('2026-11-27'), '2026-11-27..2026-11-28 23:00-01:00'],
    ['club Friday 11pm-1am', day('2026-11-27', '2026-11-30'), '2026-11-27..2026-11-30 23:00-01:00'],
    ['camping Friday 5pm to Sunday 3pm', day('2026-11-27'), '2026-11-27..2026-11-28 17:00-15:00'],
  ])('of "%s": %j', (text, date, expected) => {
    expect(when(after(text, 'date', date))).toBe(expected);
  });

  it('moves the weekdays of a series, and drops an end that has passed', () => {
    const judo = 'judo every Mon and Wed 5pm until 9 December';
    expect(read(judo).known).toMatchObject({ recurringDays: ['MO', 'WE'], recurringEndDate: '2026-12-09' });
    expect(after(judo, 'date', day('2026-11-19'))).toMatchObject({ recurringDays: ['TU', 'TH'] });
    expect(after(judo, 'date', day('2026-12-09'))).toMatchObject({ recurringEndDate: '2026-12-09' });
    expect(after(judo, 'date', day('2026-12-10'))).toMatchObject({ recurringEndDate: null });
  });
});

describe('a corrected time', () => {
  it.each([
    ['dinner Friday 7pm', '22:00', '01:00', '2026-11-20..2026-11-21 22:00-01:00'],
    ['dinner Friday 7pm', '22:00', '22:00', '2026-11-20..2026-11-20 22:00-null'],
    ['dinner Friday 7-9pm', null, '21:00', '2026-11-20..2026-11-20 null-null'],
    ['club Friday 11pm-1am', '20:00', '22:00', '2026-11-20..2026-11-20 20:00-22:00'],
    ['camping Friday 5pm to Sunday 3pm', '10:00', '09:00', '2026-11-20..2026-11-22 10:00-09:00'],
    ['festival Friday 5pm to Saturday 6pm', '10:00', '11:00', '2026-11-20..2026-11-21 10:00-11:00'],
  ])('of "%s": %s to %s', (text, eventTime, eventEndTime, expected) => {
    expect(when(after(text, 'time', { eventTime, eventEndTime }))).toBe(expected);
  });
});

describe('a corrected repeat', () => {
  const weekly = { type: 'weekly', interval: 2, until: null } as const;

  it('begins on the first of its days, and keeps the length', () => {
    const club = after('club Friday 11pm-1am', 'repeat', { ...weekly, days: ['MO', 'WE'] });
    expect(when(club)).toBe('2026-11-23..2026-11-24 23:00-01:00');
    expect(club).toMatchObject({ isRecurring: true, recurringInterval: 2, recurringDays: ['MO', 'WE'] });
    const bins = after('bins Friday', 'repeat', { ...weekly, days: ['MO'], until: '2027-01-04' });
    expect(bins).toMatchObject({ eventDate: '2026-11-23', recurringDays: ['MO'], recurringEndDate: '2027-01-04' });
    const dinner = after('dinner Friday', 'repeat', { ...weekly, days: [] });
    expect(dinner).toMatchObject({ eventDate: '2026-11-20', recurringType: 'weekly', recurringDays: null });
  });

  it('that is removed makes an event of a birthday', () => {
    const birthday = "Granny's birthday 5 June";
    expect(after(birthday, 'repeat', { ...weekly, type: 'yearly', days: [] })).toMatchObject({ kind: 'birthday' });
    expect(after(birthday, 'repeat', null)).toMatchObject({ kind: 'event', isRecurring: false, recurringType: null });
  });
});

it('takes corrected people, place and reminders as they are', () => {
  const line = 'swimming with Tom at the pool tomorrow, remind me an hour before';
  expect(after(line, 'who', [])).toMatchObject({ whoIds: [], place: 'Pool' });
  expect(after(line, 'place', '')).toMatchObject({ whoIds: ['tom'], place: '' });
  expect(after(line, 'reminder', [])).toMatchObject({ reminders: [], place: 'Pool' });
});

it('keeps a correction while other words change, and drops it when its own do', () => {
  const corrections = corrected(UNCORRECTED, read('cinema with Tom Friday'), 'date', day('2026-12-01'));
  expect(read('pizza and cinema with Tom Friday', corrections).known.eventDate).toBe('2026-12-01');
  expect(read('cinema with Tom Saturday', corrections).known.eventDate).toBe('2026-11-21');
});

describe('a question', () => {
  const LINE = 'dentist at 3';
  const question = (text: string) => read(text).question as Question;

  it('is open until it is answered, and again when it has changed', () => {
    expect(read(LINE)).toMatchObject({ isReady: false, event: null, picked: null });
    const second = answered(UNCORRECTED, question(LINE), 1);
    expect(read(LINE, second)).toMatchObject({ isReady: true, picked: 1, event: { eventTime: '03:00' } });
    expect(read('dentist at 4', second)).toMatchObject({ isReady: false, picked: null });
  });

  it('about the day is answered by a date as well, one about the time is not', () => {
    const dated = (text: string) => corrected(UNCORRECTED, read(text), 'date', day('2026-12-01'));
    expect(read('dentist').isReady).toBe(false);
    expect(read('dentist', dated('dentist'))).toMatchObject({ isReady: true, event: { eventDate: '2026-12-01' } });
    expect(read(LINE, dated(LINE)).isReady).toBe(false);
    // an answer says the day as well
    const then = answered(dated(LINE), question(LINE), 1);
    expect(read(LINE, then).known.eventDate).toBe('2026-11-19');
  });
});

it('is untitled without words of its own', () => {
  expect(read('Friday').isUntitled).toBe(true);
  expect(read('New event Friday').isUntitled).toBe(false);
  expect(read('dinner Friday').isUntitled).toBe(false);
  expect(read('Friday', asTitle(UNCORRECTED, read('Friday'), 'date'))).toMatchObject({ known: { title: 'Friday' } });
});

it('shows a night as one day, and moves a stay with its length', () => {
  expect(daysOf(read('club Friday 11pm-1am').known)).toEqual(day('2026-11-20'));
  const stay = daysOf(read('camping Friday to Sunday').known);
  expect(stay).toEqual(day('2026-11-20', '2026-11-22'));
  expect(movedTo(stay, '2026-12-30')).toEqual(day('2026-12-30', '2027-01-01'));
  expect(movedTo(null, '2026-12-30')).toEqual(day('2026-12-30'));
  expect(daysOf(read('dentist at 3').known)).toBeNull();
});
