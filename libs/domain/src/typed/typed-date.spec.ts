import fc from 'fast-check';
import { datesBetween } from '../domain.test-kit';
import { formatDate, formatLongDate, formatMediumDate } from '../time/format';
import { readTypedDate } from './typed-date';
import { growthOf, QUADRATIC } from '../cost.test-kit';

/** A Thursday. */
const today = '2026-10-08';
const read = (text: string, locale = 'en-GB', limits: { min?: string; max?: string } = {}) => {
  const found = readTypedDate(text, { today, locale, ...limits });
  return found.date ?? found.ask;
};

describe('a typed date', () => {
  it.each([
    ['3 Oct', '2027-10-03'],
    ['3 October 2026', '2026-10-03'],
    ['Oct 12', '2026-10-12'],
    ['12th of October', '2026-10-12'],
    ['Sat 10 October', '2026-10-10'],
    ['today', '2026-10-08'],
    ['Tomorrow', '2026-10-09'],
    ['yesterday', '2026-10-07'],
    ['fri', '2026-10-09'],
    ['on Friday', '2026-10-09'],
    ['next fri', '2026-10-16'],
    ['in 3 days', '2026-10-11'],
    ['in a fortnight', '2026-10-22'],
    ['Christmas', '2026-12-25'],
    ['15', '2026-10-15'],
    ['3rd', '2026-11-03'],
    ['12/10', '2026-10-12'],
    ['12.10.', '2026-10-12'],
    ['12-10-26', '2026-10-12'],
    ['12 10 2026', '2026-10-12'],
    ['12102026', '2026-10-12'],
    ['2026-10-12', '2026-10-12'],
    ['2026/10/12', '2026-10-12'],
    ['  3   oct 2012. ', '2012-10-03'],
    ['17 May 1984', '1984-05-17'],
    ['17 May 84', '2084-05-17'],
    ['29 Feb', '2028-02-29'],
  ])('%s is %s', (text, date) => expect(read(text)).toBe(date));

  it.each([
    '',
    'soon',
    'Dentist on Friday',
    '3 Oct at 5',
    '31/31',
    '32',
    '29 Feb 2026',
    '3 Oct 1850',
    'next week',
    '3-5 Oct',
    'in 2 hours',
    '2026-13-01',
    'x'.repeat(5_000),
  ])('%s is none', (text) => expect(readTypedDate(text, { today, locale: 'en-GB' })).toMatchObject({ date: null }));

  it('is refused at once for long pasted text', () => {
    const growth = growthOf((length) => expect(read(`${'.'.repeat(length)}x`)).toBeNull(), 100_000);
    expect(growth).toBeLessThan(QUADRATIC);
  });

  it('reports contradictions', () => {
    expect(read('31 June')).toBe('That month has only 30 days. Which day is meant?');
    expect(read('Monday 9 October')).toBe('That day is a Friday, not a Monday. Which day is meant?');
  });

  it.each([
    ['en-US', '12/10', '2026-12-10'],
    ['en-US', '10/12/2026', '2026-10-12'],
    ['en-US', '31/12', '2026-12-31'],
    ['de-DE', '12.10.', '2026-10-12'],
    ['de-DE', '3. Oktober', '2027-10-03'],
    ['de-DE', 'Fr', '2026-10-09'],
    ['fr-FR', '3 févr. 2027', '2027-02-03'],
    ['es-ES', '3 de enero', '2027-01-03'],
    ['ja-JP', '2026年10月12日', '2026-10-12'],
    ['no locale', '12/10', '2026-10-12'],
  ])('in %s %s is %s', (locale, text, date) => expect(read(text, locale)).toBe(date));

  it('is the first from the earliest allowed day on, and the last up to the latest', () => {
    expect(read('3 Jan', 'en-GB', { min: '2027-12-28' })).toBe('2028-01-03');
    expect(read('3 Jan 2027', 'en-GB', { min: '2027-12-28' })).toBe('2027-01-03');
    expect(read('3 Dec', 'en-GB', { max: today })).toBe('2025-12-03');
    expect(read('3/12/85', 'en-GB', { max: today })).toBe('1985-12-03');
    expect(read('3 Dec 85', 'en-GB', { max: today })).toBe('1985-12-03');
    expect(read('3 Dec 2030', 'en-GB', { max: today })).toBe('2030-12-03');
  });

  const locales = (
    'en-GB en-US en-IE en-CA en-AU en-NZ en-IN en-ZA de-DE de-AT de-CH es-ES es-MX fr-FR fr-CA it-IT nl-NL pl-PL pt-PT ' +
    'pt-BR sv-SE da-DK nb-NO fi-FI cs-CZ el-GR tr-TR uk-UA ja-JP ko-KR zh-CN ar-EG'
  ).split(' ');

  it.each(locales)('accepts dates as %s formats them', (locale) => {
    const dates = datesBetween('1900-01-01', '2199-12-31');
    const numeric = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;
    fc.assert(
      fc.property(dates, (date) => {
        expect([formatMediumDate(date, locale), read(formatMediumDate(date, locale), locale)]).toEqual([
          expect.anything(),
          date,
        ]);
        expect([formatDate(date, locale, numeric), read(formatDate(date, locale, numeric), locale)]).toEqual([
          expect.anything(),
          date,
        ]);
      }),
      { numRuns: 60 },
    );
  });

  it('accepts full British English dates', () => {
    fc.assert(
      fc.property(datesBetween('1900-01-01', '2199-12-31'), (date) => {
        expect(read(formatLongDate(date, 'en-GB', { year: true }))).toBe(date);
      }),
    );
  });

  it('is parsed deterministically, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...locales), (text, locale) => {
        const { date } = readTypedDate(text, { today, locale });
        if (date) expect(read(formatMediumDate(date, locale), locale)).toBe(date);
      }),
    );
  });
});
