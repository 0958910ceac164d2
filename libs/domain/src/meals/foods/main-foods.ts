/**
 * The main ingredient of a dish, used for variety in a week: the everyday name, then the singular words that mean it.
 * The order decides: pasta with chicken is a chicken dish.
 */
const TABLE: Readonly<Record<string, string>> = {
  fish: 'fish cod haddock salmon tuna mackerel sardine trout bass bream halibut plaice sole hake pollock coley monkfish herring kipper',
  seafood: 'prawn shrimp crab lobster scampi mussel oyster clam scallop squid calamari octopus seafood shellfish',
  chicken: 'chicken',
  turkey: 'turkey',
  duck: 'duck goose',
  beef: 'beef steak brisket oxtail veal burger bolognese bolognaise chilli-con-carne',
  lamb: 'lamb mutton',
  pork: 'pork bacon ham gammon pancetta chorizo sausage chipolata',
  mince: 'mince meatball meatloaf',
  tofu: 'tofu tempeh seitan quorn',
  eggs: 'omelette frittata quiche egg',
  lentils: 'lentil dal dhal daal',
  beans: 'bean chickpea falafel hummus',
  pasta: 'pasta spaghetti penne lasagne lasagna macaroni linguine tagliatelle gnocchi ravioli carbonara',
  noodles: 'noodle ramen udon soba',
  rice: 'rice risotto paella biryani pilaf pilau',
  pizza: 'pizza calzone',
  cheese: 'cheese halloumi paneer feta',
  potatoes: 'potato',
  mushrooms: 'mushroom',
};

const RANKS = Object.keys(TABLE);
const byWord = new Map<string, number>(
  RANKS.flatMap((main, rank) => (TABLE[main] ?? '').split(' ').map((word): [string, number] => [word, rank])),
);

/** Whether a singular word is a main ingredient. */
export const isMainFood = (word: string): boolean => byWord.has(word);

/** Words after which a food is only a flavour: stock, sauce, oil. */
const TASTES = new Set([
  'stock',
  'sauce',
  'oil',
  'paste',
  'broth',
  'powder',
  'seasoning',
  'cube',
  'flake',
  'vinegar',
  'wine',
]);
/** Pairs of words that mean something other than the second word. */
const NOT_MEANT = new Set([
  'green bean',
  'runner bean',
  'broad bean',
  'vanilla bean',
  'coffee bean',
  'cocoa bean',
  'sweet potato',
  'cream cheese',
]);

function mainIn(words: readonly string[], worst: number): number {
  let best = worst;
  for (let at = 0; at < words.length; at += 1) {
    const rank = byWord.get(words[at] ?? '');
    if (rank === undefined || rank >= best || TASTES.has(words[at + 1] ?? '')) continue;
    if (!NOT_MEANT.has(`${words[at - 1]} ${words[at]}`)) best = rank;
  }
  return best;
}

/** Egg and cheese are in many dishes without being the main ingredient, so they do not count among ingredients. */
const ONLY_IN_TITLE = new Set(['eggs', 'cheese', 'potatoes', 'mushrooms', 'pizza']);

/** The main ingredient of a dish: from its title, else from its ingredients; null if neither shows it. */
export function mainFood(title: readonly string[], ingredients: readonly (readonly string[])[]): string | null {
  const named = mainIn(title, RANKS.length);
  if (named < RANKS.length) return RANKS[named] ?? null;
  let best = RANKS.length;
  for (const words of ingredients) {
    const found = mainIn(words, best);
    if (!ONLY_IN_TITLE.has(RANKS[found] ?? '')) best = found;
  }
  return RANKS[best] ?? null;
}
