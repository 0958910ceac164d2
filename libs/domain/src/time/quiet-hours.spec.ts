import { quietHoursProblem, quietUntil } from './quiet-hours';

const night = { start: '22:00', end: '07:00' };
const noon = { start: '12:30', end: '14:00' };
const end = (hours: { start: string; end: string }, zone: string, now: string) =>
  quietUntil(hours, zone, new Date(now))?.toISOString() ?? null;

describe('quiet hours', () => {
  it.each([
    ['before them', night, '2026-10-08T20:59:59Z', null],
    ['at their start', night, '2026-10-08T21:00:00Z', '2026-10-09T06:00:00.000Z'],
    ['before midnight', night, '2026-10-08T22:59:00Z', '2026-10-09T06:00:00.000Z'],
    ['after midnight', night, '2026-10-08T23:30:00Z', '2026-10-09T06:00:00.000Z'],
    ['a moment before their end', night, '2026-10-09T05:59:59Z', '2026-10-09T06:00:00.000Z'],
    ['at their end', night, '2026-10-09T06:00:00Z', null],
    ['of a day, inside', noon, '2026-10-08T12:00:00Z', '2026-10-08T13:00:00.000Z'],
    ['of a day, in the night', noon, '2026-10-08T23:00:00Z', null],
    ['up to midnight', { start: '20:00', end: '00:00' }, '2026-10-08T22:30:00Z', '2026-10-08T23:00:00.000Z'],
    ['up to midnight, after it', { start: '20:00', end: '00:00' }, '2026-10-08T23:00:00Z', null],
  ])('%s', (_when, hours, now, until) => expect(end(hours, 'Europe/London', now)).toBe(until));

  it.each([
    // London: clocks go back at 02:00 BST (01:00Z) on 25 October, forward at 01:00 GMT on 28 March
    [
      'last an hour longer when the clocks go back',
      'Europe/London',
      '2026-10-25T06:30:00Z',
      '2026-10-25T07:00:00.000Z',
    ],
    ['are over an hour earlier when they go forward', 'Europe/London', '2027-03-28T06:00:00Z', null],
    ['and until then they are not', 'Europe/London', '2027-03-28T05:59:00Z', '2027-03-28T06:00:00.000Z'],
    ['hold where midnight does not exist', 'America/Santiago', '2026-09-06T04:30:00Z', '2026-09-06T10:00:00.000Z'],
  ])('%s', (_what, zone, now, until) => expect(end(night, zone, now)).toBe(until));

  it('use the first of an ambiguous end', () => {
    const short = { start: '23:00', end: '01:30' };
    expect(end(short, 'Europe/London', '2026-10-25T00:29:00Z')).toBe('2026-10-25T00:30:00.000Z');
    expect(end(short, 'Europe/London', '2026-10-25T01:15:00Z')).toBeNull();
  });

  it.each([
    [null, null, null],
    ['22:00', '07:00', null],
    ['22:00', null, 'Quiet hours need a start and an end'],
    [null, '07:00', 'Quiet hours need a start and an end'],
    ['07:00', '07:00', 'Quiet hours must start and end at different times'],
  ])('from %s to %s: %s', (start, until, problem) => expect(quietHoursProblem(start, until)).toBe(problem));
});
