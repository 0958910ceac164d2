import { shoppingKey } from '../shopping/names/shopping-key';

/** What is in the house, to find an ingredient in it. */
export interface HouseIndex<T> {
  /** The item that an ingredient of this name would be taken from ("2 baby leeks": leeks); null: there is none. */
  find(ingredient: string): T | null;
}

/** How large, fresh or cut it is: the same food nevertheless. What would be another food ("dried", "tinned", "sweet") is missing. */
const QUALITIES = new Set(
  `baby,large,small,medium,big,extra,fresh,freshly,ripe,organic,free,range,unsalted,salted,lightly,whole,semi,skimmed,full,fat,low,reduced,light,virgin,boneless,skinless,
  lean,chopped,sliced,diced,grated,shredded,peeled,cooked,raw,frozen,plain,good,quality,finely,roughly,thick,thin,cut,leftover,mature,mild,easy,cook,long,grain,floury,waxy,of,a`.split(
    /,\s*/,
  ),
);
/** What colour it has, where that makes no other food. */
const COLOURS = new Set(['red', 'white', 'brown', 'yellow', 'green']);
const IN_ANY_COLOUR = new Set(['onion', 'potato', 'apple', 'grape', 'rice']);
/** A part of it, at the end of the name. */
const PARTS = new Set(
  'fillet,leaf,bulb,clove,stalk,stick,head,floret,piece,chunk,slice,bunch,sprig,rasher,spear'.split(','),
);

/** Names that are taken for another one in a kitchen. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['cheddar cheese', 'cheddar'],
  ['parmesan cheese', 'parmesan'],
  ['mozzarella cheese', 'mozzarella'],
  ['feta cheese', 'feta'],
]);

/** The food that a name is about, in singular words. */
export function coreFood(name: string): string {
  const key = shoppingKey(name.split(/[,(]/)[0] || name);
  const all = key.split(' ');
  const words = all[1] === 'of' && PARTS.has(all[0] ?? '') ? all.slice(2) : all;
  // chopped tomatoes come in tins
  const isTinned = words.includes('chopped') && words.at(-1) === 'tomato';
  let core = isTinned ? words : words.filter((word) => !QUALITIES.has(word) && !/^\d/.test(word));
  while (core.length > 1 && PARTS.has(core.at(-1) ?? '')) core = core.slice(0, -1);
  const isColoured = core.length === 2 && COLOURS.has(core[0] ?? '') && IN_ANY_COLOUR.has(core[1] ?? '');
  const food = (isColoured ? core.slice(1) : core).join(' ') || key;
  return SAME.get(food) ?? food;
}

/**
 * Finds ingredients among the items by the food that both names are about: large free-range eggs are eggs, and neither stock
 * nor soup is chicken. Of two items for one food the one that was named alike comes first.
 */
export function houseIndex<T extends { name: string }>(items: readonly T[]): HouseIndex<T> {
  const exact = new Map<string, T>();
  const alike = new Map<string, T>();
  for (const item of items) {
    const [key, core] = [shoppingKey(item.name), coreFood(item.name)];
    if (!exact.has(key)) exact.set(key, item);
    if (!alike.has(core)) alike.set(core, item);
  }
  return {
    find: (ingredient) => exact.get(shoppingKey(ingredient)) ?? alike.get(coreFood(ingredient)) ?? null,
  };
}

const STAPLES = new Set([
  'salt',
  'sea salt',
  'pepper',
  'black pepper',
  'ground black pepper',
  'salt pepper',
  'water',
  'boiling water',
  'cold water',
  'warm water',
  'hot water',
  'oil',
  'cooking oil',
  'olive oil',
  'vegetable oil',
  'sunflower oil',
  'rapeseed oil',
]);

/**
 * Whether every kitchen has it, so that it never counts as missing: salt, pepper, water and oil for cooking. Flour, sugar and
 * butter are none: one may well run out of them, and not everybody may eat them.
 */
export const isAlwaysAtHand = (ingredient: string): boolean =>
  STAPLES.has(shoppingKey(ingredient)) || STAPLES.has(coreFood(ingredient));
