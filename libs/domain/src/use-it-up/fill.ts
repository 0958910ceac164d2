import { isEatable, type UsableFood } from './foods';
import { knownFood, type KnownFood } from './food-groups';
import type { Pattern, Slot } from './patterns';
import type { Eater } from './types';

/** A food of a dish. */
export interface FilledFood {
  name: string;
  known: KnownFood | null;
  /** null: it has to be bought. */
  inHouse: UsableFood | null;
}

export type FilledSlots = ReadonlyMap<Slot, readonly FilledFood[]>;

/** Replaces something that an eater must not eat. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  milk: ['soya milk', 'rice milk'],
  'plain yogurt': ['soya yogurt', 'coconut yogurt'],
  cheese: ['vegan cheese'],
  mozzarella: ['vegan cheese'],
  'double cream': ['soya cream'],
  'creme fraiche': ['soya cream'],
  honey: ['maple syrup'],
  bread: ['gluten-free bread'],
  'bread rolls': ['gluten-free bread rolls'],
  pasta: ['gluten-free pasta'],
  spaghetti: ['gluten-free spaghetti'],
  couscous: ['quinoa'],
  'tortilla wraps': ['corn tortillas'],
  'pitta breads': ['gluten-free pitta breads'],
  'egg noodles': ['rice noodles'],
  noodles: ['rice noodles'],
  'plain flour': ['gluten-free plain flour'],
  chicken: ['chickpeas'],
  bacon: ['mushrooms'],
  tuna: ['chickpeas'],
  'beef stock': ['vegetable stock'],
};

/**
 * Fills the slots of a pattern, required ones first, each with the most urgent and best fitting food. Missing foods may
 * be bought if the pattern allows it, up to a limit; optional slots only use what is in the house. Null: it cannot be
 * cooked.
 */
export function fill(
  { slots }: Pattern,
  foods: readonly UsableFood[],
  eaters: readonly Eater[],
  maxAdditional: number,
): FilledSlots | null {
  const filled = new Map<Slot, FilledFood[]>();
  const taken = new Set<UsableFood>();
  let toBuy = 0;
  // slots that only the house can fill come first, so that no other slot takes their food
  const order = [...slots].sort((a, b) => rankOf(a) - rankOf(b));
  for (const slot of order) {
    const fitting = foods
      .filter((food) => !taken.has(food) && fitOf(food.known, slot) !== null)
      .sort((a, b) => b.urgency - a.urgency || (fitOf(a.known, slot) ?? 0) - (fitOf(b.known, slot) ?? 0))
      .slice(0, slot.most);
    if (fitting.length >= slot.least) {
      for (const food of fitting) taken.add(food);
      filled.set(
        slot,
        fitting.map((food) => ({ name: food.name, known: food.known, inHouse: food })),
      );
    } else if (!slot.isOptional) {
      const name = slot.toBuy === null ? undefined : eatable(slot.toBuy, eaters);
      if (name === undefined || (toBuy += 1) > maxAdditional) return null;
      filled.set(slot, [{ name, known: knownFood(name), inHouse: null }]);
    }
  }
  return taken.size === 0
    ? null
    : new Map(slots.flatMap((slot) => (filled.has(slot) ? [[slot, filled.get(slot) ?? []]] : [])));
}

const rankOf = ({ isOptional, toBuy }: Slot): number => (isOptional ? 2 : toBuy === null ? 0 : 1);

/** How well a food fits a slot: 0 is best; null: not at all. */
function fitOf(known: KnownFood | null, { options }: Slot): number | null {
  if (known === null) return null;
  for (const [at, option] of options.entries()) {
    const rank = known.phrase === option ? 0 : (known.rank as ReadonlyMap<string, number>).get(option);
    if (rank !== undefined) return at * 100 + rank;
  }
  return null;
}

const eatable = (name: string, eaters: readonly Eater[]): string | undefined =>
  [name, ...(INSTEAD[name] ?? [])].find((each) => isEatable(each, eaters));
