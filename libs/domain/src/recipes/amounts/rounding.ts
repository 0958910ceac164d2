import { isUnit, type UnitCode } from './units';

/** Steps below a bound; the last bound is infinite. Every bound is a multiple of the steps on both sides. */
type Steps = readonly (readonly [below: number, step: number])[];

const GRAMS: Steps = [
  [10, 0.5],
  [50, 1],
  [250, 5],
  [1_000, 10],
  [Infinity, 50],
];
/** Spoons of 5 ml up to a small glass, then the lines of a measuring jug. */
const MILLILITRES: Steps = [
  [5, 1.25],
  [30, 2.5],
  [250, 5],
  [1_000, 10],
  [Infinity, 50],
];
const thousandth = (steps: Steps): Steps => steps.map(([below, step]) => [below / 1_000, step / 1_000]);
const HALVES: Steps = [
  [10, 0.5],
  [Infinity, 1],
];
const QUARTERS: Steps = [
  [3, 0.25],
  [10, 0.5],
  [Infinity, 1],
];
const WHOLES: Steps = [[Infinity, 1]];
const EIGHTH_THEN_QUARTERS: Steps = [
  [0.25, 0.125],
  [3, 0.25],
  [Infinity, 0.5],
];

const STEPS: Partial<Record<UnitCode, Steps>> = {
  mg: WHOLES,
  g: GRAMS,
  kg: thousandth(GRAMS),
  ml: MILLILITRES,
  cl: [[Infinity, 0.5]],
  dl: [[Infinity, 0.25]],
  l: thousandth(MILLILITRES),
  oz: QUARTERS,
  lb: QUARTERS,
  tsp: EIGHTH_THEN_QUARTERS,
  dsp: HALVES,
  tbsp: HALVES,
  floz: HALVES,
  pint: QUARTERS,
  quart: QUARTERS,
  gallon: QUARTERS,
  mm: WHOLES,
  cm: [[Infinity, 0.5]],
  inch: QUARTERS,
  pinch: WHOLES,
  dash: WHOLES,
  drop: WHOLES,
  splash: WHOLES,
  glug: WHOLES,
  drizzle: WHOLES,
  sprig: WHOLES,
  leaf: WHOLES,
  rasher: WHOLES,
  grating: WHOLES,
};

/** The cups of a measuring set: quarters and thirds. */
const CUP_PARTS = [0, 0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1];

/**
 * Rounds to the nearest measurable amount: 337 g is 340 g, 0.3 eggs is half an egg, 0.3 cups is a third. Never zero,
 * and monotonic.
 */
export function measurable(amount: number, unit: string | null): number {
  if (unit === 'cup') return nearestCup(amount);
  const steps = unit === null ? HALVES : isUnit(unit) ? (STEPS[unit] ?? HALVES) : HALVES;
  const found = steps.find(([below]) => amount < below) ?? steps.at(-1);
  const step = found?.[1] ?? 1;
  return tidy(Math.max(Math.round(amount / step + 1e-9), 1) * step);
}

function nearestCup(cups: number): number {
  if (cups >= 10) return Math.round(cups);
  const whole = Math.floor(cups);
  const rest = cups - whole;
  const part = CUP_PARTS.reduce((best, each) => (Math.abs(each - rest) <= Math.abs(best - rest) + 1e-9 ? each : best));
  return tidy(Math.max(whole + part, 0.25));
}

const tidy = (amount: number): number => Math.round(amount * 10_000) / 10_000;
