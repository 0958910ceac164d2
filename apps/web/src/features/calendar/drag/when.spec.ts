import { dragWhen, sameWhen, stepWhen, whenAt } from './when';
import type { Grip, Handling, When } from './when';

/** "8 15:40-16:40", "8..10", "8 22:00-06:00", "8..9 22:00-06:00": days of October 2026. */
function read(text: string): When {
  const [days = '', times = ''] = text.split(' ');
  const [first = '', last = first] = days.split('..');
  const [eventTime = null, eventEndTime = null] = times === '' ? [] : times.split('-');
  const date = (day: string): string => `2026-10-${day.padStart(2, '0')}`;
  return { startDate: date(first), endDate: date(last), eventTime, eventEndTime };
}

function write({ startDate, endDate, eventTime, eventEndTime }: When): string {
  const day = (date: string): string => String(Number(date.slice(8)));
  const days = endDate === startDate ? day(startDate) : `${day(startDate)}..${day(endDate)}`;
  return eventTime ? `${days} ${eventTime}${eventEndTime ? `-${eventEndTime}` : ''}` : days;
}

const by = (grip: Grip, unit: Handling['unit'], recurring = false): Handling => ({ grip, unit, recurring });

describe('moving in the time grid', () => {
  it.each([
    // from, days, minutes, to
    ['8 15:40-16:40', 0, 7, '8 15:40-16:40'],
    ['8 15:40-16:40', 1, 0, '9 15:40-16:40'],
    ['8 15:40-16:40', 0, 8, '8 15:45-16:45'],
    ['8 15:40-16:40', -2, 65, '6 16:45-17:45'],
    ['8 09:00-09:20', 0, -20, '8 08:45-09:05'],
    ['8 09:00', 0, 60, '8 10:00'],
    // clamped to the day, at either end
    ['8 09:00-10:00', 0, -900, '8 00:00-01:00'],
    ['8 09:00-10:00', 0, 900, '8 23:00-00:00'],
    ['8 09:00-09:50', 0, 900, '8 23:10-00:00'],
    ['8 09:00', 0, 999, '8 23:45'],
    // a night stays a night, in the same notation
    ['8 22:00-06:00', 1, 0, '9 22:00-06:00'],
    ['8 22:00-06:00', 0, 60, '8 23:00-07:00'],
    ['8 22:00-06:00', 0, 600, '8 23:45-07:45'],
    ['8 22:00-06:00', 0, -780, '8 09:00-17:00'],
    ['8..9 22:00-06:00', 1, 60, '9..10 23:00-07:00'],
    ['8..9 22:00-06:00', 0, -780, '8 09:00-17:00'],
    ['8..9 22:00-06:00', 0, -360, '8 16:00-00:00'],
    // nights with a clock change keep their wall times
    ['24 01:30-02:30', 1, 0, '25 01:30-02:30'],
    ['24 22:00-06:00', 1, 0, '25 22:00-06:00'],
  ])('%s by %d days and %d minutes is %s', (from, days, minutes, to) => {
    expect(write(dragWhen(read(from), by('move', 'minutes'), days, minutes))).toBe(to);
  });

  it.each([
    ['8 15:40-16:40', 1, '8 15:45-16:45'],
    ['8 15:40-16:40', -1, '8 15:30-16:30'],
    ['8 15:45-16:45', 1, '8 16:00-17:00'],
    ['8 00:00-01:00', -1, '8 00:00-01:00'],
    ['8 23:00-00:00', 1, '8 23:00-00:00'],
  ] as const)('an arrow takes %s (%d) to the next quarter: %s', (from, direction, to) => {
    expect(write(stepWhen(read(from), by('move', 'minutes'), 0, direction))).toBe(to);
  });

  it('crosses months and years', () => {
    const eve = { startDate: '2026-12-31', endDate: '2026-12-31', eventTime: '10:00', eventEndTime: '11:00' };
    expect(dragWhen(eve, by('move', 'minutes'), 1, 0)).toMatchObject({
      startDate: '2027-01-01',
      endDate: '2027-01-01',
    });
  });
});

describe('resizing in the time grid', () => {
  it.each([
    ['end', '8 15:40-16:40', 10, '8 15:40-16:45'],
    ['end', '8 15:40-16:40', -300, '8 15:40-15:55'],
    ['end', '8 15:00-16:00', 900, '8 15:00-00:00'],
    ['end', '8 15:00', 15, '8 15:00-16:30'],
    ['end', '8 23:30', 15, '8 23:30-00:00'],
    ['end', '8 22:00-06:00', 60, '8 22:00-07:00'],
    ['end', '8..9 22:00-06:00', 60, '8..9 22:00-07:00'],
    ['end', '8..9 22:00-06:00', -600, '8 22:00-00:00'],
    ['end', '8..9 08:00-06:00', 600, '8..9 08:00-07:45'],
    ['end', '8 22:00-06:00', 2000, '8 22:00-21:45'],
    ['start', '8 15:40-16:40', -40, '8 15:00-16:40'],
    ['start', '8 15:40-16:40', 300, '8 16:25-16:40'],
    ['start', '8 09:00-10:00', -900, '8 00:00-10:00'],
    ['start', '8 15:00', -60, '8 14:00-16:15'],
    ['start', '8 22:00-06:00', -60, '8 21:00-06:00'],
    ['start', '8 22:00-06:00', -2000, '8 06:15-06:00'],
    ['start', '8 22:00-06:00', 2000, '8 23:45-06:00'],
  ] as const)('the %s of %s by %d minutes: %s', (grip, from, minutes, to) => {
    expect(write(dragWhen(read(from), by(grip, 'minutes'), 0, minutes))).toBe(to);
  });

  it.each([
    ['8 15:40-16:40', 1, '8 15:40-16:45'],
    ['8 15:40-16:00', -1, '8 15:40-15:55'],
    ['8 15:40-15:55', -1, '8 15:40-15:55'],
  ] as const)('Shift and an arrow takes the end of %s (%d) to the next quarter: %s', (from, direction, to) => {
    expect(write(stepWhen(read(from), by('end', 'minutes'), 0, direction))).toBe(to);
  });
});

describe('whole days', () => {
  it.each([
    ['move', '8', 3, '11'],
    ['move', '8..10', -7, '1..3'],
    ['move', '8 15:40-16:40', 7, '15 15:40-16:40'],
    ['move', '8..10 22:00-07:00', 1, '9..11 22:00-07:00'],
    ['end', '8', 2, '8..10'],
    ['end', '8..10', -1, '8..9'],
    ['end', '8..10', -9, '8'],
    ['end', '8..10 22:00-07:00', -9, '8..9 22:00-07:00'],
    ['end', '8..10 07:00-22:00', -9, '8 07:00-22:00'],
    ['start', '8..10', -2, '6..10'],
    ['start', '8..10', 9, '10'],
    ['start', '8..10 22:00-07:00', 9, '9..10 22:00-07:00'],
  ] as const)('%s: %s by %d days is %s', (grip, from, days, to) => {
    expect(write(dragWhen(read(from), by(grip, 'days'), days, 500))).toBe(to);
  });

  it('lets a repeating event last 31 days at most', () => {
    expect(write(dragWhen(read('1'), by('end', 'days', true), 40, 0))).toBe('1..31');
  });

  it('detects that nothing has changed', () => {
    expect(sameWhen(read('8 10:00-11:00'), read('8 10:00-11:00'))).toBe(true);
    for (const other of ['9 10:00-11:00', '8 10:15-11:00', '8 10:00-11:15', '8..9 10:00-11:00'])
      expect(sameWhen(read('8 10:00-11:00'), read(other))).toBe(false);
  });
});

describe('moving to a day and a time that were typed', () => {
  it.each([
    // to the minute, and as long as before
    ['8 15:40-16:40', '2026-10-10', '09:05', '10 09:05-10:05'],
    ['8 09:00', '2026-10-08', '10:00', '8 10:00'],
    ['8 22:00-06:00', '2026-10-09', '23:10', '9 23:10-07:10'],
    ['8..9 22:00-06:00', '2026-10-09', '21:00', '9..10 21:00-05:00'],
    ['8 09:00-10:00', '2026-10-08', '23:30', '8 23:30-00:30'],
    // all day, and out of it
    ['8 15:40-16:40', '2026-10-10', null, '10'],
    ['8..10', '2026-10-09', null, '9..11'],
    ['8', '2026-10-08', '09:00', '8 09:00'],
    // days that keep their times
    ['8..10 09:00-12:00', '2026-10-09', '10:00', '9..11 10:00-13:00'],
  ] as const)('%s: to %s at %s is %s', (from, date, time, to) => {
    expect(write(whenAt(read(from), date, time))).toBe(to);
  });
});
