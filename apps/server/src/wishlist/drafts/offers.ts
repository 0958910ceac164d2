import { minorUnitsOf, moneyDecimals, readMoney, type MoneyFormat, type TypedMoney } from '@homefold/domain';
import { atMost, isNode, listOf, textOf, type SchemaNode } from '../../platform/web-pages';

/** A price as stated on a page. */
export interface NamedPrice {
  amount: number | string;
  /** The currency as stated on the page; null if there is none. */
  currency: string | null;
}

/** Maximum items inspected for one product's prices, including referenced ones. */
const MAX_VISITED = 500;
const MAX_PRICES = 50;
const MAX_TEXT = 200;

/** The prices of a product's offers, or of its variants' offers. */
export function offersOf(product: SchemaNode, resolve: (value: unknown) => unknown): NamedPrice[] {
  const prices: NamedPrice[] = [];
  const mayVisit = atMost(MAX_VISITED);
  const visit = (value: unknown, currency: string | null, depth: number): void => {
    for (const each of listOf(value)) {
      if (depth > 5 || prices.length >= MAX_PRICES || !mayVisit()) return;
      const node = resolve(each);
      if (!isNode(node)) continue;
      const own = textOf(node.priceCurrency, MAX_TEXT) || currency;
      const before = prices.length;
      for (const amount of [node.price, node.lowPrice]) {
        const [named] = listOf(amount);
        if (typeof named === 'number' || (typeof named === 'string' && named.trim() !== ''))
          prices.push({ amount: typeof named === 'string' ? textOf(named, MAX_TEXT) : named, currency: own });
      }
      // only if the offer itself states no price: usually it repeats that price
      if (prices.length === before) visit(node.priceSpecification, own, depth + 1);
      if (prices.length === before) visit(node.offers, own, depth + 1);
    }
  };
  visit(product.offers, null, 0);
  if (prices.length === 0) visit(product.hasVariant, null, 0);
  return prices;
}

/** A parsed price. */
export interface ReadPrice {
  minor: number;
  /** ISO 4217. */
  currency: string;
}

/**
 * Selects one of a page's prices: the lowest in the family's currency, otherwise the lowest in the first currency.
 *
 * @param language of the page: in German "1.299" means one thousand two hundred and ninety-nine
 * @returns null if none can be parsed
 */
export function priceAmong(
  named: readonly NamedPrice[],
  family: MoneyFormat,
  language: string | null,
): ReadPrice | null {
  const read = named.flatMap((price) => readPrice(price, language ?? family.locale) ?? []);
  const own = read.filter(({ currency }) => currency === family.currency);
  const same = own.length > 0 ? own : read.filter(({ currency }) => currency === read[0]?.currency);
  return same.reduce<ReadPrice | null>((low, price) => (low && low.minor <= price.minor ? low : price), null);
}

/** Null without a currency or a valid amount of it. Shops state "0.00" for products that are currently not for sale. */
function readPrice({ amount, currency: named }: NamedPrice, locale: string): ReadPrice | null {
  const currency = currencyOf(named) ?? (typeof amount === 'string' ? currencyOf(amount) : null);
  if (currency === null) return null;
  const { minor } =
    typeof amount === 'number' ? ofNumber(amount, { currency, locale }) : ofText(amount, { currency, locale });
  return minor ? { minor, currency } : null;
}

/** Tolerates rounding errors such as 12.990000000000002 for 12.99. */
const ofNumber = (amount: number, format: MoneyFormat): TypedMoney => {
  const rounded = Number(amount.toFixed(moneyDecimals(format)));
  return minorUnitsOf(Math.abs(rounded - amount) < 1e-6 ? rounded : amount, format);
};

/** "12.5000" comes from a database column; other texts are written by people: "£12.50", "1.299,00 €", "from £10". */
function ofText(text: string, format: MoneyFormat): TypedMoney {
  if (/^\s*\d{1,12}\.\d{4,20}\s*$/.test(text)) return minorUnitsOf(Number(text), format);
  return readMoney(text.replace(/^[^\d(\u2212-]+/, '').replace(/[^\d)]+$/, ''), format);
}

const KNOWN = new Set(Intl.supportedValuesOf('currency'));

/** Unambiguous currency signs; "$" and "kr" are shared by several currencies. */
const SIGNS: readonly (readonly [string, string])[] = [
  ['£', 'GBP'],
  ['€', 'EUR'],
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['A$', 'AUD'],
  ['NZ$', 'NZD'],
  ['CHF', 'CHF'],
  ['zł', 'PLN'],
  ['₹', 'INR'],
  ['₺', 'TRY'],
  ['₴', 'UAH'],
  ['₩', 'KRW'],
];

function currencyOf(text: string | null): string | null {
  if (text === null) return null;
  const code = /(?<![\p{L}])[A-Z]{3}(?![\p{L}])/u.exec(text.toUpperCase())?.[0];
  if (code && KNOWN.has(code)) return code;
  return SIGNS.find(([sign]) => text.toUpperCase().includes(sign.toUpperCase()))?.[1] ?? null;
}
