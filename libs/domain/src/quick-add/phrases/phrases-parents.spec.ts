import { understood, WEDNESDAY } from '../quick-add.test-kit';

/** Lines as parents type them on Wednesday 18 November 2026 at 10:00, in a hurry and without small words. */

describe('a weekday with the day of the month', () => {
  it.each([
    ['party Sat 28', 'Party | 2026-11-28'],
    ['party Sat 28 2pm', 'Party | 2026-11-28 14:00'],
    ['dentist Tue 24 10am', 'Dentist | 2026-11-24 10:00'],
    ['dentist Tue 1 at 10', 'Dentist | 2026-12-01 10:00'],
    ['fun run Sun 29 10-12', 'Fun run | 2026-11-29 10:00-12:00'],
    ['Mon 30 inset', 'Inset | 2026-11-30'],
    ['away Sat 12 - Mon 14 Dec', 'Away | 2026-12-12..2026-12-14'],
    // The 24th is a Tuesday. Counts and hours are not days, and a number that matches no such weekday stays in the
    // title.
    ['Tue 24 kids to the zoo', '24 kids to the zoo | 2026-11-24'],
    ['dinner Friday 7', 'Dinner | 2026-11-20 19:00'],
    ['dinner Friday 19', 'Dinner | 2026-11-20 19:00'],
    ['football Sat 10 v Rovers', 'Football 10 v Rovers | 2026-11-21'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('the day of the month next to a time', () => {
  it.each([
    ['swim gala 28th 9am', 'Swim gala | 2026-11-28 09:00'],
    ['dentist 2nd at 9:30', 'Dentist | 2026-12-02 09:30'],
    ['Will in Leeds 24th-26th', 'Will in Leeds | 2026-11-24..2026-11-26 | for Will'],
    ['away the 24th to the 26th', 'Away | 2026-11-24..2026-11-26'],
    ['5th-8th grade concert Friday', '5th-8th grade concert | 2026-11-20'],
    ["Sam's 21st 7pm", "Sam's 21st | 2026-11-18 19:00 | for Sam"],
    ['garage sale the 5th 8am to 2pm', 'Garage sale | 2026-12-05 08:00-14:00'],
    ['21st 7pm Friday', '21st | 2026-11-20 19:00'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('frequency and weekday given separately', () => {
  it.each([
    ['weekly family meeting Sundays 6pm', 'Family meeting | 2026-11-22 18:00 | weekly/1'],
    ['biweekly therapy Thursdays 4pm', 'Therapy | 2026-11-19 16:00 | weekly/2'],
    ['Zumba fortnightly 7pm Mondays', 'Zumba | 2026-11-23 19:00 | weekly/2'],
    ['recycling goes out Thurs nights fortnightly', 'Recycling goes out | 2026-11-19 20:00 | weekly/2'],
    ['gym Mon/Wed/Fri 6am', 'Gym | 2026-11-20 06:00 | weekly/1 on MO+WE+FR'],
    ['put recycling out 1st and 3rd Tuesday', 'Put recycling out | 2026-12-01 | note'],
    ['camping Sat/Sun', 'Camping | 2026-11-21..2026-11-22'],
    // A timed event does not last for weeks, so it repeats; a trip of several days does last.
    ['gymnastics Mon 4:15-5:45pm thru 28 May', 'Gymnastics | 2026-11-23 16:15-17:45 | weekly/1 until 2027-05-28'],
    ['conference Monday 9am until Friday 5pm', 'Conference | 2026-11-23..2026-11-27 09:00-17:00'],
    ['away Friday until 4 January', 'Away | 2026-11-20..2027-01-04'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('named holidays, and possessives without an apostrophe', () => {
  it.each([
    ['August bank holiday bbq', 'August bank holiday bbq | 2027-08-30'],
    ['late May bank holiday camping', 'Late May bank holiday camping | 2027-05-31'],
    ['early May bank holiday', 'Early May bank holiday | 2027-05-03'],
    ['MLK day no school', 'MLK day no school | noDate? 2026-11-18 or 2026-11-19 or 2026-11-21'],
    ['vets today week 10am', 'Vets | 2026-11-25 10:00'],
    ['mias dentist Tues 4pm', 'Mias dentist | 2026-11-24 16:00 | for Mia'],
    ['dinner with the Samsons Tues 7pm', 'Dinner with the Samsons | 2026-11-24 19:00'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });

  it.each([
    ['MLK day no school', 'MLK day no school | 2027-01-18'],
    ["Presidents' Day sale", "Presidents' Day sale | 2027-02-15"],
    ['Columbus Day', 'Columbus Day | 2027-10-11'],
    ['Super Bowl Sunday', 'Super Bowl Sunday | 2027-02-14'],
    ['August bank holiday', 'Bank holiday | day? 2027-08-01 or 2027-08-01..2027-08-31'],
  ])('in the United States: %s', (text, expected) => {
    expect(understood(text, { ...WEDNESDAY, locale: 'en-US', timeZone: 'America/New_York' })).toBe(expected);
  });
});

describe('abbreviated times', () => {
  it.each([
    ['Brownies Tuesdays 6-7.15', 'Brownies | time? 2026-11-24 18:00-19:15 or 2026-11-24 06:00-07:15 | weekly/1'],
    ['flight 3:30p Monday', 'Flight | 2026-11-23 15:30'],
    ['dinner 6ish Friday', 'Dinner | 2026-11-20 18:00'],
    ['Sat 7.30ish dinner', 'Dinner | 2026-11-21 19:30'],
    ['about 10-ish Saturday garage sale', 'Garage sale | 2026-11-21 10:00'],
    ['10ish people Saturday', '10ish people | 2026-11-21'],
    ['flat 9a viewing Saturday', 'Flat 9a viewing | 2026-11-21'],
    ['P.E. Tuesday', 'P.E. | 2026-11-24'],
    ['choir Tues 1530-1630', 'Choir | 2026-11-24 15:30-16:30'],
    ['plumber Tues am', 'Plumber | 2026-11-24 09:00'],
    ['plumber Tuesday PM', 'Plumber | 2026-11-24 14:00'],
    ['call the GP before 9am Friday', 'Call the GP | 2026-11-20 09:00'],
    ['blood test tomorrow first thing', 'Blood test | 2026-11-19 09:00'],
    ['Zoom with school 4:15 tomoz', 'Zoom with school | 2026-11-19 16:15'],
    ['drinks nxt Fri 8pm', 'Drinks | 2026-11-27 20:00'],
    ['Chinese New Year', 'Chinese New Year | noDate? 2026-11-18 or 2026-11-19 or 2026-11-21'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });

  it.each([
    ['vet Monday 9a', 'Vet | 2026-11-23 09:00'],
    ['practice Tue 4-5p', 'Practice | 2026-11-24 16:00-17:00'],
    ['practice Tue 5:30p-7p', 'Practice | 2026-11-24 17:30-19:00'],
  ])('in the United States: %s', (text, expected) => {
    expect(understood(text, { ...WEDNESDAY, locale: 'en-US', timeZone: 'America/New_York' })).toBe(expected);
  });
});
