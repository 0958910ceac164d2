import fc from 'fast-check';
import { isCalendarDate, isLocalTime } from './dates';
import { isTimeZone, timeIn, todayIn } from './today';
import { utcDay, ZONES } from '../domain.test-kit';

describe('todayIn and timeIn', () => {
  it.each([
    ['Europe/London', '2026-10-24T23:30:00Z', '2026-10-25', '00:30'],
    ['Europe/London', '2026-10-25T00:30:00Z', '2026-10-25', '01:30'],
    ['Europe/London', '2026-10-25T01:30:00Z', '2026-10-25', '01:30'],
    ['Europe/London', '2026-03-29T00:59:00Z', '2026-03-29', '00:59'],
    ['Europe/London', '2026-03-29T01:00:00Z', '2026-03-29', '02:00'],
    ['Pacific/Pago_Pago', '2027-01-01T10:59:59Z', '2026-12-31', '23:59'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01', '00:00'],
    ['Asia/Kathmandu', '2024-02-28T18:15:00Z', '2024-02-29', '00:00'],
    ['Africa/Cairo', '2026-04-23T21:59:00Z', '2026-04-23', '23:59'],
    ['Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-24', '01:00'],
    ['Pacific/Apia', '2011-12-30T09:59:00Z', '2011-12-29', '23:59'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31', '00:00'],
  ])('in %s at %s it is %s %s', (zone, instant, date, time) => {
    expect(todayIn(zone, new Date(instant))).toBe(date);
    expect(timeIn(zone, new Date(instant))).toBe(time);
  });

  it('is in every zone a real date within a day of UTC, and a real time', () => {
    const instants = fc.date({ min: new Date('1971-01-01'), max: new Date('2199-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (instant, zone) => {
        const today = todayIn(zone, instant);
        expect(isCalendarDate(today)).toBe(true);
        expect(Math.abs(utcDay(today) - Math.floor(instant.getTime() / 86_400_000))).toBeLessThanOrEqual(1);
        expect(isLocalTime(timeIn(zone, instant))).toBe(true);
      }),
    );
  });
});

describe('isTimeZone', () => {
  it.each([...ZONES, 'America/Argentina/Buenos_Aires', 'Etc/GMT+11'])('knows %s', (zone) =>
    expect(isTimeZone(zone)).toBe(true),
  );
  it.each(['Mars/Olympus', '+02:00', '', 'Europe/London; drop table', null, 7])('refuses %p', (zone) =>
    expect(isTimeZone(zone)).toBe(false),
  );
});
