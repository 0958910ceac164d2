import { readCalendarFile } from './calendar-file';
import type { CalendarFile, ParsedEvent } from './calendar-file.types';
import { decodeText } from './file-decode';

/**
 * Files as written by Outlook, Exchange, Apple, Google and older programs: each is read correctly or reports what is
 * not.
 */

const OPTIONS = { timeZone: 'Europe/London', window: { from: '2026-11-20', to: '2028-11-20' } };
const START = 'DTSTART:20261201T100000';

const calendar = (head: string[], ...events: string[][]): string =>
  [
    'BEGIN:VCALENDAR',
    ...head,
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const read = (text: string, options = {}): Promise<CalendarFile> =>
  new Promise((done) => done(readCalendarFile(text, { ...OPTIONS, ...options })));
const one = async (...lines: string[]): Promise<ParsedEvent> => {
  const [event] = (await read(calendar([], lines))).events;
  if (!event) throw new Error('nothing was read');
  return event;
};
const when = ({ eventDate, eventTime, endDate, eventEndTime }: ParsedEvent): string =>
  [eventDate, eventTime, endDate, eventEndTime].filter(Boolean).join(' ');

describe('encodings', () => {
  const file = Buffer.from(calendar([], ['SUMMARY:Café 🎂 party', START]));
  const cake = file.indexOf('🎂');

  it.each([
    ['CRLF', '\r\n ', 2],
    ['LF and a tab', '\n\t', 3],
    ['CR', '\r ', 1],
  ])('a line folded in the middle of an emoji, by %s', async (_name, fold, at) => {
    const folded = Buffer.concat([file.subarray(0, cake + at), Buffer.from(fold), file.subarray(cake + at)]);
    expect((await read(decodeText(folded))).events[0]?.title).toBe('Café 🎂 party');
  });

  it('one broken character does not affect others', async () => {
    const broken = Buffer.concat([file.subarray(0, cake), Buffer.from([0xf0]), file.subarray(cake)]);
    expect((await read(decodeText(broken))).events[0]?.title).toMatch(/^Café .*🎂 party$/);
  });

  it('those of older programs', async () => {
    const old = Buffer.from(calendar([], ['SUMMARY:Café für Zoë', START]), 'latin1');
    expect((await read(decodeText(old))).events[0]?.title).toBe('Café für Zoë');
  });
});

describe('components other than events', () => {
  it('are left out and reported', async () => {
    const other = (name: string) => [`BEGIN:${name}`, 'UID:x', 'SUMMARY:Buy milk', `END:${name}`];
    const file = await read(calendar([...other('VTODO'), ...other('VTODO'), ...other('VJOURNAL')], [START]));
    expect(file.events).toHaveLength(1);
    expect(file.skipped).toEqual([]);
    expect(file.others).toEqual([
      { title: '2 tasks', reason: 'Tasks are not events, so they are left out.' },
      { title: '1 journal entry', reason: 'Journal entries are not events, so they are left out.' },
    ]);
  });
});

describe('cancellations', () => {
  it('import nothing for a METHOD:CANCEL message', async () => {
    const file = await read(calendar(['METHOD:CANCEL'], ['SUMMARY:Dentist', START]));
    expect(file).toMatchObject({ events: [], skipped: [{ title: 'Dentist', reason: 'It was cancelled.' }] });
    for (const methods of [['METHOD:PUBLISH'], ['METHOD:CANCEL', 'METHOD:PUBLISH']])
      expect((await read(calendar(methods, ['SUMMARY:Dentist', START]))).events).toHaveLength(1);
  });

  it('end a series from that day on', async () => {
    const { events } = await read(
      calendar(
        [],
        [START, 'RRULE:FREQ=WEEKLY'],
        [START.replace('1201', '1215'), 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261215T100000', 'STATUS:CANCELLED'],
      ),
    );
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ recurringType: 'weekly', recurringEndDate: '2026-12-14' });
  });

  const from = (...days: string[]): string[][] =>
    days.map((day) => [
      `DTSTART:2026${day}T100000`,
      `RECURRENCE-ID;RANGE=THISANDFUTURE:2026${day}T100000`,
      'STATUS:CANCELLED',
    ]);
  const left = async (rule: string, ...days: string[]): Promise<string[]> =>
    (await read(calendar([], [START, rule], ...from(...days)))).events.map(
      ({ eventDate, recurringEndDate }) => `${eventDate}..${recurringEndDate ?? ''}`,
    );

  it.each([
    ['on each of its weekdays', 'RRULE:FREQ=WEEKLY;BYDAY=TU,TH', ['1215'], ['2026-12-01..2026-12-14']],
    ['of one weekday of the week', 'RRULE:FREQ=WEEKLY;BYDAY=TU,MO', ['1207'], ['2026-12-01..2026-12-06']],
    ['where it is listed date by date', 'RRULE:FREQ=MONTHLY;BYDAY=1TU,3TU;COUNT=4', ['1215'], ['2026-12-01..']],
    ['from its first day on: nothing is left', 'RRULE:FREQ=WEEKLY', ['1201'], []],
    ['twice: the earlier day counts', 'RRULE:FREQ=WEEKLY', ['1215', '1229'], ['2026-12-01..2026-12-14']],
    ['twice, the earlier day later in the file', 'RRULE:FREQ=WEEKLY', ['1229', '1215'], ['2026-12-01..2026-12-14']],
  ])('ends it %s', async (_how, rule, days, expected) => {
    expect(await left(rule, ...days)).toEqual(expected);
  });

  it('are reported when nothing is left', async () => {
    const { skipped } = await read(calendar([], [START, 'SUMMARY:Judo', 'RRULE:FREQ=WEEKLY'], ...from('1201')));
    expect(skipped).toEqual([{ title: 'Judo', reason: 'It was cancelled.' }]);
  });
});

describe('when', () => {
  it.each([
    [
      'whole days of Outlook',
      [
        'DTSTART;TZID=Europe/London:20261201T000000',
        'DTEND;TZID=Europe/London:20261204T000000',
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      ],
      '2026-12-01 2026-12-03',
    ],
    [
      'a whole day of Outlook in another zone',
      [
        'DTSTART;TZID=Eastern Standard Time:20261201T000000',
        'DTEND;TZID=Eastern Standard Time:20261202T000000',
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      ],
      '2026-12-01 2026-12-01',
    ],
    [
      'hours that Outlook says are no whole day',
      [
        'DTSTART;TZID=Europe/London:20261201T000000',
        'DTEND;TZID=Europe/London:20261204T000000',
        'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE',
      ],
      '2026-12-01 00:00 2026-12-04 00:00',
    ],
    [
      'hours, whatever Outlook says of them',
      ['DTSTART:20261201T090000', 'DTEND:20261201T100000', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
      '2026-12-01 09:00 2026-12-01 10:00',
    ],
    ['a zone of Exchange', ['DTSTART;TZID=tzone://Microsoft/Utc:20260720T100000'], '2026-07-20 11:00 2026-07-20'],
  ])('%s', async (_name, lines, expected) => {
    expect(when(await one(...lines))).toBe(expected);
  });

  it('added dates have their own times, and the length of the others', async () => {
    const { events } = await read(
      calendar(
        [],
        [
          'DTSTART;TZID=Europe/Berlin:20261201T230000',
          'DTEND;TZID=Europe/Berlin:20261202T003000',
          'RDATE;TZID=Europe/Berlin:20261204T150000',
        ],
      ),
    );
    expect(events.map(when)).toEqual(['2026-12-01 22:00 2026-12-01 23:30', '2026-12-04 14:00 2026-12-04 15:30']);
  });

  it('two different additions on one day are kept, a duplicate is not', async () => {
    const dates = 'RDATE:20261204T150000,20261204T190000,20261204T150000,20261201T180000,20261201T100000';
    const { events } = await read(calendar([], [START, 'DURATION:PT1H', dates]));
    expect(events.map(when).sort()).toEqual([
      '2026-12-01 10:00 2026-12-01 11:00',
      '2026-12-01 18:00 2026-12-01 19:00',
      '2026-12-04 15:00 2026-12-04 16:00',
      '2026-12-04 19:00 2026-12-04 20:00',
    ]);
    expect(new Set(events.map(({ part }) => part)).size).toBe(4);
  });

  it('of two dates on one day the cancelled one is dropped', async () => {
    const main = [START, 'RDATE:20261204T150000,20261204T190000'];
    const off = ['DTSTART:20261204T190000', 'RECURRENCE-ID:20261204T190000', 'STATUS:CANCELLED'];
    const { events } = await read(calendar([], main, off));
    expect(events.map(when)).toEqual(['2026-12-01 10:00 2026-12-01', '2026-12-04 15:00 2026-12-04']);
  });

  it('listed dates each have the hour given by the other zone', async () => {
    // New York changes its clocks two weeks before London
    const rule = [
      'DTSTART;TZID=America/New_York:20270209T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=MONTHLY;BYDAY=3TU;COUNT=3',
    ];
    const { events } = await read(calendar([], rule));
    expect(events.map(when)).toEqual([
      '2027-02-16 14:00 2027-02-16 15:00',
      '2027-03-16 13:00 2027-03-16 14:00',
      '2027-04-20 14:00 2027-04-20 15:00',
    ]);
  });

  it('a feed has each week at its own hour, too', async () => {
    const rule = ['DTSTART;TZID=America/New_York:20270309T090000', 'RRULE:FREQ=WEEKLY;COUNT=4'];
    const { events } = await read(calendar([], rule), { exact: true });
    expect(events.map(when)).toEqual([
      '2027-03-09 14:00 2027-03-09',
      '2027-03-16 13:00 2027-03-16',
      '2027-03-23 13:00 2027-03-23',
      '2027-03-30 14:00 2027-03-30',
    ]);
  });
});

describe('unsupported contents are reported', () => {
  it.each([
    ['a second rule', ['RRULE:FREQ=WEEKLY;COUNT=3', 'RRULE:FREQ=DAILY;COUNT=3'], 'It has several repeats'],
    ['a rule for days to leave out', ['RRULE:FREQ=DAILY', 'EXRULE:FREQ=WEEKLY'], 'A rule for days to leave out'],
    ['years of another calendar', ['RRULE:RSCALE=CHINESE;FREQ=YEARLY'], 'Its repeat could not be read'],
    [
      'days that move in short months',
      ['RRULE:RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD'],
      'Its repeat could not be read',
    ],
    ['dates of another length', ['RDATE;VALUE=PERIOD:20261210T100000Z/PT2H'], 'have a different length'],
  ])('%s', async (_name, lines, note) => {
    expect((await one(START, ...lines)).note).toContain(note);
  });

  it('except for a rule that uses them redundantly', async () => {
    expect((await one(START, 'RRULE:RSCALE=GREGORIAN;FREQ=DAILY;SKIP=OMIT')).note).toBeNull();
  });

  it('a change of all later dates', async () => {
    const { events } = await read(
      calendar(
        [],
        [START, 'RRULE:FREQ=WEEKLY;COUNT=6'],
        ['DTSTART:20261215T150000', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261215T100000'],
      ),
    );
    expect(events.map(({ note }) => note)).toEqual([null, expect.stringContaining('all later dates')]);
  });
});
