const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that select a variety, with the same meaning before and after the noun: "onions, red". */
const MODIFIERS = list(`
  red green white yellow brown black purple large medium small big mini baby fresh frozen dried organic tinned jarred
  sliced chopped diced grated ground smoked unsmoked salted unsalted raw cooked ripe plain natural wholemeal whole skimmed
  semi unsweetened sweetened decaf lean minced crushed peeled
`);

export const isModifier = (word: string): boolean => MODIFIERS.has(word);

/** Words that make no difference to what is bought. */
const SIZES = list('large medium small big ripe fresh');
const CUTS = list('chopped diced sliced grated crushed minced peeled');

/** Produce that is sold whole, and eggs. */
const GROWN = list(`
  onion garlic shallot leek carrot parsnip swede turnip beetroot potato courgette aubergine cucumber broccoli cauliflower
  cabbage celery lettuce tomato mushroom pepper lemon lime orange apple banana pear peach plum mango avocado pineapple
  melon egg chilli ginger zucchini eggplant scallion
`);
/** Bought whole even if the recipe cuts them; chopped tomatoes and mushrooms come in tins. */
const CUT_AT_HOME = list('onion garlic shallot leek carrot celery cabbage chilli ginger scallion');

/** Crushed chillies are chilli flakes. */
const isFlakes = (cut: string, thing: string): boolean => thing === 'chilli' && cut === 'crushed';

/** An egg white is not a white egg. */
const isName = (word: string, before: string): boolean => before === 'egg' && word === 'white';

/**
 * Puts adjectives in front of the noun, in a fixed order, without those that make no difference in a shop: large onions
 * and chopped onions are onions. "Fresh" stays where the thing is mostly sold in another form (yeast, pasta, tuna).
 */
export function tidyModifiers(words: readonly string[]): string[] {
  const modifiers: string[] = [];
  let rest = [...words];
  while (rest.length > 1 && MODIFIERS.has(rest.at(-1) ?? '') && !isName(rest.at(-1) ?? '', rest.at(-2) ?? ''))
    modifiers.push(rest.pop() ?? '');
  const first = rest.findIndex((word, at) => at === rest.length - 1 || !MODIFIERS.has(word));
  modifiers.push(...rest.slice(0, first));
  rest = rest.slice(first);
  const thing = rest.at(-1) ?? '';
  const isGrown = GROWN.has(thing);
  const kept = modifiers.filter(
    (word) =>
      !(isGrown && SIZES.has(word)) &&
      !(CUT_AT_HOME.has(thing) && CUTS.has(word) && !isFlakes(word, thing) && !isKept(modifiers)),
  );
  return [...new Set(kept.sort()), ...rest];
}

/** Tinned, dried or frozen, it is another thing, however it is cut. */
const isKept = (modifiers: readonly string[]): boolean =>
  modifiers.some((word) => word === 'tinned' || word === 'frozen' || word === 'dried' || word === 'jarred');
