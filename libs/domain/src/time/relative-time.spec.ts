import { relativeTime } from './relative-time';

const now = new Date('2026-10-08T12:00:00Z');
const london = { now, timeZone: 'Europe/London', locale: 'en-GB' };
const before = (ms: number) => new Date(now.getTime() - ms);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('relativeTime', () => {
  it.each([
    [0, 'just now'],
    [59 * SECOND, 'just now'],
    [MINUTE, '1 minute ago'],
    [4 * MINUTE + 59 * SECOND, '4 minutes ago'],
    [HOUR - SECOND, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [DAY - SECOND, '23 hours ago'],
    [DAY, 'yesterday'],
    [2 * DAY, '2 days ago'],
    [6 * DAY, '6 days ago'],
    [7 * DAY, 'last week'],
    [13 * DAY, 'last week'],
    [14 * DAY, '24 Sept'],
    [400 * DAY, '3 Sept 2025'],
    [-5 * MINUTE, 'just now'],
  ])('%i ms ago is %s', (ms, expected) => {
    expect(relativeTime(before(ms), london)).toBe(expected);
    expect(relativeTime(before(ms).toISOString(), london)).toBe(expected);
  });

  it.each([null, undefined, '', 'not a time'])('a missing timestamp (%p) is Just now', (timestamp) => {
    expect(relativeTime(timestamp, london)).toBe('Just now');
  });

  it('uses yesterday for the previous calendar day only, not for 47 hours ago', () => {
    expect(relativeTime('2026-10-06T13:00:00Z', london)).toBe('2 days ago');
    expect(relativeTime('2026-10-06T23:30:00Z', london)).toBe('yesterday');
  });

  it('counts days in the given zone', () => {
    const instant = '2026-10-06T22:30:00Z';
    expect(relativeTime(instant, { ...london, timeZone: 'UTC' })).toBe('2 days ago');
    expect(relativeTime(instant, { ...london, timeZone: 'Europe/Berlin' })).toBe('yesterday');
  });

  it('handles a day of 25 hours', () => {
    const evening = new Date('2026-10-25T23:45:00Z');
    expect(relativeTime('2026-10-24T23:30:00Z', { ...london, now: evening })).toBe('yesterday');
  });
});
