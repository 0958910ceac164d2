import { understood, WEDNESDAY } from '../quick-add.test-kit';

/** The same words elsewhere, and at the edges of the calendar. */

describe('in the United States', () => {
  it.each([
    ['dentist 04/05', 'Dentist | 2027-04-05'],
    ['dentist 4/5 at 3:30', 'Dentist | time? 2027-04-05 15:30 or 2027-04-05 03:30'],
    ['game 12/25', 'Game | 2026-12-25'],
    [
      'soccer practice every Tuesday 5:30pm through June 15',
      'Soccer practice | 2026-11-24 17:30 | weekly/1 until 2027-06-15',
    ],
    ['dentist March 5 at 9', 'Dentist | 2027-03-05 09:00'],
    ["Mother's Day brunch at 11", "Mother's Day brunch | 2027-05-09 11:00"],
    ['4th of July cookout', '4th of July cookout | 2027-07-04'],
    ['labor day bbq', 'Labor day bbq | 2027-09-06'],
    ['Thanksgiving dinner at 4', 'Thanksgiving dinner | 2026-11-26 16:00'],
    ['vacation July 3-10', 'Vacation | 2027-07-03..2027-07-10'],
    ['quarter of three nap tomorrow', 'Nap | time? 2026-11-19 14:45 or 2026-11-19 02:45'],
    ['recital Dec 12, 2026 7pm', 'Recital | 2026-12-12 19:00'],
    ['trip Oct 30 to Nov 2', 'Trip | 2027-10-30..2027-11-02'],
    ['dentist on Dec 5th at 2', 'Dentist | time? 2026-12-05 14:00 or 2026-12-05 02:00'],
    ["Father's Day lunch", "Father's Day lunch | 2027-06-20"],
  ])('%s', (text, expected) => {
    expect(understood(text, { ...WEDNESDAY, locale: 'en-US', timeZone: 'America/New_York' })).toBe(expected);
  });
});

describe('where the order of day and month is unknown', () => {
  it.each([
    ['dentist 04/05', 'Dentist | date? 2027-04-05 or 2027-05-04'],
    ['dentist 05/05', 'Dentist | 2027-05-05'],
    ['dentist 25/12', 'Dentist | 2026-12-25'],
    ['dentist 4.5.2027', 'Dentist | 2027-05-04'],
    [
      'piano every Friday until 04/05',
      'Piano | date? 2026-11-20 until 2027-04-05 or 2026-11-20 until 2027-05-04 | weekly/1',
    ],
  ])('%s', (text, expected) => {
    expect(understood(text, { ...WEDNESDAY, locale: 'de-DE', timeZone: 'Europe/Berlin' })).toBe(expected);
  });
});

describe('on Sunday 22 November at 22:30', () => {
  it.each([
    ['dentist Monday', 'Dentist | 2026-11-23'],
    ['next Monday dentist', 'Dentist | 2026-11-23'],
    ['dentist next Sunday', 'Dentist | 2026-11-29'],
    ['this weekend', 'New event | 2026-11-22'],
    ['next weekend', 'New event | 2026-11-28..2026-11-29'],
    ['dentist tomorrow 8am', 'Dentist | 2026-11-23 08:00'],
    ['call at 11pm', 'Call | 2026-11-22 23:00'],
    ['bath 10pm', 'Bath | 2026-11-23 22:00'],
    ['bath tonight', 'Bath | 2026-11-22'],
    ['Sunday roast', 'Roast | 2026-11-22'],
    ['Sunday roast 1pm', 'Roast | 2026-11-29 13:00'],
    ['swimming every Sunday 9am', 'Swimming | 2026-11-29 09:00 | weekly/1'],
  ])('%s', (text, expected) => {
    expect(understood(text, { ...WEDNESDAY, now: new Date('2026-11-22T22:30:00Z') })).toBe(expected);
  });
});

describe('on 31 December at 20:30', () => {
  it.each([
    ['party tonight', 'Party | 2026-12-31'],
    ['party tomorrow', 'Party | 2027-01-01'],
    ['dentist 1 Jan 9am', 'Dentist | 2027-01-01 09:00'],
    ['dentist 31 Dec', 'Dentist | 2026-12-31'],
    ['dentist 30 Dec', 'Dentist | 2027-12-30'],
    ['NYE party 9pm-1am', 'NYE party | 2026-12-31..2027-01-01 21:00-01:00'],
    ['NYE party 6pm', 'NYE party | 2026-12-31 18:00'],
    ['next Friday dinner', 'Dinner | 2027-01-08'],
    ['lunch in 2 days', 'Lunch | 2027-01-02'],
    ['end of month', 'New event | 2026-12-31'],
    ["New Year's Day walk", "New Year's Day walk | 2027-01-01"],
    ['skiing 28 Dec - 3 Jan', 'Skiing | 2026-12-28..2027-01-03'],
    ['fireworks midnight', 'Fireworks | 2027-01-01 00:00'],
  ])('%s', (text, expected) => {
    expect(understood(text, { ...WEDNESDAY, now: new Date('2026-12-31T20:30:00Z') })).toBe(expected);
  });
});

describe('on Sunday 28 February 2027 at noon', () => {
  it.each([
    ['tomorrow dentist 10am', 'Dentist | 2027-03-01 10:00'],
    ['29 Feb party', 'Party | 2028-02-29'],
    ["Leap baby's birthday 29 Feb", "Leap baby's birthday | 2028-02-29 | yearly/1 | birthday"],
    ['rent in a month', 'Rent | 2027-03-28'],
    ['lunch next Sunday', 'Lunch | 2027-03-07'],
    ['Sunday lunch at 1pm', 'Lunch | 2027-02-28 13:00'],
    ['Sunday lunch at 11am', 'Lunch | 2027-03-07 11:00'],
    ['rent on the 31st', 'Rent | 2027-03-31'],
    ['rent 31st of every month', 'Rent | 2027-03-31 | monthly/1'],
    ['pancakes end of month', 'Pancakes | 2027-02-28'],
  ])('%s', (text, expected) => {
    expect(understood(text, { ...WEDNESDAY, now: new Date('2027-02-28T12:00:00Z') })).toBe(expected);
  });
});

describe('at 01:30 of the Sunday on which clocks go back', () => {
  it.each([
    ['breakfast in 2 hours', 'Breakfast | 2026-10-25 02:30'],
    ['dentist tomorrow 1:30pm', 'Dentist | 2026-10-26 13:30'],
    ['clocks today at 02:30', 'Clocks | 2026-10-25 02:30'],
    ['lunch 12:30 today', 'Lunch | 2026-10-25 12:30'],
    ['swimming every Sunday 9am', 'Swimming | 2026-10-25 09:00 | weekly/1'],
  ])('%s', (text, expected) => {
    expect(understood(text, { ...WEDNESDAY, now: new Date('2026-10-25T00:30:00Z') })).toBe(expected);
  });
});

describe('at 00:30 of the Sunday on which clocks go forward', () => {
  it.each([
    ['breakfast in 2 hours', 'Breakfast | 2026-03-29 03:30'],
    ['dentist tomorrow 1:30pm', 'Dentist | 2026-03-30 13:30'],
    ['clocks today at 02:30', 'Clocks | 2026-03-29 02:30'],
    ['lunch 12:30 today', 'Lunch | 2026-03-29 12:30'],
    ['swimming every Sunday 9am', 'Swimming | 2026-03-29 09:00 | weekly/1'],
  ])('%s', (text, expected) => {
    expect(understood(text, { ...WEDNESDAY, now: new Date('2026-03-29T00:30:00Z') })).toBe(expected);
  });
});
