import { isUnit, type UnitCode } from '../../../recipes/amounts/units';

export interface DishIngredient {
  name: string;
  amount: number | null;
  unit: UnitCode | null;
}

/** "400 g spaghetti", "2 clove garlic" (the unit as its code), "3 eggs", "salt". */
export function readIngredient(text: string): DishIngredient {
  const [first = '', second = '', ...rest] = text.split(' ');
  const amount = Number(first);
  if (!(amount > 0)) return { name: text, amount: null, unit: null };
  return isUnit(second) && rest.length > 0
    ? { name: rest.join(' '), amount, unit: second }
    : { name: text.slice(first.length + 1), amount, unit: null };
}

/** Another name of a dish with its changes: "a > b" replaces, with b's amount if it has one; "+" adds, "-" removes. */
export function otherName(
  text: string,
  ingredients: readonly DishIngredient[],
): { name: string; ingredients: readonly DishIngredient[] } {
  const [name = '', changes] = text.split(/ \(|\)$/);
  let changed = ingredients;
  for (const change of changes?.split(', ') ?? []) {
    const [what = '', instead] = change.split(' > ').map((part) => part.trim());
    if (what.startsWith('+')) changed = [...changed, readIngredient(what.slice(1))];
    else if (instead === undefined) changed = changed.filter((each) => each.name !== what.slice(1));
    else changed = changed.map((each) => (each.name === readIngredient(what).name ? replaced(each, instead) : each));
  }
  return { name, ingredients: changed };
}

function replaced(old: DishIngredient, text: string): DishIngredient {
  const written = readIngredient(text);
  return written.amount === null ? { ...old, name: written.name } : written;
}
