import { baseOf, dimensionOf, isUnit, type UnitCode, type VolumeTradition } from './units';

/** The unit system in which a family cooks. */
export const UNIT_SYSTEMS = ['metric', 'us'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

export interface Quantity {
  amount: number;
  unit: string | null;
}

/** An amount in another unit; null if they measure different quantities. */
export function convertAmount(amount: number, from: string, to: string, tradition: VolumeTradition): number | null {
  if (!isUnit(from) || !isUnit(to) || dimensionOf(from) !== dimensionOf(to)) return from === to ? amount : null;
  const [source, target] = [baseOf(from, tradition), baseOf(to, tradition)];
  if (source === null || target === null) return from === to ? amount : null;
  return (amount * source) / target;
}

/**
 * Grams per American cup, for foods that are weighed in metric kitchens and measured by cup in American ones. The first
 * entry that occurs in the name counts, so "brown sugar" precedes "sugar". Everything else is converted by volume.
 */
const GRAMS_PER_CUP: readonly (readonly [words: RegExp, grams: number])[] = [
  [/\bpeanut butter\b|\bnut butter\b|\balmond butter\b/, 260],
  [/\bbutter(?!milk|nut|cup| beans?)\b|\bmargarine\b|\blard\b|\bshortening\b/, 227],
  [/\b(?:icing|powdered|confectioners['’]?) sugar\b/, 120],
  [/\bbrown sugar\b|\bmuscovado\b/, 213],
  [/\bsugar\b(?! ?snap)/, 200],
  [/\bhoney\b|\bsyrup\b|\btreacle\b|\bmolasses\b/, 335],
  [/\b(?:almond flour|ground almonds|almond meal)\b/, 96],
  [/\b(?:corn ?flour|corn ?starch)\b/, 120],
  [/\bflours?\b/, 125],
  [/\bcocoa(?! butter)\b/, 85],
  [/\boats\b|\boatmeal\b/, 90],
  [/\brice(?! (?:milk|wine|vinegar|noodles?|paper|flour|krispies))\b/, 190],
  [/\bbreadcrumbs?\b/, 108],
  [/\bchocolate chips?\b/, 170],
  [/\blentils\b/, 190],
];

const gramsPerCup = (name: string): number | null => {
  const words = name.toLowerCase();
  return GRAMS_PER_CUP.find(([pattern]) => pattern.test(words))?.[1] ?? null;
};

const AMERICAN: ReadonlySet<UnitCode> = new Set(['oz', 'lb', 'cup', 'floz', 'pint', 'quart', 'gallon', 'inch']);
const METRIC: ReadonlySet<UnitCode> = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l', 'mm', 'cm']);
const STICK_OF_BUTTER_GRAMS = 113.4;

/**
 * An amount in the units of a system, not rounded. Units used in both systems (spoons, tins, cloves) and units of the
 * target system stay unchanged. Cups of flour, sugar or butter become grams; other cups become millilitres.
 */
export function toSystem(quantity: Quantity, name: string, system: UnitSystem, tradition: VolumeTradition): Quantity {
  const { amount, unit } = quantity;
  if (unit === null || !isUnit(unit)) return quantity;
  return system === 'metric' ? toMetric(amount, unit, name, tradition) : toAmerican(amount, unit);
}

function toMetric(amount: number, unit: UnitCode, name: string, tradition: VolumeTradition): Quantity {
  if (unit === 'stick' && /\bbutter\b|\bmargarine\b/i.test(name))
    return inMetric(amount * STICK_OF_BUTTER_GRAMS, 'weight');
  const base = baseOf(unit, tradition);
  if (!AMERICAN.has(unit) || base === null) return { amount, unit };
  const dimension = dimensionOf(unit);
  if (dimension === 'length') return { amount: (amount * base) / 10, unit: 'cm' };
  const density = unit === 'cup' ? gramsPerCup(name) : null;
  // the densities are for American cups; a metric cup is slightly larger
  if (density !== null) return inMetric((amount * base * density) / AMERICAN_CUP_ML, 'weight');
  return inMetric(amount * base, dimension);
}

const AMERICAN_CUP_ML = 236.5882365;

const inMetric = (base: number, dimension: 'weight' | 'volume' | 'length' | 'count'): Quantity => {
  const [small, large] = dimension === 'weight' ? (['g', 'kg'] as const) : (['ml', 'l'] as const);
  return base >= 1000 ? { amount: base / 1000, unit: large } : { amount: base, unit: small };
};

function toAmerican(amount: number, unit: UnitCode): Quantity {
  const base = baseOf(unit, 'us');
  if (!METRIC.has(unit) || base === null) return { amount, unit };
  const dimension = dimensionOf(unit);
  const size = amount * base;
  if (dimension === 'length') return { amount: size / 25.4, unit: 'inch' };
  const ladder = dimension === 'weight' ? WEIGHTS : VOLUMES;
  const step = ladder.find(([, least]) => size >= least) ?? ladder.at(-1);
  return step ? { amount: size / (baseOf(step[0], 'us') ?? 1), unit: step[0] } : { amount, unit };
}

/** The largest unit of which there is at least this much, in grams and millilitres. */
const WEIGHTS: readonly (readonly [UnitCode, number])[] = [
  ['lb', 453],
  ['oz', 0],
];
const VOLUMES: readonly (readonly [UnitCode, number])[] = [
  ['quart', 940],
  ['cup', 59],
  ['tbsp', 14],
  ['tsp', 0],
];
