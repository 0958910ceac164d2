import { listed } from '../text';

/** A food's names in texts. */
export interface NamedFood {
  name: string;
  /** Within a title, in singular: "chicken" for chicken breasts. */
  short: string;
  /** It has to be cooked before eating. */
  isRaw: boolean;
}

/** The foods in each filled slot. */
export type Filled = ReadonlyMap<string, readonly NamedFood[]>;

/** "{veg}", "{~veg}", "{raw:veg}", and several slots in one list: "{veg+meat}". */
const PLACE = /\{(~|raw:)?([\w+]+)\}/g;

/**
 * A text of a pattern with its foods. "{veg}" names them, "{~veg}" briefly as in a title, "{raw:veg}" those that have
 * to be cooked. Text in brackets is left out if one of its slots is empty.
 */
export function inWords(text: string, filled: Filled): string {
  const whole = text
    .replace(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(PLACE)].every((place) => inPlace(place, filled) !== '') ? part : '',
    )
    .replace(PLACE, (...place: string[]) => inPlace(place, filled));
  return whole
    .replace(/\s+/g, ' ')
    .replace(/ ([,.])/g, '$1')
    .replace(/\b(chopped|grated|diced|tinned) \1\b/g, '$1')
    .trim()
    .replace(/^\p{Ll}|(?<=[.!] )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function inPlace([, how, slots = '']: readonly (string | undefined)[], filled: Filled): string {
  const foods = slots.split('+').flatMap((slot) => filled.get(slot) ?? []);
  if (how === '~') return listed([...new Set(foods.map(({ short }) => short))].slice(0, MOST_IN_TITLE));
  return listed(foods.filter(({ isRaw }) => how === undefined || isRaw).map(({ name }) => inSentence(name)));
}

const MOST_IN_TITLE = 3;

/** Words that are always capitalised. */
const PROPER =
  /^(?:Greek|Thai|Chinese|Indian|English|French|Italian|Spanish|Brussels|Dijon|Worcestershire|Quorn|Marmite)\b/;

/** "Chicken breasts" within a sentence; "BBQ sauce" stays as it is. */
const inSentence = (name: string): string =>
  /^\p{Lu}[^\p{Lu}]*$/u.test(name) && !PROPER.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
