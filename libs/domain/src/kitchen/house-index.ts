import { shoppingKey } from '../shopping/names/shopping-key';

/** The items in the house, indexed to find ingredients. */
export interface HouseIndex<T> {
  /** The item that an ingredient of this name would be taken from ("2 baby leeks": leeks); null if there is none. */
  find(ingredient: string): T | null;
}

/**
 * Size, freshness or cut: the same food nevertheless. Words that make another food ("dried", "tinned", "sweet") are not
 * listed.
 */
const QUALITIES = new Set(
  `baby,large,small,medium,big,extra,fresh,freshly,ripe,organic,free,range,unsalted,salted,lightly,whole,semi,skimmed,full,fat,low,reduced,light,virgin,boneless,skinless,
  lean,chopped,sliced,diced,grated,shredded,peeled,cooked,raw,frozen,plain,good,quality,finely,roughly,thick,thin,cut,leftover,mature,mild,easy,cook,long,grain,floury,waxy,of,a`.split(
    /,\s*/,
  ),
);
/** Colours, where they do not make another food. */
const COLOURS = new Set(['red', 'white', 'brown', 'yellow', 'green']);
const IN_ANY_COLOUR = new Set(['onion', 'potato', 'apple', 'grape', 'rice']);
/** Whether a word describes a food's state rather than its kind. In the singular. */
export const isFoodQuality = (word: string): boolean => QUALITIES.has(word) || COLOURS.has(word);

/** A part of a food, at the end of the name. */
const PARTS = new Set(
  'fillet,leaf,bulb,clove,stalk,stick,head,floret,piece,chunk,slice,bunch,sprig,rasher,spear'.split(','),
);

/** Names that replace another one in a kitchen. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['cheddar cheese', 'cheddar'],
  ['parmesan cheese', 'parmesan'],
  ['mozzarella cheese', 'mozzarella'],
  ['feta cheese', 'feta'],
]);

/** The food that a name refers to, in singular words. */
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
 * Matches ingredients with items by the food that both names refer to: large free-range eggs are eggs, and neither
 * stock nor soup is chicken. Of two items with the same food, the one with the same name is preferred.
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
 * Whether every kitchen has it, so that it never counts as missing: salt, pepper, water and cooking oil. Flour, sugar
 * and butter are not included: they can run out, and not everybody may eat them.
 */
export const isAlwaysAtHand = (ingredient: string): boolean =>
  STAPLES.has(shoppingKey(ingredient)) || STAPLES.has(coreFood(ingredient));
