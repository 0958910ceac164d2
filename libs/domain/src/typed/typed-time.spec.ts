import fc from 'fast-check';
import { timeOfMinutes } from '../time/dates';
import { formatTime } from '../time/format';
import { readTypedTime } from './typed-time';

describe('a typed time', () => {
  it.each([
    ['3pm', '15:00'],
    ['3 p.m.', '15:00'],
    ['3p', '15:00'],
    ['3.30 pm', '15:30'],
    ['15', '15:00'],
    ['15:40', '15:40'],
    ['15.40', '15:40'],
    ['15h40', '15:40'],
    ['1530', '15:30'],
    ['0630', '06:30'],
    ['930', '09:30'],
    ['930pm', '21:30'],
    ['03:30', '03:30'],
    ['6:30', '06:30'],
    ['12:15', '12:15'],
    ['3', '15:00'],
    ['6', '18:00'],
    ['7', '07:00'],
    ['11', '11:00'],
    ['12', '12:00'],
    ['12am', '00:00'],
    ['0', '00:00'],
    ['noon', '12:00'],
    ['Midnight', '00:00'],
    ['half past three', '15:30'],
    ['quarter to 8', '07:45'],
    ['at 7 in the evening', '19:00'],
    ['15 Uhr', '15:00'],
  ])('%s is %s', (text, time) => expect(readTypedTime(text, 'en-GB')).toBe(time));

  it.each(['', 'soon', '24:00', '25', '3:75', '13pm and', '1h', '45 min', '1.5', '3 Oct', 'x'.repeat(500)])(
    '%s is none',
    (text) => expect(readTypedTime(text, 'en-GB')).toBeNull(),
  );

  it.each([
    ['en-US', '3:30', '15:30'],
    ['en-US', '6:30', '18:30'],
    ['en-US', '7:30', '07:30'],
    ['ko-KR', 'PM 3:30', '15:30'],
    ['no locale', '3pm', '15:00'],
  ])('in %s %s is %s', (locale, text, time) => expect(readTypedTime(text, locale)).toBe(time));

  it.each([
    ['4', '15:00', '16:00'],
    ['4:30', '15:00', '16:30'],
    ['5', '09:00', '17:00'],
    ['10', '09:00', '10:00'],
    ['9', '09:00', '21:00'],
    ['11', '22:00', '23:00'],
    ['1', '22:00', '13:00'],
    ['01:00', '22:00', '01:00'],
    ['1h', '15:00', '16:00'],
    ['+1h', '15:00', '16:00'],
    ['45 min', '15:00', '15:45'],
    ['1.5 hours', '15:00', '16:30'],
    ['1h30', '15:00', '16:30'],
    ['half an hour', '15:15', '15:45'],
    ['2 hours', '23:00', '01:00'],
    ['17:00', '15:00', '17:00'],
  ])('%s after %s is %s', (text, after, time) => expect(readTypedTime(text, 'en-GB', after)).toBe(time));

  it('accepts times as each locale formats them', () => {
    const locales = [
      'en-GB',
      'en-US',
      'en-AU',
      'en-CA',
      'es-MX',
      'fi-FI',
      'da-DK',
      'el-GR',
      'ko-KR',
      'zh-CN',
      'ja-JP',
      'ar-EG',
    ];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), fc.constantFrom(...locales), (minutes, locale) => {
        const time = timeOfMinutes(minutes);
        expect([formatTime(time, locale), readTypedTime(formatTime(time, locale), locale)]).toEqual([
          expect.anything(),
          time,
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it('is a time of day or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.option(fc.constantFrom('00:00', '15:00')), (text, after) => {
        const time = readTypedTime(text, 'en-GB', after ?? undefined);
        if (time !== null) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }),
    );
  });
});
