import { understood } from '../quick-add.test-kit';

/** Phrases of a British family on Wednesday 18 November 2026 at 10:00, with what the family would mean. */

describe('relative days', () => {
  it.each([
    ['plumber next week Thursday', 'Plumber | 2026-11-26'],
    ['dentist Thursday next week', 'Dentist | 2026-11-26'],
    ['dentist next Friday', 'Dentist | 2026-11-27'],
    ['dentist this Friday', 'Dentist | 2026-11-20'],
    ['dentist Wednesday', 'Dentist | 2026-11-18'],
    ['dentist Wednesday 9am', 'Dentist | 2026-11-25 09:00'],
    ['dentist Wednesday 3pm', 'Dentist | 2026-11-18 15:00'],
    ['dinner Friday week 7pm', 'Dinner | 2026-11-27 19:00'],
    ['a week on Friday dinner', 'Dinner | 2026-11-27'],
    ['vet the day after tomorrow', 'Vet | 2026-11-20'],
    ['MOT in 3 days', 'MOT | 2026-11-21'],
    ["haircut in 2 weeks' time", 'Haircut | 2026-12-02'],
    ['dentist 3 weeks from Saturday', 'Dentist | 2026-12-12'],
    ['call in 2 hours', 'Call | 2026-11-18 12:00'],
    ['camping this weekend', 'Camping | 2026-11-21..2026-11-22'],
    ['camping next weekend', 'Camping | 2026-11-28..2026-11-29'],
    ['half term next week', 'Half term | 2026-11-23..2026-11-29'],
    ['film this weekend at 12', 'Film | day? 2026-11-21 12:00 or 2026-11-22 12:00'],
    ['picnic this weekend at 12 every week', 'Picnic | 2026-11-21..2026-11-22 12:00 | weekly/1'],
    [
      'dinner in December at 3',
      'Dinner | day? 2026-12-01 15:00 or 2026-12-02 15:00 or 2026-12-03 15:00 or 2026-12-04 15:00 or 2026-12-05 15:00 or 2026-12-06 15:00 or 2026-12-07 15:00',
    ],
    [
      'call plumber next week at 3pm',
      'Call plumber | day? 2026-11-23 15:00 or 2026-11-24 15:00 or 2026-11-25 15:00 or 2026-11-26 15:00 or 2026-11-27 15:00 or 2026-11-28 15:00 or 2026-11-29 15:00',
    ],
    ['rent end of month', 'Rent | 2026-11-30'],
    ['rent last day of the month', 'Rent | 2026-11-30'],
    ['camping at the weekend', 'Camping | 2026-11-21..2026-11-22'],
    ['yesterday dentist', 'Dentist | 2026-11-17'],
    ['dentist last Friday', 'Dentist | 2026-11-13'],
    ['dentist 9am', 'Dentist | 2026-11-19 09:00'],
    ['dentist 11am', 'Dentist | 2026-11-18 11:00'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('dates', () => {
  it.each([
    ['team lunch Fri 20 Nov', 'Team lunch | 2026-11-20'],
    ['Friday 20 November 2026 at 18:00 dinner', 'Dinner | 2026-11-20 18:00'],
    ['Friday 21 November dinner', 'Dinner | date? 2026-11-21 or 2026-11-20'],
    ['dentist 31 June', 'Dentist | date? 2027-06-30 or 2027-07-01'],
    ['trip 2026-12-05', 'Trip | 2026-12-05'],
    ['dentist 04/05', 'Dentist | 2027-05-04'],
    ['dentist 25/12/2026', 'Dentist | 2026-12-25'],
    ['dentist 4.5.2027', 'Dentist | 2027-05-04'],
    ['party 1 Jan', 'Party | 2027-01-01'],
    ['building work 1 October to 15 December', 'Building work | 2026-10-01..2026-12-15'],
    ['school play 18 Nov', 'School play | 2026-11-18'],
    ['dentist 17 Nov', 'Dentist | 2027-11-17'],
    ['29 Feb leap party', 'Leap party | 2028-02-29'],
    ['pay rent on 1st', 'Pay rent | 2026-12-01'],
    ['meeting on the 18th', 'Meeting | 2026-11-18'],
    ['meeting on the 17th', 'Meeting | 2026-12-17'],
    ['on the 5th of next month dentist', 'Dentist | 2026-12-05'],
    ['book club first Monday of December', 'Book club | 2026-12-07'],
    ['boiler service in March', 'Boiler service | day? 2027-03-01 or 2027-03-01..2027-03-31'],
    ['Holiday in July', 'Holiday | day? 2027-07-01 or 2027-07-01..2027-07-31'],
    ['end of July BBQ', 'BBQ | 2027-07-31'],
    ['the fifth of June party', 'Party | 2027-06-05'],
    ['dentist Sept. 14th, 2027', 'Dentist | 2027-09-14'],
    ['dentist 5 June 2020', 'Dentist | 2020-06-05'],
    ['2027/03/04 dentist', 'Dentist | 2027-03-04'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('several days', () => {
  it.each([
    ['Holiday Mon to Fri', 'Holiday | 2026-11-23..2026-11-27'],
    ['camp 28 Dec - 3 Jan', 'Camp | 2026-12-28..2027-01-03'],
    ['holiday 20/7 - 3/8', 'Holiday | 2027-07-20..2027-08-03'],
    ['holiday 20 July - 3 August 2027', 'Holiday | 2027-07-20..2027-08-03'],
    ['School nativity 10 and 11 December', 'School nativity | 2026-12-10..2026-12-11'],
    ['Trip to Paris Fri 4 Dec - Sun 6 Dec', 'Trip to Paris | 2026-12-04..2026-12-06'],
    ['Weekend in Wales 5-6 December', 'Weekend in Wales | 2026-12-05..2026-12-06'],
    ['Granny staying until Sunday', 'Granny staying | 2026-11-18..2026-11-22'],
    ['Granny staying until Wednesday', 'Granny staying | 2026-11-18'],
    ['Granny staying until December', 'Granny staying | 2026-11-18..2026-12-31'],
    ['walk daily until 18 Nov', 'Walk | 2026-11-18 | daily/1 until 2026-11-18'],
    ['walk every day until Wednesday', 'Walk | 2026-11-18 | daily/1 until 2026-11-25'],
    ['walk every day from yesterday until Wednesday', 'Walk | 2026-11-17 | daily/1 until 2026-11-18'],
    ['club every Wednesday until 18 Nov', 'Club | 2026-11-18 | weekly/1 until 2026-11-18'],
    ['gym every Friday 9am from 4 December', 'Gym | 2026-12-04 09:00 | weekly/1'],
    ['bins weekly 9am', 'Bins | 2026-11-18 09:00 | weekly/1'],
    // nights are the length of each stay; with "every day" they are the end of the series
    ['hotel every Friday for 2 nights', 'Hotel | 2026-11-20..2026-11-22 | weekly/1'],
    ['cottage every year from 3 August for 10 nights', 'Cottage | 2027-08-03..2027-08-13 | yearly/1'],
    ['cream every evening for 5 nights', 'Cream | 2026-11-18 18:00 | daily/1 until 2026-11-22'],
    ['grandma every Friday 6pm for 2 nights', 'Grandma | 2026-11-20..2026-11-22 18:00 | weekly/1'],
    ['cottage every year from 3 August for 40 nights', 'Cottage | 2027-08-03..2027-09-12 | note'],
    ['walk daily for 999 times', 'Walk | 2026-11-18 | daily/1 until 2029-08-12'],
    ['builders 3 August 9am until 1 November', 'Builders | 2027-08-03..2027-11-01 09:00'],
    // two weeks of one event are a series
    ['judo Saturday 11am until 4 December', 'Judo | 2026-11-21..2026-12-04 11:00'],
    ['judo Saturday 11am until 5 December', 'Judo | 2026-11-21 11:00 | weekly/1 until 2026-12-05'],
    // what repeats lasts for at most 31 days
    ['camp 1 July to 31 July every year', 'Camp | 2027-07-01..2027-07-31 | yearly/1'],
    ['camp 1 July to 1 August every year', 'Camp | 2027-07-01..2027-08-01 | note'],
    ['project 5 June until 2 Nov 2026', 'Project | 2027-06-05'],
    ['conference from Wednesday to Friday at 9am', 'Conference | 2026-11-18..2026-11-20 09:00'],
    ['trip from next week to Christmas at 5pm', 'Trip | 2026-11-23..2026-12-25 17:00'],
    ['trip from December to 5 March at 3pm', 'Trip | 2026-12-01..2027-03-05 15:00'],
    // the year of the end is that of the start, or the year after
    ['holiday 28 Nov to 2 Dec 2033', 'Holiday | 2033-11-28..2033-12-02'],
    ['year abroad 28 Nov to 27 Nov 2028', 'Year abroad | 2027-11-28..2028-11-27'],
    ['sale 28 Nov to 28 Nov 2028', 'Sale | 2028-11-28'],
    ['holiday 1 March to 5 March 2026', 'Holiday | 2026-03-01..2026-03-05'],
    ['course 1 Sept 2027 to 20 Nov', 'Course | 2027-09-01..2027-11-20'],
    ['course 1 Sept 2027 to 2 Sept 2026', 'Course | 2027-09-01'],
    // less than 90 days that have begun, or end today
    ['exhibition from 21 Aug to today', 'Exhibition | 2026-08-21..2026-11-18'],
    ['exhibition from 21 Aug to 18 Nov', 'Exhibition | 2026-08-21..2026-11-18'],
    ['exhibition from 20 Aug to 18 Nov', 'Exhibition | 2027-08-20..2027-11-18'],
    ['festival Friday 5pm to Sunday 3pm', 'Festival | 2026-11-20..2026-11-22 17:00-15:00'],
    ["Sleepover at Leo's Friday 6pm until Saturday 10am", "Sleepover | 2026-11-20..2026-11-21 18:00-10:00 | at Leo's"],
    ['sleepover Friday evening at 7 until Saturday at 12', 'Sleepover | 2026-11-20..2026-11-21 19:00-12:00'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('feasts', () => {
  it.each([
    ["Christmas dinner at Granny's", "Christmas dinner | 2026-12-25 | at Granny's"],
    ['dinner on Christmas Day at 1', 'Dinner | 2026-12-25 13:00'],
    ['buy Christmas tree', 'Buy Christmas tree | noDate? 2026-11-18 or 2026-11-19 or 2026-11-21'],
    ['Christmas shopping Saturday', 'Christmas shopping | 2026-11-21'],
    ['Christmas party 18 Dec 7pm', 'Christmas party | 2026-12-18 19:00'],
    ['egg hunt Easter Monday', 'Egg hunt | 2027-03-29'],
    ['Easter holidays 29 March to 9 April', 'Easter holidays | 2027-03-29..2027-04-09'],
    ['Halloween disco', 'Halloween disco | 2027-10-31'],
    ['bonfire night', 'Bonfire night | 2027-11-05'],
    ["Bonfire at Grace's on bonfire night 6pm", "Bonfire | 2027-11-05 18:00 | at Grace's"],
    ["Mother's Day lunch", "Mother's Day lunch | 2027-03-07"],
    ['Pancake day', 'Pancake day | 2027-02-09'],
    ["thanksgiving at Mum's", "Thanksgiving at Mum's | 2026-11-26 | for Mum"],
    ['shopping before Christmas', 'Shopping before Christmas | noDate? 2026-11-18 or 2026-11-19 or 2026-11-21'],
    ['book 5 days after Christmas', 'Book | 2026-12-30'],
    ['drinks the Friday before Christmas', 'Drinks | 2026-12-18'],
    ['every Christmas', 'Christmas | 2026-12-25 | yearly/1'],
    ['every Easter', 'Easter | 2027-03-28 | note'],
    ['egg hunt at Easter every Friday', 'Egg hunt | 2027-04-02 | weekly/1'],
    ['party on Christmas Day at midnight', 'Party | date? 2026-12-26 00:00 or 2026-12-25 00:00'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});
