import { timeIn, todayIn } from '@homefold/domain';
import fc from 'fast-check';
import { digestTurn } from './digest-time';

/** "due 2026-10-08, again 2026-10-09 07:00": the result of a check, in the family's zone. */
function look(timeZone: string, now: string, lastDay: string | null): string {
  const { day, isDue, next } = digestTurn(timeZone, new Date(now), lastDay);
  return `${isDue ? `due ${day}, ` : ''}again ${todayIn(timeZone, next)} ${timeIn(timeZone, next)}`;
}

const YESTERDAY = '2026-10-07';

it.each<[string, string, string, string | null, string]>([
  ['before seven', 'Europe/London', '2026-10-08T05:59:59Z', YESTERDAY, 'again 2026-10-08 07:00'],
  ['at seven', 'Europe/London', '2026-10-08T06:00:00Z', YESTERDAY, 'due 2026-10-08, again 2026-10-09 07:00'],
  ['late', 'Europe/London', '2026-10-08T10:59:59Z', YESTERDAY, 'due 2026-10-08, again 2026-10-09 07:00'],
  ['at noon', 'Europe/London', '2026-10-08T11:00:00Z', YESTERDAY, 'again 2026-10-09 07:00'],
  ['at night', 'Europe/London', '2026-10-08T22:00:00Z', YESTERDAY, 'again 2026-10-09 07:00'],
  ['sent already', 'Europe/London', '2026-10-08T06:00:10Z', '2026-10-08', 'again 2026-10-09 07:00'],
  ['days later', 'Europe/London', '2026-10-20T07:00:00Z', YESTERDAY, 'due 2026-10-20, again 2026-10-21 07:00'],
  ['a new family, early', 'Europe/London', '2026-10-08T03:00:00Z', null, 'again 2026-10-08 07:00'],
  ['a new family, later', 'Europe/London', '2026-10-08T08:00:00Z', null, 'again 2026-10-09 07:00'],
  [
    'moved east of its seven o’clock',
    'Europe/Athens',
    '2026-10-08T05:00:00Z',
    YESTERDAY,
    'due 2026-10-08, again 2026-10-09 07:00',
  ],
  [
    'moved to where it is yesterday',
    'Pacific/Honolulu',
    '2026-10-07T17:00:00Z',
    '2026-10-08',
    'again 2026-10-09 07:00',
  ],
  ['quarter hours', 'Asia/Kathmandu', '2026-10-08T01:15:00Z', YESTERDAY, 'due 2026-10-08, again 2026-10-09 07:00'],
  [
    'clocks go back that night',
    'Europe/London',
    '2026-10-25T07:00:00Z',
    '2026-10-24',
    'due 2026-10-25, again 2026-10-26 07:00',
  ],
  ['not an hour early then', 'Europe/London', '2026-10-25T06:00:00Z', '2026-10-24', 'again 2026-10-25 07:00'],
  [
    'clocks go forward that night',
    'Europe/London',
    '2026-03-29T06:00:00Z',
    '2026-03-28',
    'due 2026-03-29, again 2026-03-30 07:00',
  ],
  // Beirut and Cairo begin summer time at midnight: that day has no 00:00
  ['no midnight', 'Asia/Beirut', '2026-03-29T04:00:00Z', '2026-03-28', 'due 2026-03-29, again 2026-03-30 07:00'],
  ['the evening before no midnight', 'Asia/Beirut', '2026-03-28T21:59:59Z', '2026-03-28', 'again 2026-03-29 07:00'],
  ['no midnight', 'Africa/Cairo', '2026-04-24T04:00:00Z', '2026-04-23', 'due 2026-04-24, again 2026-04-25 07:00'],
  // Samoa had no 30 December 2011
  ['a day left out', 'Pacific/Apia', '2011-12-29T17:00:00Z', '2011-12-28', 'due 2011-12-29, again 2011-12-31 07:00'],
  ['the day after it', 'Pacific/Apia', '2011-12-30T17:00:00Z', '2011-12-29', 'due 2011-12-31, again 2012-01-01 07:00'],
])('%s (%s at %s)', (_what, timeZone, now, lastDay, expected) => {
  expect(look(timeZone, now, lastDay)).toBe(expected);
});

/** When a server that always sleeps until the next run sends, from the evening of a day on. */
function sends(timeZone: string, evening: string, time: string, count: number): string[] {
  const sent: string[] = [];
  let now = new Date(`${evening}T20:00:00Z`);
  let lastDay: string | null = evening;
  while (sent.length < count) {
    const turn = digestTurn(timeZone, now, lastDay, time);
    if (turn.isDue) sent.push(`${turn.day} at ${now.toISOString().slice(11, 16)}Z`);
    lastDay = turn.lastDay;
    now = turn.next;
  }
  return sent;
}

// No zone changes its clocks at seven, so the digest's hour is moved to London's transition.
it('is due once when its time is skipped, and once when it occurs twice', () => {
  expect(sends('Europe/London', '2026-03-27', '01:30', 3)).toEqual([
    '2026-03-28 at 01:30Z',
    '2026-03-29 at 01:30Z',
    '2026-03-30 at 00:30Z',
  ]);
  expect(sends('Europe/London', '2026-10-23', '01:30', 3)).toEqual([
    '2026-10-24 at 00:30Z',
    '2026-10-25 at 00:30Z',
    '2026-10-26 at 01:30Z',
  ]);
  // where midnight itself is skipped
  expect(sends('Asia/Beirut', '2026-03-27', '00:00', 3)).toEqual([
    '2026-03-28 at 22:00Z',
    '2026-03-29 at 22:00Z',
    '2026-03-30 at 21:00Z',
  ]);
});

it('is due once each morning and never outside of it for any polling times, and always reschedules later', () => {
  const zones = [
    'Europe/London',
    'Asia/Beirut',
    'Africa/Cairo',
    'America/Sao_Paulo',
    'Pacific/Apia',
    'Australia/Lord_Howe',
  ];
  const minutes = fc.array(fc.integer({ min: 1, max: 1_500 }), { minLength: 20, maxLength: 60 });
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 2008, max: 2037 }),
      fc.integer({ min: 0, max: 360 }),
      minutes,
      (zone, year, start, steps) => {
        let now = new Date(Date.UTC(year, 0, 1 + start));
        let lastDay: string | null = null;
        const sent: string[] = [];
        for (const step of steps) {
          const turn = digestTurn(zone, now, lastDay);
          expect(turn.next.getTime()).toBeGreaterThan(now.getTime());
          if (turn.isDue) {
            sent.push(turn.day);
            expect(timeIn(zone, now) >= '07:00' && timeIn(zone, now) < '13:00').toBe(true);
          }
          expect(digestTurn(zone, now, turn.lastDay).isDue).toBe(false);
          lastDay = turn.lastDay;
          now = new Date(now.getTime() + step * 60_000);
        }
        expect(new Set(sent).size).toBe(sent.length);
      },
    ),
  );
});
