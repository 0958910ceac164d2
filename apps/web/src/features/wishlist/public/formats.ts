/*
 * Uses only Intl: the product's formats are part of the first screen's code, which this page does not load. The server
 * provides the locale, and prices as exact numbers of the currency.
 */

/** "£12.50". */
export const priceOf = (price: number, { currency, locale }: { currency: string; locale: string }): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(price);

/** "Friday 25 December". @param date YYYY-MM-DD */
export const dayOf = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(date))
    .replace(/^(\w+), (?=\d)/, '$1 ');
