import { IANAZone } from 'luxon';
import { readCalendarFile } from './calendar-file';
import type { CalendarFile } from './calendar-file.types';
import { scanFile } from './file-scan';

/** Files that once took half a minute or more. */

const OPTIONS = { timeZone: 'Europe/London', window: { from: '2026-10-08', to: '2028-10-08' } };
const START = 'DTSTART:20261020T153000';
const read = (...lines: string[]): Promise<CalendarFile> =>
  new Promise((done) => done(readCalendarFile(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'), OPTIONS)));
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', lines.join('\r\n'), 'END:VEVENT'];
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const two = (number: number): string => String(number).padStart(2, '0');

it.each([
  ['a property written again and again', times(200_000, () => 'UID:')],
  ['dates without end, a line each', times(20_000, () => 'EXDATE:20270101T100000')],
  ['dates without end, in long lines', times(8, () => `EXDATE:${times(3_500, () => '20270101T100000').join(',')}`)],
  ['categories without end', times(8, () => `CATEGORIES:${'a,'.repeat(30_000)}`)],
])('an event with %s is left out, the next is not', async (_what, lines) => {
  const { events, skipped } = await read(
    ...event(START, 'SUMMARY:Big', lines.join('\r\n')),
    ...event(START, 'SUMMARY:Next'),
  );
  expect(skipped).toEqual([{ title: 'Big', reason: 'It is too large for an event.' }]);
  expect(events.map(({ title }) => title)).toEqual(['Next']);
});

it("ignored properties do not count towards an event's size", async () => {
  const guests = times(6_000, (n) => `ATTENDEE;CN=Guest ${n};PARTSTAT=ACCEPTED:mailto:guest-${n}@example.org`);
  const { events } = await read(...event(START, 'SUMMARY:Wedding', ...guests));
  expect(events.map(({ title }) => title)).toEqual(['Wedding']);
});

it('exceptions are counted before they are read', async () => {
  const same = `EXDATE:${times(2_500, () => '20270101T100000').join(',')}`;
  const { skipped } = await read(...event(START, 'RRULE:FREQ=DAILY', same));
  expect(skipped[0]?.reason).toBe('It has more than 1000 exceptions.');
});

it('all lines may end with CR alone', async () => {
  const text = [
    'BEGIN:VCALENDAR',
    ...times(300_000, () => 'X'),
    ...event(START, 'SUMMARY:Old', ' er'),
    'END:VCALENDAR',
  ];
  const { events, complete } = readCalendarFile(text.join('\r'), OPTIONS);
  expect([events.map(({ title }) => title), complete]).toEqual([['Older'], true]);
});

it.each(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])('%s with any interval is accepted', async (freq) => {
  const intervals = ['400', '83333', '3000000', '2147483647', '1000000000000000', '1'.padEnd(31, '0')];
  const series = intervals.map((interval, n) =>
    event(`UID:${n}`, START, 'SUMMARY:Rare', `RRULE:FREQ=${freq};INTERVAL=${interval};BYMONTH=10;BYMONTHDAY=20,21`),
  );
  const { events, skipped } = await read(...series.flat());
  expect(new Set([...events, ...skipped].map(({ title }) => title))).toEqual(new Set(['Rare']));
  expect(new Set(events.map(({ eventDate }) => eventDate.slice(0, 7)))).toEqual(new Set(['2026-10']));
});

it("listed rules under one UID share the file's budget", async () => {
  const rules = times(300, (n) =>
    event(
      'UID:same',
      `DTSTART:202601${two(1 + (n % 28))}T${two(n % 24)}${two(n % 60)}00`,
      'RRULE:FREQ=DAILY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11',
    ),
  );
  await expect(read(...rules.flat())).rejects.toThrow('more than 20,000 dates');
});

it('many series and changed occurrences under one UID are bounded', async () => {
  const at = (n: number) => `2026${two(1 + (n % 12))}${two(1 + (n % 28))}T${two(n % 24)}${two((n >> 3) % 60)}00`;
  const series = times(320, (n) => event('UID:same', `DTSTART:${at(n)}`, 'RRULE:FREQ=DAILY'));
  const changes = times(320, (n) => event('UID:same', START, `RECURRENCE-ID:2025${at(n).slice(4)}`));
  const { skipped } = await read(...series.flat(), ...changes.flat());
  expect(skipped.map(({ reason }) => reason)).toContain('The file has too many complicated rules.');
});

it('a series with thousands of changed occurrences is read, in order', async () => {
  const day = (n: number) => new Date(Date.UTC(2010, 0, 1 + n)).toISOString().slice(0, 10);
  const stamp = (n: number) => `${day(n).replaceAll('-', '')}T100000`;
  const changes = times(4_000, (n) =>
    event('UID:a', `DTSTART:${stamp(4_000 - n)}`, `RECURRENCE-ID:${stamp(3_999 - n)}`),
  );
  const { events } = await read(...event('UID:a', 'DTSTART:20100101T100000', 'RRULE:FREQ=DAILY'), ...changes.flat());
  expect(events).toHaveLength(4_001);
  expect(events[0]?.exceptions).toEqual(times(4_000, day));
});

it('repeated values in a rule cost no more than one', async () => {
  const rule = `RRULE:FREQ=DAILY;COUNT=60000;BYYEARDAY=${'1,'.repeat(25_000)}1`;
  const { events } = await read(...times(1, (n) => event(`UID:${n}`, 'DTSTART:19000101T100000', rule)).flat());
  expect(events.filter(({ uid }) => uid === '0').map(({ eventDate }) => eventDate)).toEqual([
    '2027-01-01',
    '2028-01-01',
  ]);
});

it('a custom zone with endless dates is bounded', async () => {
  const zone = (name: string, dates: number) => [
    ...['BEGIN:VTIMEZONE', `TZID:${name}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0100'],
    ...['TZOFFSETTO:+0200', ...times(dates, () => 'RDATE:19800101T000000'), 'END:STANDARD', 'END:VTIMEZONE'],
  ];
  const events = times(40, (n) => event(`UID:${n}`, `DTSTART;TZID=own:${1981 + n}0601T120000`, 'RRULE:FREQ=DAILY'));
  const file = await read(...zone('own', 100_000), ...events.flat());
  expect(file.events.at(-1)).toMatchObject({ eventTime: '11:00' });
  await expect(read(...times(1_001, (n) => zone(`own ${n}`, 0)).flat())).rejects.toThrow('more than 1,000 time zones');
});

it('zones are cached under one spelling', async () => {
  const asked = jest.spyOn(IANAZone, 'create');
  const { events } = await read(
    ...event('UID:a', 'DTSTART;TZID=aMERICA/nEW_yORK:20261020T203000'),
    ...event('UID:b', 'DTSTART;TZID=AMERICA/new_york:20261020T203000'),
    ...event('UID:c', 'DTSTART;TZID=us/EASTERN:20261020T203000'),
  );
  expect(events.map(({ eventDate, eventTime }) => `${eventDate} ${eventTime}`)).toEqual(
    times(3, () => '2026-10-21 01:30'),
  );
  expect(new Set(asked.mock.calls.map(([name]) => name))).toEqual(new Set(['America/New_York', 'Europe/London']));
  asked.mockRestore();
});

it('retains only used properties, and only as much as shows that they are too large', async () => {
  const lines = times(300_000, (n) => (n % 2 ? 'X:;:"":\\' : 'UID:'));
  const text = ['BEGIN:VCALENDAR', ...event(START, lines.join('\r\n')), 'END:VCALENDAR'].join('\r\n');
  const { events } = scanFile(text);
  expect(new Set(events[0])).toEqual(new Set([START, 'UID:']));
  expect(events[0]).toHaveLength(4_001);
});
