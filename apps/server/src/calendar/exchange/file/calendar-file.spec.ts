import { calendar, events, one, read, START } from './calendar-file.test-kit';
import type { ParsedEvent } from './calendar-file.types';

const when = ({ eventDate, endDate, eventTime, eventEndTime }: ParsedEvent) =>
  [eventDate, eventTime, endDate, eventEndTime].filter(Boolean).join(' ');
const repeat = (event: ParsedEvent) =>
  [event.recurringInterval, event.recurringType, event.recurringDay, event.recurringEndDate].filter(Boolean).join(' ');

describe('when', () => {
  it.each([
    ['a day', ['DTSTART;VALUE=DATE:20261020'], '2026-10-20 2026-10-20'],
    ['a day without saying so', ['DTSTART:20261020'], '2026-10-20 2026-10-20'],
    [
      'days with an exclusive end',
      ['DTSTART;VALUE=DATE:20261020', 'DTEND;VALUE=DATE:20261023'],
      '2026-10-20 2026-10-22',
    ],
    ['an end that is the start', ['DTSTART;VALUE=DATE:20261020', 'DTEND;VALUE=DATE:20261020'], '2026-10-20 2026-10-20'],
    ['days by duration', ['DTSTART;VALUE=DATE:20261020', 'DURATION:P3D'], '2026-10-20 2026-10-22'],
    ['a time', [START], '2026-10-20 15:30 2026-10-20'],
    ['a time and an end', [START, 'DTEND;TZID=Europe/London:20261020T170000'], '2026-10-20 15:30 2026-10-20 17:00'],
    ['a duration', [START, 'DURATION:PT1H30M'], '2026-10-20 15:30 2026-10-20 17:00'],
    ['a night', [START, 'DTEND;TZID=Europe/London:20261021T060000'], '2026-10-20 15:30 2026-10-20 06:00'],
    ['several days', [START, 'DTEND;TZID=Europe/London:20261022T170000'], '2026-10-20 15:30 2026-10-22 17:00'],
    ['an end before the start', [START, 'DTEND;TZID=Europe/London:20261019T060000'], '2026-10-20 15:30 2026-10-20'],
    ['UTC', ['DTSTART:20261020T143000Z'], '2026-10-20 15:30 2026-10-20'],
    ['no zone', ['DTSTART:20261020T153000'], '2026-10-20 15:30 2026-10-20'],
    ['another zone', ['DTSTART;TZID=America/New_York:20261020T203000'], '2026-10-21 01:30 2026-10-21'],
    ['ends in another zone', [START, 'DTEND;TZID=Europe/Berlin:20261020T183000'], '2026-10-20 15:30 2026-10-20 17:30'],
    ['a name of Windows', ['DTSTART;TZID=Eastern Standard Time:20261020T203000'], '2026-10-21 01:30 2026-10-21'],
    [
      'a path before the name',
      ['DTSTART;TZID=/mozilla.org/20050126_1/America/New_York:20261020T203000'],
      '2026-10-21 01:30 2026-10-21',
    ],
    [
      'hours across a change of clocks',
      ['DTSTART:20261024T220000Z', 'DURATION:PT6H'],
      '2026-10-24 23:00 2026-10-24 04:00',
    ],
  ])('%s', async (_name, lines, expected) => {
    expect(when(await one(...lines))).toBe(expected);
  });

  it("uses the file's own rules for an unknown zone", async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Ours',
      'BEGIN:STANDARD',
      'DTSTART:16010101T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
    ].join('\r\n');
    const text = (time: string) => calendar([`DTSTART;TZID=Ours:${time}`]).replace('BEGIN:VEVENT', zone);
    for (const [time, utc] of [
      ['20260720T120000', '10:00'],
      ['20261220T120000', '11:00'],
      ['20261025T120000', '11:00'],
      ['20261024T120000', '10:00'],
    ] as const)
      expect((await read(text(time), { timeZone: 'UTC' })).events[0]?.eventTime).toBe(utc);
  });

  it('reports a zone that cannot be resolved', async () => {
    const event = await one('DTSTART;TZID=Middle-earth:20261020T153000');
    expect(when(event)).toBe('2026-10-20 15:30 2026-10-20');
    expect(event.note).toContain('“Middle-earth” is not known');
  });

  it("keeps times of the family's zone unchanged, also skipped ones", async () => {
    expect((await one('DTSTART;TZID=Europe/London:20260329T013000')).eventTime).toBe('01:30');
  });
});

describe('rules with an equivalent series', () => {
  it.each([
    ['FREQ=DAILY', '1 daily'],
    ['FREQ=DAILY;INTERVAL=3;COUNT=4', '3 daily 2026-10-29'],
    ['FREQ=WEEKLY;BYDAY=TU;WKST=SU', '1 weekly'],
    ['freq=weekly;interval=2;until=20261110T153000Z', '2 weekly 2026-11-10'],
    ['FREQ=WEEKLY;UNTIL=20261110T153000Z', '1 weekly 2026-11-10'],
    ['FREQ=WEEKLY;UNTIL=20261110T152900Z', '1 weekly 2026-11-09'],
    ['FREQ=MONTHLY;COUNT=3', '1 monthly 2026-12-20'],
    ['FREQ=MONTHLY;BYMONTHDAY=20', '1 monthly'],
    ['FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=20', '1 yearly'],
    ['FREQ=YEARLY;INTERVAL=2', '2 yearly'],
    ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR,SA,SU', '1 daily'],
    ['FREQ=DAILY;BYHOUR=15;BYMINUTE=30', '1 daily'],
    ['FREQ=YEARLY;COUNT=999999', '1 yearly'],
  ])('%s', async (rule, expected) => {
    const event = await one(START, `RRULE:${rule}`);
    expect(repeat(event)).toBe(expected);
    expect(event.note).toBeNull();
  });

  it.each([
    ['20260131', 'FREQ=MONTHLY;BYMONTHDAY=-1', '1 monthly'],
    ['20260228', 'FREQ=MONTHLY;BYMONTHDAY=-1', '1 monthly 31'],
    ['20260430', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1', '1 monthly'],
    ['20260228', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1', '1 monthly 30'],
    ['20240229', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1', '1 yearly'],
  ])('%s %s', async (date, rule, expected) => {
    expect(repeat(await one(`DTSTART;VALUE=DATE:${date}`, `RRULE:${rule}`))).toBe(expected);
  });

  it.each([
    ['20261020', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,TH;COUNT=7', '2 weekly 2026-11-17', ['MO', 'TU', 'TH']],
    ['20261020', 'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', '1 weekly', ['MO', 'TU', 'WE', 'TH', 'FR']],
    ['20261020', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SA;WKST=SU', '2 weekly', ['TU', 'SA']],
    ['20261020', 'FREQ=MONTHLY;BYDAY=3TU;COUNT=3', '1 monthly 2026-12-15', ['3TU']],
    ['20261020', 'FREQ=MONTHLY;INTERVAL=2;BYDAY=TU;BYSETPOS=3', '2 monthly', ['3TU']],
    ['20261030', 'FREQ=MONTHLY;BYDAY=-1FR', '1 monthly', ['-1FR']],
    ['20261126', 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=2', '1 yearly 2027-11-25', ['4TH']],
  ])('%s %s is one series', async (date, rule, expected, recurringDays) => {
    const series = await events([`DTSTART;VALUE=DATE:${date}`, `RRULE:${rule}`]);
    expect(series.map((each) => [repeat(each), each.recurringDays, each.note])).toEqual([
      [expected, recurringDays, null],
    ]);
  });

  it('weekdays of weeks that begin on another day become one series each, and share a count', async () => {
    const series = await events([START, 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU,TH;COUNT=7;WKST=SU']);
    expect(series.map((each) => [each.part, each.eventDate, repeat(each)])).toEqual([
      ['', '2026-10-20', '2 weekly 2026-11-17'],
      ['w:TH', '2026-10-22', '2 weekly 2026-11-05'],
      ['w:SU', '2026-11-01', '2 weekly 2026-11-15'],
    ]);
  });

  it('several weekdays shift together when another zone is a day ahead', async () => {
    const [series] = await events(['DTSTART;TZID=America/New_York:20261020T203000', 'RRULE:FREQ=WEEKLY;BYDAY=TU,SU']);
    expect(series).toMatchObject({ eventDate: '2026-10-21', recurringDays: ['MO', 'WE'] });
  });

  it('weekdays shift when another zone is a day ahead', async () => {
    const [series] = await events(['DTSTART;TZID=America/New_York:20261020T203000', 'RRULE:FREQ=WEEKLY;BYDAY=TU']);
    expect(series).toMatchObject({ eventDate: '2026-10-21', eventTime: '01:30', recurringType: 'weekly' });
    expect(series?.note).toContain('America/New_York');
  });

  it('a birthday on 29 February gets a note', async () => {
    expect(await one('DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY')).toMatchObject({
      recurringType: 'yearly',
      note: 'Except in leap years, it is on 28 February.',
    });
  });
});

describe('rules without an equivalent series', () => {
  it.each([
    ['FREQ=MONTHLY;BYDAY=2TU', 23, '2026-11-10'],
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=3', 3, '2026-10-30'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15;UNTIL=20261201T235959Z', 3, '2026-11-01'],
    ['FREQ=YEARLY;BYMONTH=5,11;BYDAY=1MO', 4, '2026-11-02'],
    ['FREQ=WEEKLY;INTERVAL=100', 2, '2026-10-20'],
  ])('%s is listed date by date', async (rule, count, first) => {
    const listed = await events([START, `RRULE:${rule}`]);
    expect([listed.length, listed[0]?.eventDate]).toEqual([count, first]);
    for (const each of listed) {
      expect(each).toMatchObject({ recurringType: null, part: `d:${each.eventDate}`, eventTime: '15:30' });
      expect(each.note).toBe('Homefold has no such repeat, so its dates are listed one by one until 8 October 2028.');
    }
  });

  it('a rule without occurrences, or in the past, is left out', async () => {
    for (const rule of ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=MONTHLY;BYDAY=2TU;UNTIL=20261021']) {
      const { events: none, skipped } = await read(calendar([START, `RRULE:${rule}`]));
      expect([none, skipped]).toEqual([[], [{ title: 'Event', reason: 'None of its dates is in the future.' }]]);
    }
  });

  it('repeats within a day are left out; a broken rule keeps the event', async () => {
    const { skipped } = await read(calendar([START, 'RRULE:FREQ=DAILY;BYHOUR=9,17']));
    expect(skipped).toEqual([{ title: 'Event', reason: 'It repeats several times a day.' }]);
    expect((await one(START, 'RRULE:FREQ=SOMETIMES')).note).toBe(
      'Its repeat could not be read, so it was imported once.',
    );
  });

  it("thousands of them stay within the file's budget of days", async () => {
    const many = calendar(
      ...Array.from({ length: 200 }, () => [
        'DTSTART:19000101T120000',
        'RRULE:FREQ=DAILY;INTERVAL=1;BYMONTH=2;BYMONTHDAY=30;COUNT=9',
      ]),
    );
    const { events: none, skipped } = await read(many);
    expect(none).toEqual([]);
    expect(skipped.at(-1)?.reason).toBe('The file has too many complicated rules.');
  });
});

describe('exceptions', () => {
  it('EXDATE in any form removes a day, RDATE adds one', async () => {
    const [series, extra, ...none] = await events([
      START,
      'RRULE:FREQ=WEEKLY',
      'EXDATE;TZID=Europe/London:20261027T153000,20261103T153000',
      'EXDATE:20261110T153000Z',
      'EXDATE;VALUE=DATE:20261117',
      'EXDATE:20261118T153000',
      'RDATE;TZID=Europe/London:20261125T153000',
      'RDATE;VALUE=DATE:20261201',
    ]);
    expect(series?.exceptions).toEqual(['2026-10-27', '2026-11-03', '2026-11-10', '2026-11-17']);
    expect([extra?.part, extra?.recurringType, none]).toEqual(['d:2026-11-25', null, []]);
  });

  it('a changed occurrence becomes its own event, a cancelled one is dropped', async () => {
    const id = ['UID:a', 'SUMMARY:Training'];
    const [series, match, ...none] = await events(
      [...id, START, 'RRULE:FREQ=WEEKLY'],
      ['UID:a', 'SUMMARY:Match', 'DTSTART;TZID=Europe/London:20261028T100000', 'RECURRENCE-ID:20261027T153000Z'],
      [...id, START, 'RECURRENCE-ID;TZID=Europe/London:20261103T153000', 'STATUS:CANCELLED'],
    );
    expect(series?.exceptions).toEqual(['2026-10-27', '2026-11-03']);
    expect(match).toMatchObject({
      part: 'r:2026-10-27',
      title: 'Match',
      eventDate: '2026-10-28',
      instanceOf: { uid: 'a', part: '', date: '2026-10-27' },
    });
    expect(none).toEqual([]);
  });

  it('a changed one replaces its date in a list', async () => {
    const listed = await events(
      ['UID:a', START, 'RRULE:FREQ=MONTHLY;BYDAY=2TU;COUNT=2'],
      [
        'UID:a',
        'SUMMARY:Moved',
        'DTSTART;TZID=Europe/London:20261111T100000',
        'RECURRENCE-ID;TZID=Europe/London:20261110T153000',
      ],
    );
    expect(listed.map(({ part, eventDate }) => [part, eventDate])).toEqual([
      ['d:2026-12-08', '2026-12-08'],
      ['r:2026-11-10', '2026-11-11'],
    ]);
  });
});

describe('texts', () => {
  it("are sanitised and truncated with a note; a leading emoji becomes the event's emoji", async () => {
    expect(await one(START, 'SUMMARY:🎉 Party\\, at last', 'LOCATION:Village\\nHall')).toMatchObject({
      title: 'Party, at last',
      emoji: '🎉',
      place: 'Village Hall',
      description: null,
    });
    const directions = `Hall, ${'left, '.repeat(60)}here`;
    const far = await one(START, `LOCATION:${directions.replaceAll(',', '\\,')}`);
    expect([far.place?.length, far.description]).toEqual([200, `Where: ${directions}`]);
    const long = await one(START, `SUMMARY:${'x'.repeat(300)}`, `DESCRIPTION:${'y'.repeat(6_000)}`);
    expect([long.title.length, long.description?.length]).toEqual([200, 5_000]);
    expect(long.note).toContain('Its title is cut to 200 characters.');
    expect(long.note).toContain('Its description is cut to 5000 characters.');
    expect((await one(START, 'SUMMARY:\u202E \u0007')).title).toBe('Untitled event');
    expect((await one(START, `SUMMARY:${'e\u0301'.repeat(30_000)}`)).title.length).toBeLessThanOrEqual(200);
  });
});
