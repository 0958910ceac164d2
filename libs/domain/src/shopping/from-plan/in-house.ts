import { convertAmount, toSystem } from '../../recipes/amounts/convert';
import { measurable } from '../../recipes/amounts/rounding';
import { baseOf, dimensionOf, isUnit } from '../../recipes/amounts/units';
import { tidyAmount } from '../../recipes/ingredients/ingredient';
import { addAmounts, type ShoppingUnits } from '../amounts/add-amounts';
import type { ShoppingAmount } from '../list/row';
import { shoppingKey } from '../names/shopping-key';

/** The stock. Without an amount there is enough of it; with an amount of 0 it has run out. */
export interface InHouse {
  name: string;
  amount: number | null;
  unit: string | null;
}

/** The stock of one thing, used up meal by meal. */
export class Stock {
  private readonly used: ShoppingAmount[] = [];
  private left: ShoppingAmount[];

  constructor(
    private readonly name: string,
    readonly isEnough: boolean,
    /** The stock before anything was taken. */
    readonly amounts: readonly ShoppingAmount[],
    private readonly units: ShoppingUnits,
  ) {
    this.left = [...amounts];
  }

  /** What is still to buy when this much is needed; null when the stock covers it. */
  take(needed: ShoppingAmount): ShoppingAmount | null {
    let open: ShoppingAmount = needed;
    for (const [at, has] of this.left.entries()) {
      const inUnit = this.inUnitOf(has, open);
      if (inUnit === null || inUnit <= 0) continue;
      // a shortage of a spoonful is not worth a trip
      if (inUnit >= open.amount * (1 - SMALL)) {
        this.use(at, has, open.amount / inUnit);
        this.used.push(open);
        return null;
      }
      this.use(at, has, 1);
      this.used.push({ amount: tidyAmount(inUnit), unit: open.unit });
      const isSameUnit = has.unit === open.unit || isExact(has.unit, open.unit);
      const rest = open.amount - inUnit;
      open = { amount: isSameUnit ? tidyAmount(rest) : measurable(rest, open.unit), unit: open.unit };
    }
    return open;
  }

  get taken(): ShoppingAmount[] {
    return addAmounts(this.used, this.name, this.units);
  }

  private use(at: number, has: ShoppingAmount, share: number): void {
    this.left[at] = { ...has, amount: Math.max(has.amount * (1 - share), 0) };
  }

  private inUnitOf(has: ShoppingAmount, wanted: ShoppingAmount): number | null {
    if (has.unit === wanted.unit) return has.amount;
    if (has.unit === null || wanted.unit === null) return null;
    const direct = convertAmount(has.amount, has.unit, wanted.unit, this.units.tradition);
    if (direct !== null) return direct;
    // the stock is in grams and the recipe in cups, or the other way round
    const one = toSystem({ amount: 1, unit: wanted.unit }, this.name, 'metric', this.units.tradition);
    const metric = toSystem(has, this.name, 'metric', this.units.tradition);
    if (one.unit === null || metric.unit === null) return null;
    const inMetric = convertAmount(metric.amount, metric.unit, one.unit, this.units.tradition);
    return inMetric === null || one.amount === 0 ? null : inMetric / one.amount;
  }
}

const SMALL = 0.02;

const METRIC = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l']);
const isExact = (one: string | null, other: string | null): boolean =>
  isUnit(one) &&
  isUnit(other) &&
  METRIC.has(one) &&
  METRIC.has(other) &&
  dimensionOf(one) === dimensionOf(other) &&
  baseOf(one, 'uk') !== null;

/** The stock by thing. An item with an amount of zero is not in stock. */
export function stockOf(inHouse: readonly InHouse[], units: ShoppingUnits): ReadonlyMap<string, Stock> {
  const byKey = new Map<string, InHouse[]>();
  for (const item of inHouse) {
    if (item.amount !== null && !(item.amount > 0)) continue;
    const key = shoppingKey(item.name);
    const others = byKey.get(key);
    if (others) others.push(item);
    else byKey.set(key, [item]);
  }
  return new Map(
    [...byKey].map(([key, items]) => {
      const name = items[0]?.name ?? '';
      const isEnough = items.some(({ amount }) => amount === null);
      return [key, new Stock(name, isEnough, addAmounts(items, name, units), units)];
    }),
  );
}
