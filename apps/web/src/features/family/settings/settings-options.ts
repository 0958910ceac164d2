import type { SelectOption } from '../../../ui/fields/select-field';

/** English locales and common date and number formats; another locale in use stays available. */
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

/** 'United Kingdom'; the code itself for a country unknown to the browser. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code) : code;

/** Samples for a locale's formats. */
const SAMPLE_DATE = new Date(Date.UTC(2026, 9, 8));
const SAMPLE_AMOUNT = 1234.5;

/** 'British English'. */
export function localeOptions(inUse: string): readonly SelectOption[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return withInUse(LOCALES, inUse).map((value) => ({ value, label: names.of(value) ?? value }));
}

/** A date and an amount in a locale's format: '8 Oct 2026, £1,234.50'. */
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
