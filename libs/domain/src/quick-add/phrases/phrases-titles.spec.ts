import { understood } from '../quick-add.test-kit';

/** Phrases of a British family on Wednesday 18 November 2026 at 10:00, with what the family would mean. */

describe('repeats', () => {
  it.each([
    ['haircut every 6 weeks', 'Haircut | 2026-11-18 | weekly/6'],
    ['judo Thursdays 5:30pm for 10 sessions', 'Judo | 2026-11-19 17:30 | weekly/1 until 2027-01-21'],
    ['piano weekly on Tuesday 4-4:30pm for 10 weeks', 'Piano | 2026-11-24 16:00-16:30 | weekly/1 until 2027-02-01'],
    ['piano every 2 weeks on Tuesday at 4pm from 5 January', 'Piano | 2027-01-05 16:00 | weekly/2'],
    ['swimming every Friday from 4 Dec until 18 Dec', 'Swimming | 2026-12-04 | weekly/1 until 2026-12-18'],
    ['Guitar every Monday 5pm until the end of March', 'Guitar | 2026-11-23 17:00 | weekly/1 until 2027-03-31'],
    ['rent 1st of every month', 'Rent | 2026-12-01 | monthly/1'],
    ['bins on the 15th of every month', 'Bins | 2026-12-15 | monthly/1'],
    ['water plants every 3 days', 'Water plants | 2026-11-18 | daily/3'],
    ['daily walk 7am', 'Walk | 2026-11-19 07:00 | daily/1'],
    ['feed cat daily from 1 to 5 June', 'Feed cat | 2027-06-01 | daily/1 until 2027-06-05'],
    ["Kids at Dad's every other weekend", "Kids | 2026-11-21..2026-11-22 | at Dad's | weekly/2"],
    ['half term 26-30 Oct every year', 'Half term | 2027-10-26..2027-10-30 | yearly/1'],
    ['wedding anniversary 12 August', 'Wedding anniversary | 2027-08-12 | yearly/1'],
    ['swimming Mondays and Wednesdays 5pm', 'Swimming | 2026-11-18 17:00 | weekly/1 on MO+WE'],
    ['school run every weekday 8:30am', 'School run | 2026-11-19 08:30 | weekly/1 on MO+TU+WE+TH+FR'],
    ['book club first Monday of every month 8pm', 'Book club | 2026-12-07 20:00 | monthly/1 on 1MO'],
    ['take tablets every evening at 8', 'Take tablets | 2026-11-18 20:00 | daily/1'],
    [
      'Swimming lessons every Wednesday at 4:30pm until 18 December',
      'Swimming lessons | 2026-11-18 16:30 | weekly/1 until 2026-12-18',
    ],
    ['judo Tuesdays 5pm - 15 Dec', 'Judo | 2026-11-24 17:00 | weekly/1 until 2026-12-15'],
    ['bins every alternate Tuesday', 'Bins | 2026-11-24 | weekly/2'],
    ['rent last day of every month', 'Rent | 2026-11-30 | note'],
    ['boiler service every year in October', 'Boiler service | 2027-10-01 | yearly/1'],
    ['swimming every Friday in July 4pm', 'Swimming | 2027-07-02 16:00 | weekly/1 until 2027-07-31'],
    ['Mon to Fri every week holiday club 9am-3pm', 'Holiday club | 2026-11-23..2026-11-27 09:00-15:00 | weekly/1'],
    ['Easter every year', 'Easter | 2027-03-28 | note'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('people', () => {
  it.each([
    ['pick up Sam and Mia Friday 3:15pm', 'Pick up Sam and Mia | 2026-11-20 15:15 | for Sam+Mia'],
    ["Sam's football match Saturday 10am", "Sam's football match | 2026-11-21 10:00 | for Sam"],
    ['Sam: dentist Monday 9am', 'Dentist | 2026-11-23 09:00 | for Sam'],
    ['Sam & Mum: GP Tuesday 09:10', 'GP | 2026-11-24 09:10 | for Sam+Mum'],
    ['dentist for me Monday 9am', 'Dentist | 2026-11-23 09:00 | for Mum'],
    ['dinner for May 5 May', 'Dinner | 2027-05-05 | for May'],
    ["May's ballet 14 May 5pm", "May's ballet | 2027-05-14 17:00 | for May"],
    ['May half term in May', 'May half term | day? 2027-05-01 or 2027-05-01..2027-05-31'],
    ['Will dentist 3 June 9am', 'Will dentist | 2027-06-03 09:00 | for Will'],
    ['will it rain tomorrow', 'Will it rain | 2026-11-19'],
    ['say grace tomorrow', 'Say grace | 2026-11-19'],
    ['everyone to Legoland for the family 3 Aug', 'Everyone to Legoland | 2027-08-03'],
    ['piano for Leo Park tomorrow 4pm', 'Piano | 2026-11-19 16:00 | for Leo Park'],
    ["🎂 Mia's birthday party 12 Dec 3pm", "🎂 Mia's birthday party | 2026-12-12 15:00 | for Mia"],
    ["Sam's birthday tomorrow", "Sam's birthday | 2026-11-19 | for Sam | yearly/1 | birthday"],
    ["Granny's birthday 5 June 1930", "Granny's birthday | 1930-06-05 | yearly/1 | birthday"],
    ["Granny's birthday", "Granny's birthday | noDate? 2026-11-18 or 2026-11-19 or 2026-11-21 | yearly/1 | birthday"],
    ["Dad's 40th birthday 5 June", "Dad's 40th birthday | 2027-06-05"],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('titles that hold numbers and names of days', () => {
  it.each([
    ["Year 9 parents' evening Thursday 6pm", "Year 9 parents' evening | 2026-11-19 18:00"],
    ['5k run Sunday 9am', '5k run | 2026-11-22 09:00'],
    ['2 for 1 at Boots', '2 for 1 | noDate? 2026-11-18 or 2026-11-19 or 2026-11-21 | at Boots'],
    ['2 for 1 at Boots until Friday', '2 for 1 | 2026-11-18..2026-11-20 | at Boots'],
    ['lunch at Five Guys Saturday', 'Lunch | 2026-11-21 | at Five Guys'],
    ['meeting at 10 Downing Street tomorrow', 'Meeting at 10 Downing Street | 2026-11-19'],
    ['table for 4 at 7pm Saturday', 'Table for 4 | 2026-11-21 19:00'],
    ['bus 42 at 8:15 tomorrow', 'Bus 42 | 2026-11-19 08:15'],
    ['pay £15.40 tomorrow', 'Pay £15.40 | 2026-11-19'],
    ['ring 07700 900123 tomorrow', 'Ring 07700 900123 | 2026-11-19'],
    ['flight BA2490 12 Dec 06:45', 'Flight BA2490 | 2026-12-12 06:45'],
    ['World Cup 2026 party Saturday', 'World Cup 2026 party | 2026-11-21'],
    ['1/2 price sale Saturday', '1/2 price sale | 2026-11-21'],
    ['sun cream for Saturday', 'Sun cream | 2026-11-21'],
    ['sat nav update', 'Sat nav update | noDate? 2026-11-18 or 2026-11-19 or 2026-11-21'],
    ['march for peace 12 March', 'March for peace | 2027-03-12'],
    ["Sam's 5th birthday party 12 June", "Sam's 5th birthday party | 2027-06-12 | for Sam"],
    ['<b>hi</b> tomorrow', '<b>hi</b> | 2026-11-19'],
    ['Dentist. Tomorrow. 3pm.', 'Dentist | 2026-11-19 15:00'],
    ['DENTIST FOR SAM TOMORROW 3PM', 'DENTIST | 2026-11-19 15:00 | for Sam'],
    ['dentist for Tom tomorrow', 'Dentist for Tom | 2026-11-19'],
    ['order new shoes for Will and Grace Saturday', 'Order new shoes | 2026-11-21 | for Will+Grace'],
    ['read 1984 by Friday', 'Read 1984 | 2026-11-20'],
    ['film 1917 tomorrow 8pm', 'Film 1917 | 2026-11-19 20:00'],
    ['meet at 7 Dials Saturday 2pm', 'Meet at 7 Dials | 2026-11-21 14:00'],
    ['number 9 bus tomorrow', 'Number 9 bus | 2026-11-19'],
    ['tomorrow', 'New event | 2026-11-19'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});
