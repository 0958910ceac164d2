import { understandQuickAdd } from '../understand';
import { understood, WEDNESDAY } from '../quick-add.test-kit';

/** Places, people, reminders, days of a series and ends that the calendar knows, on Wednesday 18 November 2026. */

describe('a place', () => {
  it.each([
    ['swimming Friday 4pm at the sports hall', 'Swimming | 2026-11-20 16:00 | at Sports hall'],
    ['swimming at the sports hall with Mia on Friday 4pm', 'Swimming | 2026-11-20 16:00 | for Mia | at Sports hall'],
    ["tea at Granny's Sunday", "Tea | 2026-11-22 | at Granny's"],
    ["playdate at Mia's on Saturday 2pm", "Playdate | 2026-11-21 14:00 | at Mia's"],
    ['meeting at 4pm at school on Monday', 'Meeting | 2026-11-23 16:00 | at School'],
    ['dentist @ High Street Practice, Tuesday 9am', 'Dentist | 2026-11-24 09:00 | at High Street Practice'],
    [
      'all day conference at the Town Hall from Friday to Saturday',
      'Conference | 2026-11-20..2026-11-21 | at Town Hall',
    ],
    // not places
    ["at Granny's on Sunday", "At Granny's | 2026-11-22"],
    ['lunch at noon tomorrow', 'Lunch | 2026-11-19 12:00'],
    ['dinner at 7pm tomorrow', 'Dinner | 2026-11-19 19:00'],
    ['look at the new car tomorrow 6pm', 'Look at the new car | 2026-11-19 18:00'],
  ])('%s', (text, expected) => expect(understood(text)).toBe(expected));
});

describe('people', () => {
  it.each([
    ['cinema with Sam and Mia Friday 7pm', 'Cinema | 2026-11-20 19:00 | for Sam+Mia'],
    ['swimming with Leo Park Saturday 10am', 'Swimming | 2026-11-21 10:00 | for Leo Park'],
    ["meeting with Sam's teacher Friday 3pm", "Meeting with Sam's teacher | 2026-11-20 15:00 | for Sam"],
    ['coffee with Alex tomorrow 11am', 'Coffee with Alex | 2026-11-19 11:00'],
  ])('%s', (text, expected) => expect(understood(text)).toBe(expected));
});

describe('reminders', () => {
  it.each([
    ['dentist Tue 3pm remind me an hour before', 'Dentist | 2026-11-24 15:00 | remind Mum 1 hours'],
    ['dentist Tue 3pm, remind me 30 mins before', 'Dentist | 2026-11-24 15:00 | remind Mum 30 minutes'],
    ['remind me half an hour before swimming Fri 4pm', 'Swimming | 2026-11-20 16:00 | remind Mum 30 minutes'],
    [
      'exam Friday 9am remind Sam the evening before and an hour before',
      'Exam | 2026-11-20 09:00 | remind Sam 1 days 18:00 | remind Sam 1 hours',
    ],
    ['bins Thursday with a reminder the day before at 7pm', 'Bins | 2026-11-19 | remind Mum 1 days 19:00'],
    [
      'party Sat 3pm remind Sam and me 2 days before',
      'Party | 2026-11-21 15:00 | remind Sam 2 days | remind Mum 2 days',
    ],
    ['flight Saturday 9am remind me when it starts', 'Flight | 2026-11-21 09:00 | remind Mum 0 minutes'],
    // at most five for each person
    [
      'trip Saturday remind me 1 day before and 2 days before and 3 days before, remind me 4 days before and 5 days before and 6 days before',
      'Trip | 2026-11-21 | remind Mum 1 days | remind Mum 2 days | remind Mum 3 days | remind Mum 4 days | remind Mum 5 days',
    ],
    // no time before the event
    ['remind Sam to pack on Friday', 'Remind Sam to pack | 2026-11-20 | for Sam'],
    ['trip Friday, remind me 200 days before', 'Trip remind me 200 days before | 2026-11-20'],
  ])('%s', (text, expected) => expect(understood(text)).toBe(expected));

  it('are only for people with an account, and say so', () => {
    const members = WEDNESDAY.members.map((one) => ({ ...one, hasUserAccount: one.id !== 'Sam' }));
    const answer = understandQuickAdd('exam Friday 9am remind Sam and me an hour before', { ...WEDNESDAY, members });
    expect(answer.reminders).toEqual([{ memberId: 'Mum', amount: 1, unit: 'hours', at: null }]);
    expect(answer.note).toBe('Without an account nobody can be reminded: Sam.');
  });

  it('report the words they were derived from', () => {
    const text = 'dentist Tue 3pm at the clinic, remind me an hour before';
    const { spans } = understandQuickAdd(text, WEDNESDAY);
    expect(spans.map(({ kind, text: words }) => [kind, words])).toEqual([
      ['date', 'Tue'],
      ['time', '3pm'],
      ['place', 'at the clinic'],
      ['reminder', 'remind me an hour before'],
    ]);
  });
});

describe('days of a series', () => {
  it.each([
    ['judo every Mon and Wed 5pm', 'Judo | 2026-11-18 17:00 | weekly/1 on MO+WE'],
    ['judo on Tuesdays and Thursdays 5pm', 'Judo | 2026-11-19 17:00 | weekly/1 on TU+TH'],
    ['school run every weekday 8am', 'School run | 2026-11-19 08:00 | weekly/1 on MO+TU+WE+TH+FR'],
    ['judo every other Mon and Wed 5pm', 'Judo | 2026-11-18 17:00 | weekly/2 on MO+WE'],
    ['judo weekly on Monday and Wednesday 5pm', 'Judo | 2026-11-18 17:00 | weekly/1 on MO+WE'],
    ['book club second Tuesday of the month 8pm', 'Book club | 2026-12-08 20:00 | monthly/1 on 2TU'],
    ['pub quiz last Friday of every month 8pm', 'Pub quiz | 2026-11-27 20:00 | monthly/1 on -1FR'],
    ['committee every 2 months on the second Tuesday 8pm', 'Committee | 2026-12-08 20:00 | monthly/2 on 2TU'],
    // a single date, as the phrase says
    ['dinner on the last Friday of the month 7pm', 'Dinner | 2026-11-27 19:00'],
    ['fifth Monday of every month 7pm bingo', 'Bingo | 2026-11-30 19:00 | note'],
    ['pub every first Friday', 'Pub | 2026-12-04 | monthly/1 on 1FR'],
    ['pub every 4th Friday', 'Pub | 2026-11-20 | weekly/4'],
    ['pub every fourth Friday', 'Pub | 2026-11-20 | weekly/4'],
    ['bins every third week', 'Bins | 2026-11-18 | weekly/3'],
    ['bins every 2nd week', 'Bins | 2026-11-18 | weekly/2'],
    ['water the plants every 3rd day', 'Water the plants | 2026-11-18 | daily/3'],
    ['pay rent every 3rd day of the month', 'Pay rent | 2026-12-03 | monthly/1'],
    ['VAT return quarterly', 'VAT return | 2026-11-18 | monthly/3'],
    ['club every Mon and Thu night 1am', 'Club | 2026-11-20 01:00 | weekly/1 on TU+FR'],
    ['judo every Mon and Wed 5pm for 6 weeks', 'Judo | 2026-11-18 17:00 | weekly/1 on MO+WE until 2026-12-29'],
    ['judo every Mon and Wed 5pm for 5 sessions', 'Judo | 2026-11-18 17:00 | weekly/1 on MO+WE until 2026-12-02'],
    ['judo every Mon and Wed 5pm until 20 December', 'Judo | 2026-11-18 17:00 | weekly/1 on MO+WE until 2026-12-20'],
  ])('%s', (text, expected) => expect(understood(text)).toBe(expected));
});

describe('an end that the calendar knows', () => {
  const occasions = [
    { title: 'Half-term', date: '2027-02-15' },
    { title: 'Half-term', date: '2026-10-26' },
    { title: 'Inset day', date: '2026-12-04' },
    { title: 'Summer term ends', date: '2027-07-20' },
  ];
  const withCalendar = { ...WEDNESDAY, occasions };

  it.each([
    ['swimming Tuesdays until half term', 'Swimming | 2026-11-24 | weekly/1 until 2027-02-14'],
    [
      'swimming Tuesdays 4pm until the inset day with Mia',
      'Swimming | 2026-11-24 16:00 | for Mia | weekly/1 until 2026-12-03',
    ],
    ['swimming Tuesdays till summer term', 'Swimming | 2026-11-24 | weekly/1 until 2027-07-19'],
    ['swimming Tuesdays until Christmas', 'Swimming | 2026-11-24 | weekly/1 until 2026-12-25'],
    ['swimming Tuesdays until the exams', 'Swimming until the exams | 2026-11-24 | weekly/1 | note'],
  ])('%s', (text, expected) => expect(understood(text, withCalendar)).toBe(expected));

  it.each([
    'swimming Tuesdays until half term',
    'swimming Tuesdays until half term with Mia, remind me an hour before',
    'swimming Tuesdays until half term remind me an hour before',
  ])('is reported if there is no such event: %s', (text) => {
    const { note, title } = understandQuickAdd(text, WEDNESDAY);
    expect([title, note]).toEqual([
      'Swimming until half term',
      '"until half term" is not a date or the name of anything in the calendar, so it repeats without an end.',
    ]);
  });
});
