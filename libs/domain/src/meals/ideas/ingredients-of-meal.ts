import { shownAmount } from '../../recipes/amounts/scale';
import { coreFood, houseIndex, isAlwaysAtHand } from '../../kitchen/house-index';
import { aisleOf, type Aisle } from '../../shopping/aisles';
import { DISHES, nameKey, TABLE_SERVINGS, type DishIngredient } from './dishes';
import type { IdeaIngredient } from './idea';

const MAX_TEXT = 300;
const MOST_WORDS = 8;

const byName = new Map<string, readonly DishIngredient[]>();
for (const { title, alsoCalled, ingredients } of DISHES) {
  byName.set(nameKey(title), ingredients);
  for (const other of alsoCalled) byName.set(nameKey(other.name), other.ingredients);
}

/** Names that combine with any word before them: pumpkin soup, mushroom risotto, lamb stew. */
const BASES = new Set(
  'soup,salad,pasta,curry,stir fry,omelette,sandwich,smoothie,toast,risotto,pizza,wrap,stew,casserole,burger,taco,fajita,quesadilla,noodle,fried rice,jacket potato,quiche,chilli'.split(
    ',',
  ),
);

/** Not something to buy. */
const NOTHING_TO_BUY =
  / (?:takeaway|take away|takeout|take out|leftover|restaurant|eating out|eat out|out for|delivery) /;

/** Words between two foods that are eaten together. */
const CONNECTORS = new Set(['and', 'with', 'on', 'in', 'of', 'plus', 'or', 'then', 'without', 'no']);
/** Words for how it is made, or for whom. */
const NOT_FOOD = new Set(
  'a,an,the,my,our,some,for,to,from,homemade,home,made,mum,dad,gran,grandma,nan,family,kid,child,quick,easy,simple,big,favourite,special,grilled,fried,roast,roasted,baked,boiled,steamed,poached,creamy,spicy,crispy,sticky,warm,hot,cold,fresh,leftover,bbq,barbecue,slow,cooked,breakfast,lunch,dinner,tea,supper,night'.split(
    ',',
  ),
);
const OF_FOOD: ReadonlySet<Aisle> = new Set<Aisle>(['Produce', 'Meat', 'Dairy', 'Pantry', 'Bakery', 'Frozen']);

/** The documented text match for unknown meals: one pack each. */
const PACKS = ['bread', 'milk', 'eggs', 'cheese', 'yogurt', 'cereal'] as const;

/**
 * The ingredients of a meal without a recipe ("Fish and chips", "Soup with bread rolls"), as far as its words reveal
 * them, without staples. The table of dishes is searched first; other foods named are added once. For a meal that is in
 * no table, the documented match finds bread, milk, eggs, cheese, yogurt and cereal, one pack of each. Empty: unknown,
 * or nothing to buy.
 *
 * @param servings default: the number of servings in the dish table
 */
export function ingredientsOfMeal(description: string, servings: number = TABLE_SERVINGS): IdeaIngredient[] {
  const tokens = description
    .slice(0, MAX_TEXT)
    .toLowerCase()
    .replace(/[&+,;/]/g, ' and ')
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    // a word with a digit in it is not a food
    .filter((token) => token !== '' && !/\p{N}/u.test(token));
  const words = tokens.map(nameKey);
  if (NOTHING_TO_BUY.test(` ${words.join(' ')} `)) return [];
  const whole = byName.get(words.join(' ')) ?? byName.get(words.filter((word) => !NOT_FOOD.has(word)).join(' '));
  if (whole) return forServings(whole, servings);
  const { dishes, rest } = divided(words);
  const foods = foodsIn(tokens, words, rest);
  if (dishes.length === 0) return foods.map(asPack);
  return forServings(withFoods(dishes, foods), servings);
}

interface Found {
  name: string;
  ingredients: readonly DishIngredient[];
}

/** The named dishes, and the positions of the words that belong to none. */
function divided(words: readonly string[]): { dishes: Found[]; rest: Set<number> } {
  const dishes: Found[] = [];
  const rest = new Set<number>();
  for (let at = 0; at < words.length;) {
    let length = Math.min(MOST_WORDS, words.length - at);
    while (length > 0 && !isDish(words, at, length)) length -= 1;
    const name = words.slice(at, at + length).join(' ');
    if (length > 0) dishes.push({ name, ingredients: byName.get(name) ?? [] });
    else rest.add(at);
    at += Math.max(length, 1);
  }
  return { dishes, rest };
}

/** "Salmon and peas" is the dish of that name; a salmon salad is not. After "no", the dish is not wanted. */
function isDish(words: readonly string[], at: number, length: number): boolean {
  const name = words.slice(at, at + length).join(' ');
  const [before = 'and', after = 'and'] = [words[at - 1], words[at + length]];
  if (!byName.has(name) || before === 'no' || before === 'without') return false;
  if (length > 1 || BASES.has(name)) return true;
  return [before, after].every((word) => CONNECTORS.has(word) || NOT_FOOD.has(word));
}

/** The foods named beside the dishes, as they were written. */
function foodsIn(tokens: readonly string[], words: readonly string[], rest: ReadonlySet<number>): string[] {
  const foods: string[] = [];
  let named: string[] = [];
  let isUnwanted = false;
  const end = (): void => {
    const name = named.join(' ');
    if (name !== '' && !isUnwanted && OF_FOOD.has(aisleOf(name)) && !foods.includes(name)) foods.push(name);
    named = [];
  };
  for (const [at, token] of tokens.entries()) {
    const word = words[at] ?? '';
    if (rest.has(at) && !CONNECTORS.has(word)) {
      if (!NOT_FOOD.has(word)) named.push(token);
      continue;
    }
    end();
    isUnwanted = word === 'no' || word === 'without';
  }
  end();
  return foods;
}

/** "Cream cheese" is a pack of it, and a cheese board a pack of cheese. */
function asPack(name: string): IdeaIngredient {
  const words = nameKey(name).split(' ');
  const pack = PACKS.find((each) => words.includes(nameKey(each)));
  if (!pack) return { name, amount: 1, unit: null };
  return { name: words.at(-1) === nameKey(pack) && words.length > 1 ? name : pack, amount: 1, unit: 'pack' };
}

/** Another meat replaces the one in the table; other named foods are added. */
function withFoods(dishes: readonly Found[], foods: readonly string[]): DishIngredient[] {
  const all: DishIngredient[] = [];
  for (const { ingredients } of dishes) {
    for (const each of ingredients) if (!houseIndex(all).find(each.name)) all.push(each);
  }
  const isBase = dishes.some(({ name }) => BASES.has(name));
  for (const food of foods) {
    const core = coreFood(food).split(' ').at(-1);
    if (
      all.some(({ name }) =>
        coreFood(name)
          .split(' ')
          .includes(core ?? ''),
      )
    )
      continue;
    const meat = isBase && aisleOf(food) === 'Meat' ? all.findIndex(({ name }) => aisleOf(name) === 'Meat') : -1;
    const old = all[meat];
    if (old) all[meat] = { ...old, name: food };
    else all.push({ name: food, amount: 1, unit: null });
  }
  return all;
}

/** Whole eggs and tins, because halves are not sold. */
const forServings = (ingredients: readonly DishIngredient[], servings: number): IdeaIngredient[] =>
  ingredients
    .filter(({ name }) => !isAlwaysAtHand(name))
    .map((ingredient) => {
      const { amount, unit } = amountFor(ingredient, servings);
      const isCounted = unit === null || !MEASURED.has(unit);
      return { name: ingredient.name, amount: amount !== null && isCounted ? Math.ceil(amount) : amount, unit };
    });
const MEASURED = new Set(['g', 'kg', 'ml', 'l', 'tsp', 'tbsp']);

/** An amount of the table scaled to the servings and rounded to a measurable amount. */
export function amountFor(
  { name, amount, unit }: DishIngredient,
  servings: number,
): { amount: number | null; unit: string | null } {
  const wanted = Number.isFinite(servings) && servings > 0 ? servings : TABLE_SERVINGS;
  const shown = shownAmount(
    { name, amount, amountTo: null, unit },
    { factor: wanted / TABLE_SERVINGS, system: null, tradition: 'uk' },
  );
  return shown ? { amount: shown.amount, unit: shown.unit } : { amount: null, unit: null };
}
