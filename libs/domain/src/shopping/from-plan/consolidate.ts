import { shownAmount } from '../../recipes/amounts/scale';
import { readIngredient } from '../../recipes/ingredients/read-ingredient';
import { cleanLine } from '../../text';
import { addAmounts, type ShoppingUnits } from '../amounts/add-amounts';
import type { ShoppingAmount, ShoppingSource } from '../list/row';
import { sourceWords } from '../list/source';
import { shoppingKey } from '../names/shopping-key';
import { stockOf, type InHouse, type Stock } from './in-house';
import { isStaple, isTaste, notBought, thingsOf, type NotBought } from './staples';

/** An ingredient of a planned meal, from its recipe. */
export interface NeededIngredient {
  name: string;
  amount: number | null;
  /** The upper end of a range, which is the amount to buy. */
  amountTo?: number | null;
  unit: string | null;
  /** Servings planned divided by servings of the recipe; 1 if either is unknown. */
  factor: number;
  /** It was there when the meal was planned: it is bought only if the kitchen has run out of it since. */
  isInHouse?: boolean;
  source: ShoppingSource;
}

export interface ConsolidatedItem {
  key: string;
  name: string;
  /** One for each ingredient to buy, with its amount. */
  parts: { amount: number | null; unit: string | null; source: ShoppingSource }[];
  /** The total amount. */
  amounts: ShoppingAmount[];
  /** What was in the kitchen and was subtracted. */
  subtracted: ShoppingAmount[];
  /** What is in the kitchen in a unit that cannot be subtracted: "you have 2 tins". */
  alsoInHouse: ShoppingAmount[];
}

export interface LeftOutItem {
  key: string;
  name: string;
  /** `in_house`: already in the kitchen. */
  reason: 'in_house' | NotBought;
  /** The amounts that the recipes take. */
  needed: ShoppingAmount[];
  sources: ShoppingSource[];
}

export interface Consolidated {
  /** By name. */
  items: ConsolidatedItem[];
  leftOut: LeftOutItem[];
  /** Ingredients before consolidation. */
  originalCount: number;
}

interface Need {
  name: string;
  amount: number | null;
  unit: string | null;
  isInHouse: boolean;
  source: ShoppingSource;
}

/**
 * What to buy for the meals of a week: each thing once, scaled to the planned servings and in the family's units, minus
 * what is in the kitchen. The earliest meal uses the stock first. The order of the ingredients makes no difference.
 */
export function consolidate(
  needed: readonly NeededIngredient[],
  inHouse: readonly InHouse[],
  units: ShoppingUnits,
): Consolidated {
  const stock = stockOf(inHouse, units);
  const whyNot = notBought(inHouse);
  const ranOut = keysOfRanOut(inHouse, stock);
  const result: Consolidated = { items: [], leftOut: [], originalCount: needed.length };
  for (const [key, unordered] of byThing(needed, units)) {
    const needs = unordered.sort(byMeal);
    const name = usualName(needs);
    const has = stock.get(key);
    const needAmounts = addAmounts(needs, name, units);
    const leaveOut = (reason: LeftOutItem['reason']): void => {
      result.leftOut.push({ key, name, reason, needed: needAmounts, sources: sourcesOf(needs) });
    };
    const why = has === undefined || isStaple(name) ? whyNot(name) : null;
    if (why !== null) leaveOut(why);
    else {
      const parts = toBuy(needs, has, ranOut.has(key));
      const amounts = addAmounts(parts, name, units);
      const subtracted = has?.taken ?? [];
      const alsoInHouse = subtracted.length === 0 ? [...(has?.amounts ?? [])] : [];
      if (parts.length === 0) leaveOut('in_house');
      else result.items.push({ key, name, parts, amounts, subtracted, alsoInHouse });
    }
  }
  result.items.sort(byName);
  result.leftOut.sort(byName);
  return result;
}

function byThing(needed: readonly NeededIngredient[], units: ShoppingUnits): Map<string, Need[]> {
  const things = new Map<string, Need[]>();
  for (const ingredient of needed) {
    const { amount, unit } = scaled(ingredient, units);
    for (const each of thingsOf(ingredient.name, amount !== null && unit === null)) {
      const name = cleanLine(each);
      if (name === '') continue;
      const need = { name, amount, unit, isInHouse: ingredient.isInHouse === true, source: ingredient.source };
      const key = isStaple(name) ? 'water' : shoppingKey(name);
      const others = things.get(key);
      if (others) others.push(need);
      else things.set(key, [need]);
    }
  }
  return things;
}

/** As the recipe shows it for this many servings; the upper end of a range. */
function scaled(
  { name, amount, amountTo, unit, factor }: NeededIngredient,
  { system, tradition }: ShoppingUnits,
): { amount: number | null; unit: string | null } {
  if (isTaste(unit)) return { amount: null, unit: null };
  const shown = shownAmount({ name, amount: amountTo ?? amount, amountTo: null, unit }, { factor, system, tradition });
  return shown ? { amount: shown.amount, unit: shown.unit } : { amount: null, unit: null };
}

/** What the kitchen has recorded as used up. */
const keysOfRanOut = (inHouse: readonly InHouse[], stock: ReadonlyMap<string, Stock>): ReadonlySet<string> =>
  new Set(inHouse.map(({ name }) => shoppingKey(name)).filter((key) => !stock.has(key)));

/** What is missing in the kitchen. "Salt", without an amount, is there when any of it is. */
function toBuy(needs: readonly Need[], has: Stock | undefined, isUsedUp: boolean): ConsolidatedItem['parts'] {
  if (has?.isEnough) return [];
  // the stock is reserved for the meals that were planned because of it
  for (const { amount, unit, isInHouse } of needs) if (isInHouse && amount !== null) has?.take({ amount, unit });
  return needs.flatMap(({ amount, unit, isInHouse, source }) => {
    if (isInHouse && !isUsedUp) return [];
    if (has === undefined) return [{ amount, unit, source }];
    if (amount === null) return [];
    const open = has.take({ amount, unit });
    return open === null ? [] : [{ ...open, source }];
  });
}

/** Each meal once. */
const sourcesOf = (needs: readonly Need[]): ShoppingSource[] => [
  ...new Map(needs.map(({ source }) => [JSON.stringify(sourceWords(source)), source])).values(),
];

/** The name that most recipes use; on a tie, the shortest. */
function usualName(needs: readonly Need[]): string {
  const counts = new Map<string, number>();
  for (const { name } of needs) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [usual] = [...counts].sort(
    ([one, ones], [other, others]) => others - ones || one.length - other.length || compare(one, other),
  );
  return usual?.[0] ?? '';
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
const byName = (one: { name: string; key: string }, other: { name: string; key: string }): number =>
  compare(one.name.toLowerCase(), other.name.toLowerCase()) || compare(one.key, other.key);

/** Earlier meals first, then a canonical order. */
const byMeal = (one: Need, other: Need): number => compare(sortKey(one), sortKey(other));
const sortKey = ({ name, amount, unit, source }: Need): string =>
  JSON.stringify([...sourceWords(source), name, unit, amount]);

/**
 * The documented fall-back for a failed consolidation: the ingredients by their names alone, each once, in the same
 * shape. What was in the house when its meal was planned is not bought.
 */
export function basicIngredients(needed: readonly NeededIngredient[]): Consolidated {
  const items = new Map<string, ConsolidatedItem>();
  for (const { name: written, isInHouse, source } of needed) {
    const name = cleanLine(written);
    if (name === '' || isInHouse) continue;
    const key = shoppingKey(name);
    const part = { amount: null, unit: null, source };
    const { parts } = items.get(key) ?? { parts: [] };
    const isKnown = parts.some((other) => `${sourceWords(other.source)}` === `${sourceWords(source)}`);
    items.set(key, {
      ...{ key, amounts: [], subtracted: [], alsoInHouse: [] },
      name: items.get(key)?.name ?? name,
      parts: isKnown ? parts : [...parts, part],
    });
  }
  return { items: [...items.values()].sort(byName), leftOut: [], originalCount: needed.length };
}

/** The documented call: names of ingredients, each thing once, by its first name. */
export function consolidateNames(names: readonly string[]): {
  consolidatedIngredients: string[];
  originalCount: number;
  consolidatedCount: number;
} {
  const byKey = new Map<string, string>();
  for (const name of names.flatMap((line) => thingsOf(readIngredient(line).name))) {
    const key = shoppingKey(name);
    if (name !== '' && !isStaple(name) && !byKey.has(key)) byKey.set(key, name);
  }
  const consolidatedIngredients = [...byKey.values()];
  return { consolidatedIngredients, originalCount: names.length, consolidatedCount: consolidatedIngredients.length };
}
