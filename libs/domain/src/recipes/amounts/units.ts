import { cleanLine } from '../../text';

/** What a unit measures. Only weights and volumes can be converted. */
export type Dimension = 'weight' | 'volume' | 'length' | 'count';

/** Spoons, cups, pints and fluid ounces differ between the two systems. */
export type VolumeTradition = 'uk' | 'us';

interface UnitRow {
  dimension: Dimension;
  /** In grams, millilitres or millimetres; null for units that only count. */
  base: number | Record<VolumeTradition, number> | null;
  one: string;
  many: string;
  /** Other spellings, in lower case and without full stops; `one` and `many` are always recognised. */
  words: readonly string[];
}

const row = (dimension: Dimension, base: UnitRow['base'], one: string, many: string, words = ''): UnitRow => ({
  dimension,
  base,
  one,
  many,
  words: split(words),
});

const split = (words: string): string[] => words.split(',').flatMap((word) => word.trim() || []);

const counted = (one: string, many: string, words = ''): UnitRow => row('count', null, one, many, words);

/** The recognised units, by the code under which an ingredient stores its unit. */
const ROWS = {
  mg: row('weight', 0.001, 'mg', 'mg', 'milligram, milligrams, milligramme, milligrammes'),
  g: row('weight', 1, 'g', 'g', 'gr, gm, gms, gram, grams, gramme, grammes, gramm'),
  kg: row('weight', 1000, 'kg', 'kg', 'kgs, kilo, kilos, kilogram, kilograms, kilogramme, kilogrammes, kilogramm'),
  oz: row('weight', 28.349523125, 'oz', 'oz', 'ozs, ounce, ounces'),
  lb: row('weight', 453.59237, 'lb', 'lb', 'lbs, pound, pounds'),
  ml: row('volume', 1, 'ml', 'ml', 'mls, cc, millilitre, millilitres, milliliter, milliliters'),
  cl: row('volume', 10, 'cl', 'cl', 'centilitre, centilitres, centiliter, centiliters'),
  dl: row('volume', 100, 'dl', 'dl', 'decilitre, decilitres, deciliter, deciliters'),
  l: row('volume', 1000, 'l', 'l', 'ltr, ltrs, litre, litres, liter, liters'),
  tsp: row(
    'volume',
    { uk: 5, us: 4.92892159375 },
    'tsp',
    'tsp',
    'tsps, teasp, teaspoon, teaspoons, teaspoonful, teaspoonfuls, tl',
  ),
  dsp: row('volume', 10, 'dsp', 'dsp', 'dstsp, dessertspoon, dessertspoons, dessertspoonful'),
  tbsp: row(
    'volume',
    { uk: 15, us: 14.78676478125 },
    'tbsp',
    'tbsp',
    'tbsps, tbs, tblsp, tbl, tablesp, tablespoon, tablespoons, tablespoonful, tablespoonfuls, el',
  ),
  cup: row('volume', { uk: 250, us: 236.5882365 }, 'cup', 'cups', 'cupful, cupfuls'),
  floz: row(
    'volume',
    { uk: 28.4130625, us: 29.5735295625 },
    'fl oz',
    'fl oz',
    'floz, fl ounce, fl ounces, fluid ounce, fluid ounces, fluid oz, fl-oz',
  ),
  pint: row('volume', { uk: 568.26125, us: 473.176473 }, 'pint', 'pints', 'pt, pts'),
  quart: row('volume', { uk: 1136.5225, us: 946.352946 }, 'quart', 'quarts', 'qt, qts'),
  gallon: row('volume', { uk: 4546.09, us: 3785.411784 }, 'gallon', 'gallons', 'gal, gals'),
  mm: row('length', 1, 'mm', 'mm', 'millimetre, millimetres, millimeter, millimeters'),
  cm: row('length', 10, 'cm', 'cm', 'centimetre, centimetres, centimeter, centimeters'),
  inch: row('length', 25.4, 'inch', 'inches'),
  tin: counted('tin', 'tins'),
  can: counted('can', 'cans'),
  jar: counted('jar', 'jars'),
  bottle: counted('bottle', 'bottles'),
  carton: counted('carton', 'cartons'),
  tub: counted('tub', 'tubs'),
  pot: counted('pot', 'pots'),
  tube: counted('tube', 'tubes'),
  box: counted('box', 'boxes'),
  bag: counted('bag', 'bags'),
  packet: counted('packet', 'packets', 'pkt, pkts'),
  pack: counted('pack', 'packs', 'pk, package, packages, pkg, pkgs'),
  pouch: counted('pouch', 'pouches'),
  sachet: counted('sachet', 'sachets', 'envelope, envelopes'),
  punnet: counted('punnet', 'punnets'),
  tray: counted('tray', 'trays'),
  bar: counted('bar', 'bars'),
  block: counted('block', 'blocks'),
  ball: counted('ball', 'balls'),
  cube: counted('cube', 'cubes'),
  loaf: counted('loaf', 'loaves'),
  slice: counted('slice', 'slices'),
  rasher: counted('rasher', 'rashers'),
  strip: counted('strip', 'strips'),
  sheet: counted('sheet', 'sheets'),
  fillet: counted('fillet', 'fillets', 'filet, filets'),
  piece: counted('piece', 'pieces', 'pc, pcs'),
  chunk: counted('chunk', 'chunks'),
  wedge: counted('wedge', 'wedges'),
  stick: counted('stick', 'sticks'),
  stalk: counted('stalk', 'stalks', 'rib, ribs'),
  stem: counted('stem', 'stems'),
  sprig: counted('sprig', 'sprigs'),
  leaf: counted('leaf', 'leaves'),
  bulb: counted('bulb', 'bulbs'),
  head: counted('head', 'heads'),
  ear: counted('ear', 'ears'),
  clove: counted('clove', 'cloves'),
  bunch: counted('bunch', 'bunches'),
  handful: counted('handful', 'handfuls', 'handsful'),
  knob: counted('knob', 'knobs'),
  scoop: counted('scoop', 'scoops'),
  glass: counted('glass', 'glasses'),
  glug: counted('glug', 'glugs'),
  splash: counted('splash', 'splashes'),
  drizzle: counted('drizzle', 'drizzles'),
  dollop: counted('dollop', 'dollops'),
  pinch: counted('pinch', 'pinches'),
  dash: counted('dash', 'dashes'),
  drop: counted('drop', 'drops'),
  grating: counted('grating', 'gratings'),
} satisfies Record<string, UnitRow>;

export type UnitCode = keyof typeof ROWS;

/** All units, in picker order. */
export const UNITS = Object.keys(ROWS) as UnitCode[];

/** Whether a stored unit is one of ours; any other text is a custom unit of the family. */
export const isUnit = (value: unknown): value is UnitCode => typeof value === 'string' && Object.hasOwn(ROWS, value);

export const dimensionOf = (unit: UnitCode): Dimension => ROWS[unit].dimension;

/** One of the unit in grams, millilitres or millimetres; null for units that only count. */
export function baseOf(unit: UnitCode, tradition: VolumeTradition): number | null {
  const { base } = ROWS[unit] as UnitRow;
  return base === null || typeof base === 'number' ? base : base[tradition];
}

/** The name of a unit next to an amount: "cup", "cups", "g". Custom units stay as written. */
export function unitName(unit: string, isPlural: boolean): string {
  if (!isUnit(unit)) return unit;
  return isPlural ? ROWS[unit].many : ROWS[unit].one;
}

/** Every spelling of a unit, for the ingredient parser. */
export const unitSpellings = (unit: UnitCode): readonly string[] => {
  const { one, many, words } = ROWS[unit] as UnitRow;
  return [...new Set([one, many, ...words])];
};

const BY_WORD = new Map<string, UnitCode>(UNITS.flatMap((unit) => unitSpellings(unit).map((word) => [word, unit])));

/** The two abbreviations whose case matters in American recipes: T is a tablespoon, t a teaspoon. */
const BY_EXACT_WORD = new Map<string, UnitCode>([
  ['T', 'tbsp'],
  ['t', 'tsp'],
  ['C', 'cup'],
  ['c', 'cup'],
]);

/** The unit that a word means ("Tablespoons", "fl. oz."); null for anything else. */
export function readUnit(text: string): UnitCode | null {
  if (text.length > MAX_UNIT_LENGTH) return null;
  const word = text.replaceAll('.', ' ').trim();
  return BY_EXACT_WORD.get(word) ?? BY_WORD.get(word.toLowerCase().replace(/\s+/g, ' ')) ?? null;
}

/** Maximum length of a stored unit, ours or custom. */
export const MAX_UNIT_LENGTH = 40;

/** The unit as stored: one of our codes if recognised, otherwise the words themselves; null if empty. */
export const normaliseUnit = (text: string | null | undefined): string | null =>
  readUnit(text ?? '') ?? (cleanLine(text ?? '') || null);

/** The unit tradition of a locale: cups and pints of the United States, or British pints and the metric cup. */
export const traditionOf = (locale: string): VolumeTradition => (/-us\b/i.test(locale) ? 'us' : 'uk');
