import type { SelectOption } from '../../ui/select-field';

/** English-speaking ones and the common forms of dates and numbers; others that are in use are kept. */
const LOCALES = [
  'en-GB',
  'en-US',
  'en-IE',
  'en-CA',
  'en-AU',
  'en-NZ',
  'en-IN',
  'en-ZA',
  'de-DE',
  'de-AT',
  'de-CH',
  'es-ES',
  'es-MX',
  'fr-FR',
  'fr-CA',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'pt-PT',
  'pt-BR',
  'sv-SE',
  'da-DK',
  'nb-NO',
  'fi-FI',
  'cs-CZ',
  'el-GR',
  'tr-TR',
  'uk-UA',
  'ja-JP',
  'ko-KR',
  'zh-CN',
];
const CURRENCIES = [
  'GBP',
  'EUR',
  'USD',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CNY',
  'CZK',
  'DKK',
  'HKD',
  'HUF',
  'INR',
  'JPY',
  'KRW',
  'MXN',
  'NOK',
  'NZD',
  'PLN',
  'RON',
  'SEK',
  'SGD',
  'TRY',
  'UAH',
  'ZAR',
];

/** A date and an amount that show what a locale does with them. */
const SAMPLE_DATE = new Date(Date.UTC(2026, 9, 8));
const SAMPLE_AMOUNT = 1234.5;

/** 'British English'. */
export function localeOptions(inUse: string): readonly SelectOption[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return withInUse(LOCALES, inUse).map((value) => ({ value, label: names.of(value) ?? value }));
}

/** How a locale writes a date and an amount: '8 Oct 2026, £1,234.50'. */
export function localeSample(locale: string, currency: string): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(SAMPLE_DATE);
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(SAMPLE_AMOUNT);
  return `${date}, ${amount}`;
}

/** 'British Pound (GBP)'. */
export function currencyOptions(inUse: string): readonly SelectOption[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return withInUse(CURRENCIES, inUse).map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }));
}

const withInUse = (known: readonly string[], inUse: string): readonly string[] =>
  known.includes(inUse) ? known : [inUse, ...known];
