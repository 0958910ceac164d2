import { isUnit, readUnit, type UnitCode } from '../amounts/units';
import { AMOUNT } from './quantities';

/** "2 x 400g tins", "400g tin", "1 (14 oz) can", "4 (6-ounce) fillets": a number of packages of one size. */
export interface Packages {
  count: number;
  /** The kind of package, if given; otherwise the words that follow name what is counted. */
  unit: UnitCode | null;
  /** "400 g". */
  size: string;
  rest: string;
}

const SIZE_UNIT =
  '(g|gr|grams?|kg|oz\\.?|ounces?|lbs?\\.?|pounds?|ml|cl|l|litres?|liters?|fl\\.? ?oz\\.?|cm|inch(?:es)?)';
const SIZE = `(${AMOUNT}(?: ?[-–] ?${AMOUNT})?)[ -]?${SIZE_UNIT}`;

/** A size is only a package size with "x", with two numbers in a row, or with a package after it. */
const MULTIPLIED = new RegExp(`^(${AMOUNT}) ?(?:x|×|\\*) ?${SIZE}(?![\\p{L}\\d]) ?(.*)$`, 'iu');
/** Not "1 1/2 pounds", which is one amount. */
const COUNTED = new RegExp(`^(\\d{1,3}) (?!\\d/\\d|[¼-¾⅐-⅞])${SIZE}(?![\\p{L}\\d]) ?(.*)$`, 'iu');
const SINGLE = new RegExp(`^${SIZE}(?![\\p{L}\\d]) ?(.*)$`, 'iu');

/** "4 x 125g/4½oz fillets". */
const ALSO_SIZE = new RegExp(`^/ ?${SIZE}(?![\\p{L}\\d]) ?`, 'iu');

const PACKAGES: ReadonlySet<string> = new Set<UnitCode>([
  ...([
    'tin',
    'can',
    'jar',
    'bottle',
    'carton',
    'tub',
    'pot',
    'tube',
    'box',
    'bag',
    'packet',
    'pack',
    'pouch',
  ] as const),
  ...([
    'sachet',
    'punnet',
    'tray',
    'bar',
    'block',
    'ball',
    'bunch',
    'sheet',
    'loaf',
    'piece',
    'knob',
    'fillet',
  ] as const),
]);

export function readPackages(line: string, figure: (text: string) => number | null): Packages | null {
  const counted = MULTIPLIED.exec(line) ?? COUNTED.exec(line);
  if (counted) {
    const [, count = '1', amount = '', unit = '', rest = ''] = counted;
    const also = ALSO_SIZE.exec(rest);
    const size = also ? `${sizeOf(amount, unit)}/${sizeOf(also[1] ?? '', also[2] ?? '')}` : sizeOf(amount, unit);
    return { count: figure(count) ?? 1, size, ...packageAhead(also ? rest.slice(also[0].length) : rest) };
  }
  const single = SINGLE.exec(line);
  if (!single) return null;
  const [, amount = '', unit = '', rest = ''] = single;
  const ahead = packageAhead(rest);
  return ahead.unit === null ? null : { count: 1, size: sizeOf(amount, unit), ...ahead };
}

const sizeOf = (amount: string, unit: string): string => {
  const code = readUnit(unit);
  return `${amount.replace(/ ?[-–] ?/, '–')} ${code === null ? unit : code === 'floz' ? 'fl oz' : code}`;
};

/** Parentheses right after the number give the size of one: "1 (14 oz) can beans". */
export const isSize = (note: string): boolean => ONLY_SIZE.test(note);
const ONLY_SIZE = new RegExp(`^(?:about |approx\\.? |c\\. ?|each )?${SIZE}(?: each)?(?:[/,;] ?${SIZE})?$`, 'iu');

export function tidySize(note: string): string {
  const found = JUST_SIZE.exec(note);
  return found ? sizeOf(found[1] ?? '', found[2] ?? '') : note;
}
const JUST_SIZE = new RegExp(`^${SIZE}$`, 'iu');

function packageAhead(text: string): { unit: UnitCode | null; rest: string } {
  const found = /^(\p{L}{1,10})(?: of)?(?= |$) ?(.*)$/iu.exec(text);
  const unit = found ? readUnit(found[1] ?? '') : null;
  return found && unit && isUnit(unit) && PACKAGES.has(unit)
    ? { unit, rest: found[2] ?? '' }
    : { unit: null, rest: text };
}
