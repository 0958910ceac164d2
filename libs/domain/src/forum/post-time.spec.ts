import { postTime } from './post-time';

const HOUR = 3_600_000;
const now = new Date('2026-10-08T12:00:00Z');
const london = { now, timeZone: 'Europe/London', locale: 'en-GB' };

it.each([
  [0, 'Just now'],
  [HOUR - 1, 'Just now'],
  [HOUR, '1h ago'],
  [2 * HOUR - 1, '1h ago'],
  [24 * HOUR - 1, '23h ago'],
  [24 * HOUR, 'Yesterday'],
  [48 * HOUR - 1, 'Yesterday'],
  [48 * HOUR, '6 Oct'],
  [300 * 24 * HOUR, '12 Dec 2025'],
  [-HOUR, 'Just now'],
])('%i ms ago is %s', (ms, expected) => {
  expect(postTime(new Date(now.getTime() - ms), london)).toBe(expected);
});

it.each([null, undefined, '', 'not a time'])('a missing time (%p) is Just now', (timestamp) => {
  expect(postTime(timestamp, london)).toBe('Just now');
});

it('has the date in the family’s time zone', () => {
  expect(postTime('2026-10-05T23:30:00Z', london)).toBe('6 Oct');
  expect(postTime('2026-10-05T23:30:00Z', { ...london, timeZone: 'America/New_York' })).toBe('5 Oct');
});
