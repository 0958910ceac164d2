import { readUnit } from '../../recipes/amounts/units';
import { INGREDIENT_LIMITS } from '../../recipes/ingredients/ingredient';
import { readIngredient } from '../../recipes/ingredients/read-ingredient';
import { graphemeLength, isLongerThan } from '../../text';
import { amountProblem } from '../amounts/read-amount';
import { SHOPPING_LIMITS } from '../limits';

/** One thing in a typed or pasted text. */
export interface ShoppingLine {
  name: string;
  amount: number | null;
  unit: string | null;
  /** Text in brackets or after "for": "for Emma". */
  notes: string | null;
}

/** Parses one thing: "2x milk", "500g flour", "milk 2l", "bread (sliced) for Emma"; a text result is the problem. */
export function readLine(text: string): ShoppingLine | string {
  if (text.length > INGREDIENT_LIMITS.line || isLongerThan(text, INGREDIENT_LIMITS.line)) return TOO_LONG;
  const { rest, purpose } = takePurpose(text.replace(POLITENESS, '').replace(/[\s.,;:!?]+$/u, '') || text);
  const figure = AHEAD.exec(rest)?.[1];
  if (figure !== undefined && !NAMED_BY_NUMBER.test(rest)) {
    const problem = amountProblem(Number(figure.replace(',', '.')));
    if (problem !== null) return problem;
  }
  const read = readAmountAndName(rest);
  const name = read.name.replace(/[\s.,;:!?]+$/u, '');
  if (!/[\p{L}\p{ExtPict}]/u.test(name)) return NO_NAME;
  // the ingredient parser keeps as much of a name as fits
  if (graphemeLength(name) >= SHOPPING_LIMITS.name && isLongerThan(rest, SHOPPING_LIMITS.name)) return TOO_LONG;
  const notes = [read.notes === 'some' ? null : read.notes, purpose].filter((note) => note !== null && note !== '');
  return { name, amount: read.amount, unit: read.unit, notes: notes.join(', ') || null };
}

const TOO_LONG = `A name has at most ${SHOPPING_LIMITS.name} characters`;
const NO_NAME = 'Enter what to buy';

const POLITENESS =
  /^(?:please )?(?:(?:we |i )?need(?: to buy)? |buy |pick up |don['’]?t forget (?:the )?)(?=\S)|\s+(?:please|pls)[.!]?$/giu;

/** A number at the beginning of a line, and tokens that are not plain numbers: "1e9", "NaN", "-2". */
const AHEAD = /^([+-]?(?:\d{1,15}(?:[.,]\d+)?(?:e[+-]?\d{1,3})?|NaN|Infinity))(?=\s|x\s|×|$)/u;
/** Brands and varieties that begin with a number. */
const NAMED_BY_NUMBER =
  /^(?:7 ?up\b|00 flour|\d+(?:[.,]\d+)? ?%|(?:5|five)[ -]spice|\d+\/\d+ (?:bread|loaf|mince)|\d+[ -]in[ -]\d|\d+[ -]seed |[4-5] cheese |\d for \d )/i;
/** Words that are units elsewhere, but begin a name here. */
const NAMED_BY_UNIT =
  /^(?:pot noodles?|tin ?foil|(?:tin|can|bottle|jar) openers?|glass cleaners?|ear ?(?:plugs?|buds?|drops?|phones?)|bag clips?|box files?|bottle brush(?:es)?|head torch(?:es)?|cup ?(?:cakes?|hooks?)|stick blenders?|leaf blowers?|drop scones?|bar stools?|ball pumps?|sheet masks?|tray bakes?|loaf tins?|pot plants?|bottle tops?|jar lids?|ice cubes?|bin bags?|cling ?film)\b/i;

function readAmountAndName(text: string): ShoppingLine {
  const nothing = { amount: null, unit: null, notes: null };
  if (NAMED_BY_NUMBER.test(text) || WHICH.test(text) || STRENGTH.test(text)) return { ...nothing, name: text };
  const pack = PACK_OF.exec(text) ?? PACK_BEHIND.exec(text);
  const { size, name: packed } = pack?.groups ?? {};
  if (size !== undefined && packed !== undefined && Number(size) > 1)
    return { name: packed, amount: 1, unit: 'pack', notes: `${size}-pack` };
  const counted = /^(\d{1,5}) ?(?:[x×] ?)?(?=\p{L})/u.exec(text);
  if (counted && NAMED_BY_UNIT.test(text.slice(counted[0].length)))
    return { ...nothing, name: text.slice(counted[0].length), amount: Number(counted[1]) };
  const read = readIngredient(withAmountAhead(text.replace(/^(?=(?:dozen|couple of) )/i, 'a ')));
  // bags of 30 litres are not 30 litres of bags
  if (read.unit === 'l' && /\b(?:bags?|liners?|sacks?|bins?|buckets?)$/i.test(read.name))
    return { ...nothing, name: read.name, notes: `${read.amount} l` };
  return read;
}

/** "9-pack of toilet rolls" and "toilet rolls 9 pack" are one pack; "2 packs" are two. */
const PACK_OF = /^(?<size>\d{1,3})[- ]?pack (?:of )?(?<name>\S.*)$/i;
const PACK_BEHIND = /^(?<name>\D*[^\d\s-]) (?<size>\d{1,3})[- ]?pack$/i;
/** "nappies size 4": the number is part of the name. */
const WHICH =
  /^(?:\p{L}.*\s)?(?:size|factor|spf|stage|omega|vitamin|type|grade|no|number|nr|phase|step|age|aged|heinz|wd|formula)\.? \d+$/iu;
const STRENGTH = /^\p{L}.* \d+ ?(?:mg|mcg|iu)$/iu;

const TIMES_BEHIND = /^(.*\S)\s+(?:[x×*] ?(\d{1,4})|(\d{1,4}) ?[x×])$/iu;
const AMOUNT_BEHIND =
  /^(.*?[\p{L}\p{ExtPict})%])(?:\s*[-–—:=]\s*|\s+)(\d{1,5}(?:[.,]\d{1,3})?|½|¼|¾)(?: ?(\p{L}{1,12}))?$/u;

/** "milk 2l", "eggs x6" and "milk 1l x2" in recipe order: amount first. */
function withAmountAhead(text: string): string {
  if (/^[\d¼-¾⅐-⅞]/u.test(text)) return text;
  const times = TIMES_BEHIND.exec(text);
  if (times) {
    const [, name = '', after, before] = times;
    const inner = WHICH.test(name) ? name : withAmountAhead(name);
    return `${after ?? before} ${inner === name ? '' : 'x '}${inner}`;
  }
  const [, name = '', amount = '', word] = AMOUNT_BEHIND.exec(text) ?? [];
  const unit = word === undefined ? '' : readUnit(word);
  // "cola 0" is a name
  return name === '' || unit === null || Number(amount) === 0
    ? text
    : `${amount} ${word ?? ''} ${name}`.replace(/\s+/g, ' ');
}

/** "milk for Emma", "eggs for the pancakes": the purpose becomes a note. */
function takePurpose(text: string): { rest: string; purpose: string | null } {
  const found = /^(.*\S) (for (?!\d)\S.*)$/iu.exec(text);
  const purpose = found?.[2] ?? '';
  return found && !/[()]/.test(purpose) ? { rest: found[1] ?? '', purpose } : { rest: text, purpose: null };
}
