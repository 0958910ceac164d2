import { toSystem, type UnitSystem } from '../../recipes/amounts/convert';
import { measurable } from '../../recipes/amounts/rounding';
import { baseOf, dimensionOf, isUnit, UNITS, type UnitCode, type VolumeTradition } from '../../recipes/amounts/units';
import { singular } from '../../recipes/foods/singular-words';
import type { ShoppingAmount } from '../list/row';

/** The units of the family. */
export interface ShoppingUnits {
  /** Null keeps each amount as written. */
  system: UnitSystem | null;
  tradition: VolumeTradition;
}

/**
 * Adds up amounts of one thing: weights with weights, volumes with volumes, tins with tins; what cannot be added is
 * listed separately ("2 tins + 300 g"). A single unit stays as written, several become one that fits. The order never
 * matters and there are no floating-point errors: sums are of whole ten-thousandths.
 */
export function addAmounts(
  amounts: readonly { amount: number | null; unit: string | null }[],
  name: string,
  units: ShoppingUnits,
): ShoppingAmount[] {
  const known = amounts.flatMap(({ amount, unit }) =>
    amount !== null && Number.isFinite(amount) && amount > 0 ? [{ amount, unit: sameUnit(unit) }] : [],
  );
  const groups = new Map<string, ShoppingAmount[]>();
  for (const each of asWeights(known, name, units)) {
    const group = groupOf(each.unit);
    const others = groups.get(group);
    if (others) others.push(each);
    else groups.set(group, [each]);
  }
  return [...groups.values()].map((group) => sum(group, units)).sort(byUnit);
}

/** Tins are the same as cans, and packs as packets. */
const SAME_UNIT: ReadonlyMap<string, UnitCode> = new Map([
  ['can', 'tin'],
  ['pack', 'packet'],
]);
const sameUnit = (unit: string | null): string | null => (unit === null ? null : (SAME_UNIT.get(unit) ?? unit));

const MEASURED = new Set(['weight', 'volume', 'length']);
const isMeasured = (unit: string | null): unit is UnitCode => isUnit(unit) && MEASURED.has(dimensionOf(unit));

const groupOf = (unit: string | null): string =>
  isMeasured(unit) ? `of ${dimensionOf(unit)}` : unit === null ? 'count' : `unit ${singular(unit.toLowerCase())}`;

/** Cups of foods with a known density are added to weights: 100 g and a cup of flour. */
function asWeights(amounts: ShoppingAmount[], name: string, { tradition }: ShoppingUnits): ShoppingAmount[] {
  if (!amounts.some(({ unit }) => isMeasured(unit) && dimensionOf(unit) === 'weight')) return amounts;
  return amounts.map((each) => {
    if (each.unit !== 'cup' && each.unit !== 'stick') return each;
    const weight = toSystem(each, name, 'metric', tradition);
    const isWeight = isMeasured(weight.unit) && dimensionOf(weight.unit) === 'weight';
    return isWeight ? { amount: measurable(weight.amount, weight.unit), unit: weight.unit } : each;
  });
}

const SCALE = 10_000;
const whole = (amount: number): number => Math.round(amount * SCALE);
/** Three thirds are one, although each is stored as 0.3333. */
const SLIP = 0.0005;
const tidy = (tenThousandths: number): number => {
  const amount = tenThousandths / SCALE;
  const nearest = Math.round(amount);
  return nearest > 0 && Math.abs(amount - nearest) <= SLIP ? nearest : amount;
};

function sum(amounts: readonly ShoppingAmount[], units: ShoppingUnits): ShoppingAmount {
  const used = [...new Set(amounts.map(({ unit }) => unit))].sort();
  const [unit = null, ...others] = used;
  // one unit, whatever its spelling
  if (others.length === 0 || !isMeasured(unit)) {
    const total = tidy(amounts.reduce((all, { amount }) => all + whole(amount), 0));
    return isMeasured(unit) ? larger({ amount: total, unit }) : { amount: total, unit };
  }
  return sumInOneUnit(amounts, used.filter(isMeasured), units);
}

function sumInOneUnit(
  amounts: readonly ShoppingAmount[],
  used: readonly UnitCode[],
  { system, tradition }: ShoppingUnits,
): ShoppingAmount {
  const base = (unit: string | null): number => (isUnit(unit) ? (baseOf(unit, tradition) ?? 1) : 1);
  const total = amounts.reduce((all, { amount, unit }) => all + whole(amount * base(unit)), 0);
  const dimension = dimensionOf(used[0] ?? 'g');
  if (used.every(isMetric)) return larger({ amount: tidy(total), unit: BASES[dimension] });
  // spoons and cups, or pounds and ounces, are added among themselves
  const isMixed = used.some(isMetric);
  const candidates = isMixed && system !== 'us' ? [] : isMixed ? (AMERICAN[dimension] ?? []) : used;
  for (const unit of [...candidates].sort((a, b) => base(b) - base(a))) {
    const amount = total / SCALE / base(unit);
    const most = SPOONS.has(unit) ? 8 : Infinity;
    const fraction = amount < 0.999 || amount > most ? null : nearestFraction(amount);
    if (fraction !== null) return { amount: fraction, unit };
  }
  if (system === 'us') {
    const unit = (AMERICAN[dimension] ?? []).find((each) => total / SCALE >= base(each)) ?? used[0] ?? null;
    return { amount: measurable(total / SCALE / base(unit), unit), unit };
  }
  const unit = BASES[dimension];
  return larger({ amount: measurable(tidy(total), unit), unit });
}

/** Fractions finer than eighths are not used. */
const SPOONS: ReadonlySet<string> = new Set<UnitCode>(['tsp', 'dsp', 'tbsp']);
const METRIC: ReadonlySet<string> = new Set<UnitCode>(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l', 'mm', 'cm']);
const isMetric = (unit: UnitCode): boolean => METRIC.has(unit);
const BASES = { weight: 'g', volume: 'ml', length: 'mm', count: null } as const;
const AMERICAN: { readonly [dimension: string]: readonly UnitCode[] } = {
  weight: ['lb', 'oz'],
  volume: ['quart', 'cup', 'tbsp', 'tsp'],
  length: ['inch'],
};

/** Whole, or in halves, thirds, quarters or eighths; null otherwise. */
function nearestFraction(amount: number): number | null {
  const nearest = Math.round(amount * 24) / 24;
  if (Math.abs(nearest - amount) > 0.002) return null;
  const parts = Math.round(nearest * 24) % 24;
  return parts % 3 === 0 || parts % 8 === 0 ? whole(nearest) / SCALE : null;
}

const LARGER: { readonly [unit: string]: { unit: UnitCode; of: number } } = {
  g: { unit: 'kg', of: 1_000 },
  ml: { unit: 'l', of: 1_000 },
  mm: { unit: 'cm', of: 10 },
  oz: { unit: 'lb', of: 16 },
};

/** "1.2 kg" for 1,200 g, if that is exact: 1,234 g stay, and so do 17 oz. */
function larger({ amount, unit }: ShoppingAmount): ShoppingAmount {
  const next = unit === null ? undefined : LARGER[unit];
  if (!next || amount < next.of) return { amount, unit };
  const inNext = amount / next.of;
  const isExact =
    unit === 'oz' ? nearestFraction(inNext) === inNext : whole(inNext) % 100 === 0 && whole(inNext) / SCALE === inNext;
  return isExact ? { amount: inNext, unit: next.unit } : { amount, unit };
}

/** Counts first, then packages in the order of the units, custom units, and weights and volumes. */
const byUnit = (a: ShoppingAmount, b: ShoppingAmount): number =>
  rank(a.unit) - rank(b.unit) || ((a.unit ?? '') < (b.unit ?? '') ? -1 : 1);
const rank = (unit: string | null): number =>
  unit === null ? -1 : isMeasured(unit) ? 1_000 + UNITS.indexOf(unit) : isUnit(unit) ? UNITS.indexOf(unit) : 500;
