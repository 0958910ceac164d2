import fc from 'fast-check';
import { amountOfMinor, formatMoney, MAX_MINOR_UNITS, minorUnitsOf, moneyDecimals, readMoney } from './money';
import { growthOf, QUADRATIC } from './cost.test-kit';

const PLACES: [locale: string, currency: string][] = [
  ['en-GB', 'GBP'],
  ['en-US', 'USD'],
  ['en-IN', 'INR'],
  ['de-DE', 'EUR'],
  ['de-CH', 'CHF'],
  ['fr-FR', 'EUR'],
  ['pl-PL', 'PLN'],
  ['sv-SE', 'SEK'],
  ['pt-BR', 'BRL'],
  ['ja-JP', 'JPY'],
  ['ar-EG', 'EGP'],
  ['en-GB', 'KWD'],
];

describe('a typed amount', () => {
  it.each([
    ['en-GB', 'GBP', '£12', 1200],
    ['en-GB', 'GBP', '12', 1200],
    ['en-GB', 'GBP', '12.5', 1250],
    ['en-GB', 'GBP', '12,50', 1250],
    ['en-GB', 'GBP', '.5', 50],
    ['en-GB', 'GBP', '12.', 1200],
    ['en-GB', 'GBP', '1,234', 123400],
    ['en-GB', 'GBP', '1,234.50', 123450],
    ['en-GB', 'GBP', '1.234,50', 123450],
    ['en-GB', 'GBP', '12 gbp', 1200],
    ['en-GB', 'GBP', '0', 0],
    ['en-GB', 'GBP', '0012.30', 1230],
    ['de-DE', 'EUR', '12,50 €', 1250],
    ['de-DE', 'EUR', '1.234', 123400],
    ['de-DE', 'EUR', '12.5', 1250],
    ['de-CH', 'CHF', "1'234.50", 123450],
    ['fr-FR', 'EUR', '1 234,5', 123450],
    ['fr-FR', 'EUR', '12€50', 1250],
    ['fr-FR', 'EUR', '12 € 50', 1250],
    ['fr-FR', 'EUR', '€ 1 234 567', 123456700],
    ['en-GB', 'GBP', ' £ 12 ', 1200],
    ['ja-JP', 'JPY', '1,200', 1200],
    ['en-GB', 'KWD', '1.234', 1234],
    // what a float would get wrong
    ['en-GB', 'GBP', '1.15', 115],
    ['en-GB', 'GBP', '1,000,000,000.00', MAX_MINOR_UNITS],
  ])('in %s and %s %s is %d', (locale, currency, text, minor) =>
    expect(readMoney(text, { locale, currency })).toEqual({ minor, problem: null }),
  );

  it.each([
    ['', 'unreadable'],
    ['twelve', 'unreadable'],
    ['12 kg', 'unreadable'],
    ['$12', 'unreadable'],
    ['1.2.3', 'unreadable'],
    ['1,2,3', 'unreadable'],
    ['12,50,', 'unreadable'],
    ['12 50', 'unreadable'],
    ['1£2', 'unreadable'],
    ['1 £ 2 £ 3', 'unreadable'],
    ['1e3', 'unreadable'],
    ['-12', 'negative'],
    ['£-0.01', 'negative'],
    ['(12.00)', 'negative'],
    ['12.345', 'decimals'],
    ['1,000,000,000.01', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
  ])('%s is refused as %s', (text, problem) =>
    expect(readMoney(text, { locale: 'en-GB', currency: 'GBP' })).toEqual({ minor: null, problem }),
  );

  it('refuses long pasted text at once', () => {
    const growth = growthOf((length) => {
      for (const text of [`(${'1'.repeat(length)}`, `${'1'.repeat(length)}x`])
        expect(readMoney(text, { locale: 'en-GB', currency: 'GBP' }).problem).toBe('unreadable');
    }, 100_000);
    expect(growth).toBeLessThan(QUADRATIC);
  });

  it('has no decimals if the currency has none', () => {
    expect(moneyDecimals({ locale: 'ja-JP', currency: 'JPY' })).toBe(0);
    expect(readMoney('12.5', { locale: 'ja-JP', currency: 'JPY' })).toEqual({ minor: null, problem: 'decimals' });
  });

  it.each(PLACES)('is what %s writes in %s', (locale, currency) => {
    const format = { locale, currency };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_MINOR_UNITS }), (minor) => {
        expect(readMoney(formatMoney(minor, format), format)).toEqual({ minor, problem: null });
      }),
    );
  });

  it.each(['en-GB', 'de-CH', 'ar-EG'])('is what %s writes in any currency', (locale) => {
    for (const currency of Intl.supportedValuesOf('currency'))
      for (const minor of [0, 7, 12_505, MAX_MINOR_UNITS]) {
        const format = { locale, currency };
        expect({ format, ...readMoney(formatMoney(minor, format), format) }).toEqual({ format, minor, problem: null });
        expect({ format, ...minorUnitsOf(amountOfMinor(minor, format), format) }).toEqual({
          ...{ format, minor, problem: null },
        });
      }
  });

  it('is a whole amount or a refusal, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...PLACES), (text, [locale, currency]) => {
        const { minor } = readMoney(text, { locale, currency });
        if (minor !== null) expect(Number.isSafeInteger(minor) && minor >= 0 && minor <= MAX_MINOR_UNITS).toBe(true);
      }),
    );
  });
});

it('writes an amount with its sign', () => {
  expect(formatMoney(123450, { locale: 'en-GB', currency: 'GBP' })).toBe('£1,234.50');
  expect(formatMoney(-5, { locale: 'en-GB', currency: 'GBP' })).toBe('-£0.05');
  expect(formatMoney(1200, { locale: 'ja-JP', currency: 'JPY' })).toBe('￥1,200');
});
