import { understood, WEDNESDAY } from '../quick-add.test-kit';

/** Phrases of a British family on Wednesday 18 November 2026 at 10:00, with what the family would mean. */

describe("from the product's own promise", () => {
  it.each([
    ['dentist for Sam next Tuesday at 3pm', 'Dentist | 2026-11-24 15:00 | for Sam'],
    [
      'swimming every other Friday 4-5pm until Christmas',
      'Swimming | 2026-11-20 16:00-17:00 | weekly/2 until 2026-12-25',
    ],
    ['half term 26-30 Oct', 'Half term | 2027-10-26..2027-10-30'],
    ["Granny's birthday 5 June", "Granny's birthday | 2027-06-05 | yearly/1 | birthday"],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('what chrono gets wrong: 03:00 for "at 3"; "half seven", "fortnight" and "every other Friday" dropped', () => {
  it.each([
    ['dentist at 3', 'Dentist | time? 2026-11-18 15:00 or 2026-11-19 03:00'],
    ['dentist tomorrow at 3', 'Dentist | time? 2026-11-19 15:00 or 2026-11-19 03:00'],
    ['film half seven Friday', 'Film | 2026-11-20 19:30'],
    ['meet Grace half seven', 'Meet Grace | time? 2026-11-18 19:30 or 2026-11-19 07:30 | for Grace'],
    ['meet Grace half seven tomorrow', 'Meet Grace | 2026-11-19 07:30 | for Grace'],
    ['tea half four', 'Tea | 2026-11-18 16:30'],
    ['bins every fortnight', 'Bins | 2026-11-18 | weekly/2'],
    ['haircut in a fortnight', 'Haircut | 2026-12-02'],
    ['gym every other Friday 6am', 'Gym | 2026-11-20 06:00 | weekly/2'],
    ['recycling fortnightly on Tuesday', 'Recycling | 2026-11-24 | weekly/2'],
    ['Tuesday fortnight dentist', 'Dentist | 2026-12-08'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('hours without am or pm', () => {
  it.each([
    ['meeting from 3 to 5', 'Meeting | time? 2026-11-18 15:00-17:00 or 2026-11-19 03:00-05:00'],
    ['swimming Friday 4-5', 'Swimming | time? 2026-11-20 16:00-17:00 or 2026-11-20 04:00-05:00'],
    ['dentist 3.30 Tuesday', 'Dentist | time? 2026-11-24 15:30 or 2026-11-24 03:30'],
    ['Rehearsal tomorrow from 4 to 6', 'Rehearsal | time? 2026-11-19 16:00-18:00 or 2026-11-19 04:00-06:00'],
    ['school at 3', 'School | 2026-11-18 15:00'],
    ['lunch at 1 with Grace tomorrow', 'Lunch | 2026-11-19 13:00 | for Grace'],
    ['dinner at 7 Friday', 'Dinner | 2026-11-20 19:00'],
    ['nursery 9-3 Monday', 'Nursery | 2026-11-23 09:00-15:00'],
    ['Pick up at 3 from school tomorrow', 'Pick up from school | 2026-11-19 15:00'],
    ['party next Friday 7-10', 'Party | 2026-11-27 19:00-22:00'],
    ['dentist today at 3', 'Dentist | 2026-11-18 15:00'],
    ['meeting at 9 tomorrow', 'Meeting | 2026-11-19 09:00'],
    ['lunch 12-2 tomorrow', 'Lunch | 2026-11-19 12:00-14:00'],
    ['tomorrow at 7 in the evening choir', 'Choir | 2026-11-19 19:00'],
    ['take tablets at 4 in the morning tomorrow', 'Take tablets | 2026-11-19 04:00'],
    ['dentist 01:30', 'Dentist | 2026-11-19 01:30'],
    ['dentist at 10', 'Dentist | time? 2026-11-18 22:00 or 2026-11-19 10:00'],
    ['meeting at 12', 'Meeting | 2026-11-18 12:00'],
    ['meeting tomorrow at 7', 'Meeting | 2026-11-19 07:00'],
    ['shift tomorrow 10pm-10pm', 'Shift | 2026-11-19 22:00'],
    ['school tomorrow at 11', 'School | 2026-11-19 11:00'],
    ['school trip tomorrow at 7', 'School trip | 2026-11-19 07:00'],
    ['school play tomorrow at 6:59', 'School play | 2026-11-19 18:59'],
    ['school tomorrow at 12:30', 'School | 2026-11-19 12:30'],
    ['afternoon nap tomorrow at 1', 'Afternoon nap | 2026-11-19 13:00'],
    ['assembly tomorrow at 12:59', 'Assembly | 2026-11-19 12:59'],
    ['party at 7', 'Party | 2026-11-18 19:00'],
    ['party tomorrow at 9:59', 'Party | 2026-11-19 21:59'],
    ['party tomorrow at 10', 'Party | 2026-11-19 10:00'],
    ['party tomorrow at 11', 'Party | 2026-11-19 11:00'],
    ['tea tomorrow at 5', 'Tea | 2026-11-19 17:00'],
    ['choir tonight at 11', 'Choir | 2026-11-18 23:00'],
    ['film at 10 today', 'Film | 2026-11-18 22:00'],
    ['breakfast today at 10', 'Breakfast | time? 2026-11-18 22:00 or 2026-11-18 10:00'],
    ['choir at 1', 'Choir | time? 2026-11-18 13:00 or 2026-11-19 01:00'],
    ['choir at 12:59', 'Choir | 2026-11-18 12:59'],
    ['shop open Saturday 8-8', 'Shop open | 2026-11-21 08:00-20:00'],
    ['choir 20 Nov at 6:59', 'Choir | time? 2026-11-20 18:59 or 2026-11-20 06:59'],
    ['shift tonight 12-1', 'Shift | 2026-11-19 00:00-01:00'],
    ['shift tonight 9-5', 'Shift | 2026-11-18..2026-11-19 21:00-05:00'],
    ['dinner 4-5pm tonight', 'Dinner | 2026-11-18 16:00-17:00'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

it('a part of the day that begins now has begun', () => {
  const atNine = { ...WEDNESDAY, now: new Date('2026-11-18T09:00:00Z') };
  expect(understood('plumber this morning', atNine)).toBe('Plumber | 2026-11-18');
});

it('a time counted from now is on its own date, also at night', () => {
  const late = { ...WEDNESDAY, now: new Date('2026-11-18T23:00:00Z') };
  expect(understood('taxi in 2 hours at night', late)).toBe('Taxi | 2026-11-19 01:00');
});

describe('at 18:30, of hours that have passed', () => {
  it.each([
    ['dentist today at 3', 'Dentist | time? 2026-11-18 15:00 or 2026-11-18 03:00'],
    ['school today at 3', 'School | 2026-11-18 15:00'],
  ])('%s', (text, expected) => {
    expect(understood(text, { ...WEDNESDAY, now: new Date('2026-11-18T18:30:00Z') })).toBe(expected);
  });
});

describe('ways to write a time', () => {
  it.each([
    ['train quarter past 3pm tomorrow', 'Train | 2026-11-19 15:15'],
    ['train quarter past 3 tomorrow', 'Train | time? 2026-11-19 15:15 or 2026-11-19 03:15'],
    ['tea at half 4', 'Tea | 2026-11-18 16:30'],
    ['train at quarter to nine on Friday', 'Train | 2026-11-20 08:45'],
    ['film half past seven tomorrow', 'Film | 2026-11-19 19:30'],
    ['meeting ten to eleven Friday', 'Meeting | 2026-11-20 10:50'],
    ['meeting at 10 to 4 Friday', 'Meeting | time? 2026-11-20 15:50 or 2026-11-20 03:50'],
    ['meeting 10 to 11am Friday', 'Meeting | 2026-11-20 10:00-11:00'],
    ['train tomorrow 15:40', 'Train | 2026-11-19 15:40'],
    ['train tomorrow 1540', 'Train | 2026-11-19 15:40'],
    ['train 1540hrs', 'Train | 2026-11-18 15:40'],
    ['feed the cat tomorrow at ten past midnight', 'Feed the cat | 2026-11-19 00:10'],
    ['lunch tomorrow at ten to one', 'Lunch | 2026-11-19 12:50'],
    ['work tomorrow to 5pm', 'Work | 2026-11-19 17:00'],
    ['party 3pm Saturday to 5pm', 'Party | 2026-11-21 15:00-17:00'],
    ['7pm party tomorrow until 10', 'Party | 2026-11-19 19:00-22:00'],
    ['train to London 0915 20 Nov', 'Train to London | 2026-11-20 09:15'],
    ['show on the 5th at 7.30pm', 'Show | 2026-12-05 19:30'],
    ['concert 7.30pm Friday', 'Concert | 2026-11-20 19:30'],
    ['lunch noon Sunday', 'Lunch | 2026-11-22 12:00'],
    ['midday mass on Sunday', 'Mass | 2026-11-22 12:00'],
    ['fireworks midnight 31 Dec', 'Fireworks | date? 2027-01-01 00:00 or 2026-12-31 00:00'],
    ['party Friday at midnight every week', 'Party | 2026-11-20 00:00 | weekly/1'],
    ['midnight feast tonight', 'Midnight feast | 2026-11-18 20:00'],
    ['GCSE maths 9.00-10.30 15 May', 'GCSE maths | 2027-05-15 09:00-10:30'],
    ['Dress rehearsal 5.30-7pm Wed', 'Dress rehearsal | 2026-11-18 17:30-19:00'],
    ['work 9-5 Mon to Fri', 'Work | 2026-11-23..2026-11-27 09:00-17:00'],
    ["walk at eight o'clock tomorrow", 'Walk | 2026-11-19 08:00'],
    ['exam on Mon 30 Nov 9am-12pm', 'Exam | 2026-11-30 09:00-12:00'],
    ['collect parcel by 5pm today', 'Collect parcel | 2026-11-18 17:00'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('durations', () => {
  it.each([
    ['piano tomorrow 4pm for 45 min', 'Piano | 2026-11-19 16:00-16:45'],
    ['party Saturday 2pm 2h', 'Party | 2026-11-21 14:00-16:00'],
    ['swimming gala Sunday 1pm for 3 hours', 'Swimming gala | 2026-11-22 13:00-16:00'],
    ['call Saturday 10am for half an hour', 'Call | 2026-11-21 10:00-10:30'],
    ['course Saturday 10am 1h30', 'Course | 2026-11-21 10:00-11:30'],
    ['course Saturday 10am 1h75', 'Course 1h75 | 2026-11-21 10:00'],
    ['lesson Saturday 10am for an hour and a half', 'Lesson | 2026-11-21 10:00-11:30'],
    ['2 hour walk tomorrow 8am', '2 hour walk | 2026-11-19 08:00'],
    ['holiday 3 Aug for a week', 'Holiday | 2027-08-03..2027-08-09'],
    ['Cornwall from 3 Aug for 3 nights', 'Cornwall | 2027-08-03..2027-08-06'],
    ['NYE party 8pm-2am', 'NYE party | 2026-12-31..2027-01-01 20:00-02:00'],
    ['club Friday 11pm-1am', 'Club | 2026-11-20..2026-11-21 23:00-01:00'],
    ['film Saturday 7pm to 11:59pm', 'Film | 2026-11-21 19:00-23:59'],
    ['film Saturday 9pm for 3 hours', 'Film | 2026-11-21..2026-11-22 21:00-00:00'],
    ['all day conference 5 June', 'Conference | 2027-06-05'],
    ['Swimming gala all day Saturday', 'Swimming gala | 2026-11-21'],
    ['all day trip', 'Trip | 2026-11-18'],
    ['picnic for 2 hours', 'Picnic for 2 hours | noDate? 2026-11-18 or 2026-11-19 or 2026-11-21'],
    ['meeting tomorrow 3-5pm until 6pm', 'Meeting until 6pm | 2026-11-19 15:00-17:00'],
    ['all day trip Saturday 9:30am', 'Trip | 2026-11-21'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('parts of a day', () => {
  it.each([
    ['film tonight', 'Film | 2026-11-18 20:00'],
    ['dentist tomorrow morning', 'Dentist | 2026-11-19 09:00'],
    ['this afternoon swimming', 'Swimming | 2026-11-18 14:00'],
    ['this evening choir', 'Choir | 2026-11-18 18:00'],
    ['dinner with Sam & Mia on Friday night', 'Dinner | 2026-11-20 20:00 | for Sam+Mia'],
    ['fireworks midnight tonight', 'Fireworks | 2026-11-19 00:00'],
    // the small hours end at five
    ['flight Friday night 4:59am', 'Flight | 2026-11-21 04:59'],
    ['flight Friday night 5am', 'Flight | 2026-11-20 05:00'],
    ['tea at lunchtime', 'Tea | 2026-11-18 12:00'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('words next to a time', () => {
  it.each([
    ['tomorrow 9', 'New event | 2026-11-19 09:00'],
    ['dinner Friday 6', 'Dinner | 2026-11-20 18:00'],
    ['cinema with Mia Saturday 7', 'Cinema | 2026-11-21 19:00 | for Mia'],
    ['Monday 2 kids to collect', '2 kids to collect | 2026-11-23'],
    ['concert 2026-12-05T19:30', 'Concert | 2026-12-05 19:30'],
    ['tennis sat@5pm', 'Tennis | 2026-11-21 17:00'],
    ['delivery between 8am and 12 tomorrow', 'Delivery | 2026-11-19 08:00-12:00'],
    ['night shift 8pm to 6am tomorrow', 'Night shift | 2026-11-19..2026-11-20 20:00-06:00'],
    ['film at 20h30 tomorrow', 'Film | 2026-11-19 20:30'],
    ['gym tomorrow lunchtime', 'Gym | 2026-11-19 12:00'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});
