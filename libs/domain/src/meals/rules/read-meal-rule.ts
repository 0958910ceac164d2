import { readMinutes } from '../../recipes/cooking/durations';
import { ALLERGENS, type Diet } from '../../recipes/foods/traits';
import { cleanLine, tooLong } from '../../text';
import { QUICK_PICKS } from '../week';
import {
  MEAL_RULE_LIMITS,
  QUICK_MINUTES,
  ruleProblems,
  tidyScope,
  type MealRuleContent,
  type MealRuleDemand,
  type MealRuleScope,
} from './meal-rule';
import { dayOfWord, mealsOfWord, readScope, usualMeals } from './scope-words';

/** A parsed rule, or the problem in words for the person who typed it. */
export type ReadMealRule = { rule: MealRuleContent; problem: null } | { rule: null; problem: string };

export const MEAL_RULE_EXAMPLES = [
  'Friday: fish',
  'Monday: under 30 minutes',
  'Not twice within 10 days',
  'Leftovers of Sunday on Monday',
  'Weekdays lunch: quick',
  'No meat on Monday',
  'Saturday breakfast: pancakes',
] as const;

const KNOWN = `For example: ${MEAL_RULE_EXAMPLES.slice(0, 5)
  .map((example) => `“${example}”`)
  .join(', ')} or “${MEAL_RULE_EXAMPLES[5]}”`;

const NO_SCOPE: MealRuleScope = { days: null, mealTypes: null };

/**
 * Parses a rule: when ("Friday", "weekdays lunch", "Mon-Fri") and what ("fish", "under 30 min", "no meat", "pancakes"),
 * with a colon between them or in one sentence. Without a meal it applies to those of `usualMeals`.
 */
export function readMealRule(words: string): ReadMealRule {
  const text = cleanLine(words.slice(0, 2_000))
    .replace(/[.!]+$/, '')
    .trim();
  if (text === '') return no(`Say what the rule is. ${KNOWN}`);
  if (text.length > MEAL_RULE_LIMITS.words) return no(tooLong('A rule', MEAL_RULE_LIMITS.words));
  for (const { scope, what } of divisionsOf(text)) {
    const demand = demandOf(what);
    if (typeof demand === 'string') return no(demand);
    if (demand) return withScope(scope, demand);
  }
  return no(`“${text}” is not understood. ${KNOWN}`);
}

const no = (problem: string): ReadMealRule => ({ rule: null, problem });

function withScope(scope: MealRuleScope | null, demand: MealRuleDemand): ReadMealRule {
  const isVague = demand.kind === 'tag' || demand.kind === 'title' || demand.kind === 'leftoversOf';
  if (!scope && isVague) return no(`Say for which day or meal that is. ${KNOWN}`);
  const { days, mealTypes } = scope ?? NO_SCOPE;
  // "every meal" is all of them, which `tidyScope` writes as null
  const meals = mealTypes ?? usualMeals(demand.kind);
  const rule: MealRuleContent = { ...tidyScope({ days, mealTypes: meals }), ...demand };
  const [problem] = ruleProblems(rule);
  return problem ? no(problem.message) : { rule, problem: null };
}

interface Division {
  scope: MealRuleScope | null;
  what: string;
}

/** Ways to divide a text into when and what, the most certain first. */
function* divisionsOf(text: string): Generator<Division> {
  for (const colon of text.matchAll(/\s*[:–—]\s*|\s+-\s+|\s+=\s+/g)) {
    const scope = readScope(text.slice(0, colon.index));
    if (scope) {
      yield { scope, what: text.slice(colon.index + colon[0].length) };
      return;
    }
  }
  const starts = [...text.matchAll(/\S+/g)].map(({ index }) => index);
  const after = starts.slice(1).map((start) => ({ what: text.slice(0, start), scope: text.slice(start) }));
  // "fish on Friday", the longest scope first
  for (const { what, scope } of after) {
    const read = /^(?:on|for|at|every|each|all)\s/i.test(scope) ? readScope(scope) : null;
    if (read) yield { scope: read, what: what.trim() };
  }
  // "Friday fish", "fish Friday"
  for (const start of starts.slice(1).reverse()) {
    const scope = readScope(text.slice(0, start));
    if (scope) yield { scope, what: text.slice(start) };
  }
  for (const { what, scope } of after) {
    const read = readScope(scope);
    if (read) yield { scope: read, what: what.trim() };
  }
  yield { scope: null, what: text };
}

/** The demand; a problem if it begins like a known one; null if there is none. */
function demandOf(what: string): MealRuleDemand | string | null {
  const text = what.replace(/^(?:is|are|means?|always|only|eat|have|we (?:eat|have))\s+/i, '').trim();
  if (text === '') return null;
  return explicit(text) ?? leftovers(text) ?? notWithin(text) ?? diet(text) ?? minutes(text) ?? dish(text);
}

const QUOTED = /^[“"](.+)[”"]$/;

/** “Fish fingers” in quotes is a dish, "tagged fish" and "#fish" are tags, whatever else the words could mean. */
function explicit(text: string): MealRuleDemand | null {
  const title = QUOTED.exec(text)?.[1];
  if (title) return { kind: 'title', title: title.trim() };
  const tag = /^(?:tagged|tag|with (?:the )?tag)\s+(.+)$/i.exec(text)?.[1] ?? /^#(\S.*)$/.exec(text)?.[1];
  return tag ? { kind: 'tag', tag: (QUOTED.exec(tag)?.[1] ?? tag).trim() } : null;
}

const LEFTOVERS = /^(?:the )?(?:leftovers?|left ?overs|left[ -]overs|rest|remains)(?:\s+(?:of|from)\s+(.+))?$/i;

function leftovers(text: string): MealRuleDemand | string | null {
  const match = LEFTOVERS.exec(text);
  if (!match || (match[1] === undefined && /^(?:the )?(?:rest|remains)/i.test(text))) return null;
  const of = { day: null as ReturnType<typeof dayOfWord>, mealType: 'dinner' as const };
  if (match[1] === undefined) return { kind: 'leftoversOf', of };
  const source = match[1].replace(/^the /i, '').replace(/^(\S+) (?:of|on|from) (?:the )?(.+)$/i, '$2 $1');
  const [first = '', ...rest] = source
    .replace(/^(?:(?:day|night|evening) before|last night|yesterday)(?:['’]s)?/i, 'yesterday')
    .split(/\s+/);
  const day = dayOfWord(first);
  const meal = rest.length === 0 ? ['dinner' as const] : rest.length === 1 ? mealsOfWord(rest[0] ?? '') : null;
  if ((day === null && first !== 'yesterday') || meal?.length !== 1 || !meal[0])
    // "leftovers of Sunday on Monday": divided elsewhere
    return null;
  return { kind: 'leftoversOf', of: { day, mealType: meal[0] } };
}

const NUMBERS = 'no,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen'.split(',');
const NOT_WITHIN =
  /^(?:(?:not|never|nothing|no dish|no meal|no recipe|the same) ?(?:the same|eaten|again|a dish)? ?(?:twice|again|repeated)?|(?:no|without) (?:repeats?|repetitions?)|not twice|nothing twice|not (?:the )?same(?: (?:dish|meal|thing))?)(?: again)? (?:with)?in (?:the same )?(?:(\d{1,3}|an?|[a-z]+) )?(days?|weeks?|fortnights?|months?)$/i;

function notWithin(text: string): MealRuleDemand | string | null {
  const match = NOT_WITHIN.exec(text);
  if (!match) return null;
  const [, number = 'one', unit = 'day'] = match;
  const word = number.toLowerCase().replace(/^an?$/, 'one');
  const count = /^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word);
  if (count < 0) return `“${number}” is not understood as a number. ${KNOWN}`;
  const each = { d: 1, w: 7, f: 14, m: 30 }[unit.charAt(0).toLowerCase()] ?? 1;
  return { kind: 'notWithinDays', within: count * each };
}

const DIETS: readonly [RegExp, Diet][] = [
  [/^(?:vegetarian|veggie|meat[ -]?free|meatless|(?:no|without) meat)$/i, 'vegetarian'],
  [/^(?:vegan|plant[ -]based)$/i, 'vegan'],
  [/^pescatarian$/i, 'pescatarian'],
  [/^gluten[ -]free$/i, 'gluten_free'],
  [/^(?:dairy[ -]free|(?:no|without) dairy)$/i, 'dairy_free'],
  [/^(?:pork[ -]free|(?:no|without) pork)$/i, 'no_pork'],
  [/^(?:beef[ -]free|(?:no|without) beef)$/i, 'no_beef'],
  [/^(?:alcohol[ -]free|(?:no|without) alcohol)$/i, 'no_alcohol'],
  [/^halal$/i, 'halal'],
];

const ALLERGEN_SYNONYMS: Readonly<Record<string, (typeof ALLERGENS)[number]>> = {
  egg: 'eggs',
  nut: 'nuts',
  peanut: 'peanuts',
  soy: 'soya',
  crustacean: 'crustaceans',
  mollusc: 'molluscs',
  mollusks: 'molluscs',
  sulfites: 'sulphites',
};

function diet(what: string): MealRuleDemand | string | null {
  const text = what.replace(/\s+(?:food|meals?|dish(?:es)?|day|only)$/i, '');
  const found = DIETS.find(([words]) => words.test(text));
  if (found) return { kind: 'diet', diet: found[1] };
  const free = /^(?:no|without|never)\s+(.+)$/i.exec(text)?.[1] ?? /^(\S+)[ -]free$/i.exec(text)?.[1];
  if (free === undefined) return null;
  const word = free.toLowerCase();
  const allergen = ALLERGENS.find((each) => each === word) ?? ALLERGEN_SYNONYMS[word];
  return allergen
    ? { kind: 'without', allergen }
    : `“${text}” is not understood: only meat, pork, beef, alcohol, dairy and ${ALLERGENS.join(', ')} can be left out`;
}

const LIMIT =
  /^(?:ready |done )?(?:in |within )?(?:under |less than |at most |max\.? |maximum (?:of )?|no more than |not more than |up to |below |within |< ?|<= ?|≤ ?)?(.+?)(?: at most| max\.?| maximum| or less| or under| or fewer)?$/i;
const LENGTH =
  /^(?:\d{1,4}|an?|half an|one|two|three|ten|fifteen|twenty|thirty|forty|forty-five|sixty)(?:[ -]?(?:minutes?|mins?|m|hours?|hrs?|h))(?: ?(?:and )?(?:a half|\d{1,2} ?(?:minutes?|mins?|m)))?$/i;
const QUICK = /^(?:something |a )?(?:quick|fast)(?: meals?| dish(?:es)?| food| recipes?| to make)?$/i;

function minutes(text: string): MealRuleDemand | string | null {
  if (QUICK.test(text)) return { kind: 'maxMinutes', minutes: QUICK_MINUTES };
  const length = LIMIT.exec(text)?.[1] ?? '';
  const read = LENGTH.test(length) ? readMinutes(length.replace('-', ' ')) : null;
  return read === null ? null : { kind: 'maxMinutes', minutes: read };
}

const PICKS = new Map(Object.values(QUICK_PICKS).flatMap((names) => names.map((name) => [asKey(name), name])));

function asKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s*&\s*/g, ' and ')
    .replaceAll('-', ' ');
}

/** The name of a quick pick is a dish, which may have no recipe; anything else is a tag. */
function dish(what: string): MealRuleDemand | null {
  const text = what.replace(/^(?:a|an|some|something with)\s+/i, '').trim();
  // the rest of a sentence that was divided at the wrong place
  if (text === '' || /^(?:leftovers?|not|no|under|of|within|without)(?:\s|$)/i.test(text)) return null;
  if (/(?:^|\s)(?:on|for|at|of|and|every|each|within|with|to|or|the|,)$/i.test(text)) return null;
  const pick = PICKS.get(asKey(text));
  return pick === undefined ? { kind: 'tag', tag: text } : { kind: 'title', title: pick };
}
