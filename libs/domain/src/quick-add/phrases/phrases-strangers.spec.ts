import { understood } from '../quick-add.test-kit';

/** Phrases of strangers on Wednesday 18 November 2026 at 10:00: nothing is dropped or guessed silently. */

describe('days that are named twice or contradict each other', () => {
  it.each([
    [
      'Monday meeting, away Friday until Sunday',
      'Meeting, away Friday | date? 2026-11-23..2026-11-29 or 2026-11-20..2026-11-22',
    ],
    ["Sunday lunch at Nan's on Saturday", "Lunch on Saturday | date? 2026-11-22 or 2026-11-21 | at Nan's"],
    ['Sat test Monday', 'Test Monday | date? 2026-11-21 or 2026-11-23'],
    ['dentist Mon or Tue', 'Dentist or Tue | date? 2026-11-23 or 2026-11-24'],
    ['gym Mon, Wed and Fri 6am', 'Gym Wed and Fri | date? 2026-11-23 06:00 or 2026-11-25 06:00 or 2026-11-20 06:00'],
    [
      'fly out 23:30 Friday, land 07:15 Saturday',
      'Fly out land 07:15 Saturday | date? 2026-11-20 23:30 or 2026-11-21 23:30',
    ],
    ['party Friday 28th', 'Party | date? 2026-11-28 or 2026-11-27 or 2027-05-28'],
    ['party Friday 27th', 'Party | 2026-11-27'],
    ['dentist Friday 13th', 'Dentist | date? 2026-12-13 or 2026-12-11 or 2027-08-13'],
    ['midnight Friday party', 'Party | date? 2026-11-21 00:00 or 2026-11-20 00:00'],
    ['party today at midnight', 'Party | 2026-11-19 00:00'],
    ['midnight feast Friday', 'Midnight feast | 2026-11-20'],
    [
      'standup Mon Tue Wed Thu Fri Sat Sun',
      'Standup Tue Wed Thu Fri Sat Sun | date? 2026-11-23 or 2026-11-24 or 2026-11-18 or 2026-11-19 or 2026-11-20 or 2026-11-21 or 2026-11-22',
    ],
    ['dentist Tuesday in January', 'Dentist in January | 2026-11-24'],
    ['tomorrow Thursday dentist', 'Thursday dentist | 2026-11-19'],
    ['Friday 20 November dinner Friday', 'Dinner Friday | 2026-11-20'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('what an event cannot represent is reported, and kept in the title', () => {
  it.each([
    ['football every Saturday except Christmas', 'Football except Christmas | 2026-11-21 | weekly/1 | note'],
    ['swimming every Tuesday except 24 December', 'Swimming except 24 December | 2026-11-24 | weekly/1 | note'],
    [
      'swimming not this Saturday but next',
      'Swimming not this Saturday but next | noDate? 2026-11-18 or 2026-11-19 or 2026-11-21',
    ],
    ['swimming Tuesdays until half term', 'Swimming until half term | 2026-11-24 | weekly/1 | note'],
    ['swimming Tuesdays in term time', 'Swimming in term time | 2026-11-24 | weekly/1 | note'],
    ['bins every Tuesday and every other Thursday', 'Bins every other Thursday | 2026-11-24 | weekly/1 | note'],
    ['football every Saturday skipping Christmas', 'Football skipping Christmas | 2026-11-21 | weekly/1 | note'],
    ['skipping club every Tuesday', 'Skipping club | 2026-11-24 | weekly/1'],
    ['clean up every 100 days', 'Clean up | 2026-11-18 | note'],
    ['gym every 100 Fridays', 'Gym | 2026-11-20 | note'],
    ['book club first Monday of the month 7:30pm', 'Book club | 2026-12-07 19:30 | monthly/1 on 1MO'],
    ['on the last Friday of the month drinks', 'Drinks | 2026-11-27'],
    ['1st and 3rd Tuesday of the month scouts', 'Scouts | 2026-12-01 | note'],
    ['pay rent every 1st and 15th', 'Pay rent | 2026-12-01 | note'],
    ['swim team 6am M-F', 'Swim team | 2026-11-19 06:00 | weekly/1 on MO+TU+WE+TH+FR'],
    ['carpool M/W/F 7:45am', 'Carpool | 2026-11-20 07:45 | weekly/1 on MO+WE+FR'],
    ['weekday mornings 7am swim', 'Swim | 2026-11-19 07:00 | weekly/1 on MO+TU+WE+TH+FR'],
    ['do not forget bins every Tuesday', 'Do not forget bins | 2026-11-24 | weekly/1'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('series with a start and an end', () => {
  it.each([
    [
      'piano weekly on Thursdays at 4.15pm from 7 Jan to 25 March',
      'Piano | 2027-01-07 16:15 | weekly/1 until 2027-03-25',
    ],
    ['Tuesdays 5 Jan - 23 March swimming 4pm', 'Swimming | 2027-01-05 16:00 | weekly/1 until 2027-03-23'],
    ['swimming Mondays 4pm 5-30 Jan', 'Swimming | 2027-01-11 16:00 | weekly/1 until 2027-01-30'],
    ['swimming every Tuesday starting in January', 'Swimming | 2027-01-05 | weekly/1'],
    ['rent 1st of every month from January to June', 'Rent | 2027-01-01 | monthly/1 until 2027-06-30'],
    ['every day until Wednesday water plants', 'Water plants | 2026-11-18 | daily/1 until 2026-11-25'],
    ['alternate Saturdays football', 'Football | 2026-11-21 | weekly/2'],
    ['Saturday mornings football 9:30', 'Football | 2026-11-21 09:30 | weekly/1'],
    ['insurance renewal every 2 years 3 Oct', 'Insurance renewal | 2027-10-03 | yearly/2'],
    ['haircut every 99 weeks', 'Haircut | 2026-11-18 | weekly/99'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('events with a start or end only', () => {
  it.each([
    ['term ends 17 December', 'Term ends | 2026-12-17'],
    ['grace period ends 1 Dec', 'Grace period ends | 2026-12-01'],
    ['sale ends Friday', 'Sale ends | 2026-11-20'],
    ['school ends 3:15 Friday', 'School ends | 2026-11-20 15:15'],
    ['party until 10pm Saturday', 'Party until 10pm | 2026-11-21'],
    ['take Sam to 7pm show Friday', 'Take Sam show | 2026-11-20 19:00 | for Sam'],
    ['nursery until 3 Friday', 'Nursery until 3 | 2026-11-20'],
    ['party 3pm Saturday until 5pm', 'Party | 2026-11-21 15:00-17:00'],
    ['party Saturday 3pm, finishes 5pm', 'Party | 2026-11-21 15:00-17:00'],
    ['Movie night Fri. 7 p.m.-9:30 p.m.', 'Movie night | 2026-11-20 19:00-21:30'],
    ['swim camp for 3 days from Monday', 'Swim camp | 2026-11-23..2026-11-25'],
    ['dentist tomorrow week', 'Dentist | 2026-11-26'],
    ['dentist today week', 'Dentist | 2026-11-25'],
    ['dentist tomorrow fortnight', 'Dentist | 2026-12-03'],
    ['Good Friday weekend in Wales', 'Good Friday weekend in Wales | 2027-03-26..2027-03-28'],
    ['Easter weekend camping', 'Easter weekend camping | 2027-03-26..2027-03-29'],
    ['visit gran between Christmas and New Year', 'Visit gran | 2026-12-25..2027-01-01'],
    ['away between 3 and 9 August', 'Away | 2027-08-03..2027-08-09'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('a time that has passed', () => {
  it.each([
    ['practice at 8', 'Practice | time? 2026-11-18 20:00 or 2026-11-19 08:00'],
    ['game at 7 Wednesday', 'Game | time? 2026-11-18 19:00 or 2026-11-25 07:00'],
    ['pick up Mia today at 8', 'Pick up Mia | time? 2026-11-18 20:00 or 2026-11-18 08:00 | for Mia'],
    ['school assembly Wednesday at 8', 'School assembly | 2026-11-25 08:00'],
    ['swimming every Wednesday at 9', 'Swimming | 2026-11-25 09:00 | weekly/1'],
    ['gym at 11', 'Gym | 2026-11-18 11:00'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('numbers and prepositions', () => {
  it.each([
    ['call 020 7946 0958 at 3pm tomorrow', 'Call 020 7946 0958 | 2026-11-19 15:00'],
    ['open 24/7 from Monday', 'Open 24/7 | 2026-11-23'],
    ['dentist 5/6/7', 'Dentist 5/6/7 | noDate? 2026-11-18 or 2026-11-19 or 2026-11-21'],
    ['flight 6:05am from Gate 12 Tuesday', 'Flight from Gate 12 | 2026-11-24 06:05'],
    ['check in tomorrow 3pm', 'Check in | 2026-11-19 15:00'],
    ['lie in all day Sunday', 'Lie in | 2026-11-22'],
    ['dentist – Monday – 3pm', 'Dentist | 2026-11-23 15:00'],
    ['mock exams first week of December', 'Mock exams first week | day? 2026-12-01 or 2026-12-01..2026-12-31'],
    ['<script>alert(1)</script> Friday 3pm', '<script>alert(1)</script> | 2026-11-20 15:00'],
    ['طبيب الأسنان tomorrow 3pm', 'طبيب الأسنان | 2026-11-19 15:00'],
    ['👨‍👩‍👧‍👦 day out Saturday', '👨‍👩‍👧‍👦 day out | 2026-11-21'],
    ['9 to 5 the musical Saturday 7:30pm', '9 to 5 the musical | 2026-11-21 19:30'],
    ['Will will be late Monday', 'Will will be late | 2026-11-23 | for Will'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});
