import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { isUtc, vtimezone } from './vtimezone';

const YEARS = { from: 2019, to: 2046 };

/** The zone as another program reconstructs it, from the text alone. */
const zoneOf = (timeZone: string, years = YEARS) => {
  const component = new ICAL.Component([...vtimezone(timeZone, years)]);
  const text = component.toString();
  const zone = new ICAL.Timezone(ICAL.Component.fromString(text));
  return { text, zone };
};

/** The first hour with the later offset, between two times of which one is before and one after a change. */
function changeBetween(before: DateTime, after: DateTime): DateTime {
  const hours = Math.round(after.diff(before, 'hours').hours);
  if (hours <= 1) return after;
  const middle = before.plus({ hours: Math.floor(hours / 2) });
  return middle.offset === before.offset ? changeBetween(middle, after) : changeBetween(before, middle);
}

/** Local times every ten days, and hourly around every clock change; skipped and ambiguous ones are left out. */
function timesOf(timeZone: string, { from, to }: typeof YEARS): DateTime[] {
  const times: DateTime[] = [];
  let before = DateTime.fromObject({ year: from, month: 1, day: 2, hour: 12 }, { zone: timeZone });
  while (before.year <= to) {
    times.push(before);
    const next = before.plus({ days: 10 });
    if (before.offset !== next.offset) {
      const change = changeBetween(before, next);
      for (let hours = -12; hours <= 12; hours += 1) times.push(change.plus({ hours }));
    }
    before = next;
  }
  return times.filter((time) => time.getPossibleOffsets().length === 1);
}

const sorted = (text: string, name: string) => text.split('\r\n').filter((line) => line.startsWith(name));

describe.each([
  'Europe/London',
  'Europe/Dublin',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Santiago',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Gaza',
  'Asia/Jerusalem',
  'Pacific/Apia',
  'Pacific/Chatham',
])('%s', (timeZone) => {
  it('has the offsets of the real zone in every year', () => {
    const { zone } = zoneOf(timeZone);
    const wrong = timesOf(timeZone, YEARS).filter((time) => {
      const { year, month, day, hour, minute } = time;
      return zone.utcOffset(ICAL.Time.fromData({ year, month, day, hour, minute, second: 0 })) !== time.offset * 60;
    });
    expect(wrong.slice(0, 5).map((time) => time.toISO())).toEqual([]);
  });
});

it('writes a recurring rule, without an end, where there is one', () => {
  const { text } = zoneOf('Europe/London');
  expect(sorted(text, 'RRULE')).toEqual([
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  ]);
  expect(sorted(zoneOf('America/New_York').text, 'RRULE')).toEqual([
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  ]);
});

it('handles ended rules, and zones without any', () => {
  const { text, zone } = zoneOf('America/New_York', { from: 2004, to: 2046 });
  expect(sorted(text, 'RRULE').some((line) => line.includes('UNTIL=2006'))).toBe(true);
  expect(zone.utcOffset(ICAL.Time.fromData({ year: 2005, month: 3, day: 20, hour: 12, minute: 0, second: 0 }))).toBe(
    -18_000,
  );
  expect(zone.utcOffset(ICAL.Time.fromData({ year: 2007, month: 3, day: 20, hour: 12, minute: 0, second: 0 }))).toBe(
    -14_400,
  );
  expect(zoneOf('Asia/Kolkata').text).toContain('TZOFFSETTO:+0530');
  expect(sorted(zoneOf('Asia/Kolkata').text, 'RRULE')).toEqual([]);
});

it('continues the offset that applied before it', () => {
  const { zone } = zoneOf('Europe/London', { from: 2026, to: 2046 });
  expect(zone.utcOffset(ICAL.Time.fromData({ year: 2026, month: 1, day: 1, hour: 0, minute: 0, second: 0 }))).toBe(0);
  expect(zone.utcOffset(ICAL.Time.fromData({ year: 2026, month: 7, day: 1, hour: 0, minute: 0, second: 0 }))).toBe(
    3_600,
  );
});

it('writes UTC without a zone', () => {
  for (const name of ['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT', 'Etc/GMT+0']) expect(isUtc(name)).toBe(true);
  for (const name of ['Europe/London', 'Etc/GMT+1', 'Africa/Abidjan']) expect(isUtc(name)).toBe(false);
});
