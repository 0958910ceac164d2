import { AD_HOC_TITLE, PLANNED_MEAL_LIMITS } from '../../meals/planned-meal';
import { DEFAULT_MEAL_TYPE, type MealType } from '../../meals/week';
import { isCalendarDate } from '../../time/dates';
import type { CalendarDate } from '../../time/dates';
import { dayInput, isWordStart, MASK, matchAt, phrase, type ParserInput } from '../parser-input';
import { maskTokens } from '../select';
import { titleOf } from '../title';
import type { SpanOf } from '../types';
import { readDate } from '../when/dates';

export type MealSpanKind = 'date' | 'meal' | 'servings';
export type MealSpan = SpanOf<MealSpanKind>;

export interface MealWordsContext {
  /** The family's today. */
  today: CalendarDate;
  /** 'en-GB' reads 12/10 as 12 October, 'en-US' as December 10; with any other the order is asked. */
  locale: string;
  country?: string | null;
  /** The day and meal of the slot in which somebody types; today's dinner without them. */
  date?: CalendarDate | null;
  mealType?: MealType | null;
  /** Words that only look like a date, a meal or servings. */
  titleOnly?: readonly string[];
}

/** A meal as it would be planned. */
export interface MealWords {
  /** Never empty: "Ad-hoc Meal" when the text holds nothing but days and meals. */
  title: string;
  date: CalendarDate;
  mealType: MealType;
  /** null: as many as eat. */
  servings: number | null;
  spans: MealSpan[];
  /** Other days that the words may mean, with what to ask; null when they are clear. */
  question: { ask: string; dates: CalendarDate[] } | null;
  /** What a planned meal cannot be, as a sentence; null for nothing. */
  note: string | null;
}

/**
 * Reads a line of text as a planned meal: "lasagne on Friday", "pancakes for breakfast on Saturday", "fish and chips
 * Friday dinner for 6". Days are those of the calendar's grammar, without chrono. Deterministic; what is not understood
 * stays in the title.
 *
 * - A meal counts after "for" or "at", beside the day, or at the end: "breakfast burritos for dinner" are for dinner.
 * - Of two days the one with "on" counts, else the last one: "Sunday roast 12 Oct" is on the 12th.
 * - A day that names the dish stays in the title: "Sunday roast" is on the coming Sunday.
 *
 * @param text anything; only its first 500 UTF-16 units are read
 */
export function readMealWords(text: string, context: MealWordsContext): MealWords {
  const input = dayInput(text, context);
  const { day, mask } = dayOf(input, servingsIn(input.text));
  const servings = servingsIn(maskTokens(input.text, day ? [day] : []))[0] ?? null;
  const beside = [day, servings].filter((found) => found !== null);
  const meal = mealOf(maskTokens(input.text, beside), day);
  const part = day && (meal === null || meal.start > day.end) ? partAfter(input.text, day) : null;
  const eaten = meal ?? part;
  const span = (kind: MealSpanKind, { start, end }: Range, inTitle = false): MealSpan => ({
    kind,
    start,
    end,
    text: input.raw.slice(start, end),
    inTitle,
  });
  const spans = [
    ...(day ? [span('date', day, day.inTitle)] : []),
    ...(eaten ? [span('meal', eaten, eaten.inTitle)] : []),
    ...(servings ? [span('servings', servings)] : []),
  ].sort((a, b) => a.start - b.start);
  return {
    title: titleOf(
      text,
      [...spans.filter(({ inTitle }) => !inTitle), ...mask].sort((a, b) => a.start - b.start),
      AD_HOC_TITLE,
    ),
    date: day?.date ?? context.date ?? context.today,
    mealType: eaten?.mealType ?? day?.mealType ?? context.mealType ?? DEFAULT_MEAL_TYPE,
    servings: servings?.count ?? null,
    spans,
    question: day?.question ?? null,
    note: day?.isRepeat ? 'Only the next one is planned: a rule of the meal plan repeats a dish.' : null,
  };
}

interface Range {
  start: number;
  end: number;
}

interface FoundDay extends Range {
  date: CalendarDate;
  inTitle: boolean;
  hasPreposition: boolean;
  /** "Every Friday". */
  isRepeat: boolean;
  /** "Tonight" is dinner. */
  mealType: MealType | null;
  question: MealWords['question'];
}

/** Days that are half of a dish's name. */
const NAMES_A_DISH =
  /(?:sunday (?=roasts?\b|joint\b)|(?<=\b(?:taco|toast) )tuesday\b|(?<=\b(?:meat[ -]?free|meatless|mushroom) )monday\b)/y;
const EVERY = /(?:every|each) $/;

/** The day that counts. */
function dayOf(input: ParserInput, servings: readonly Range[]): { day: FoundDay | null; mask: Range[] } {
  const days = daysIn(input).filter(({ start, end }) => !servings.some((one) => one.start <= start && end <= one.end));
  const plain = days.filter(({ inTitle }) => !inTitle);
  const day = plain.findLast(({ hasPreposition }) => hasPreposition) ?? plain.at(-1) ?? days.at(-1) ?? null;
  if (!day) return { day, mask: [] };
  const every = EVERY.exec(input.text.slice(0, day.start));
  return every
    ? { day: { ...day, isRepeat: true }, mask: [{ start: every.index, end: every.index + every[0].length }] }
    : { day, mask: [] };
}

function daysIn(input: ParserInput): FoundDay[] {
  const { text, today } = input;
  const days: FoundDay[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text.charAt(at) === MASK || !isWordStart(text, at)) continue;
    const found = readDate(input, at);
    if (!found) continue;
    const day = meant(found.resolve(today), found.hasPreposition);
    const inTitle = day !== null && matchAt(NAMES_A_DISH, text, at) !== null;
    if (day) {
      const isTonight = /^(?:tonight|tonite|this evening)/.test(text.slice(at));
      const { hasPreposition } = found;
      days.push({
        ...day,
        start: at,
        end: found.end,
        inTitle,
        hasPreposition,
        isRepeat: false,
        mealType: isTonight ? 'dinner' : null,
      });
    }
    at = found.end - 1;
  }
  return days;
}

/** One day, or several to ask about. Whole weeks and months are none, and neither is the Christmas of a pudding. */
function meant(
  { options, ask, isSpan, inTitle, minutes }: ReturnType<NonNullable<ReturnType<typeof readDate>>['resolve']>,
  hasPreposition: boolean,
): Pick<FoundDay, 'date' | 'question'> | null {
  const [{ first }] = options;
  if (isSpan || minutes !== undefined || (inTitle && !hasPreposition) || !isCalendarDate(first)) return null;
  if (options.some((days) => days.first !== days.last)) return null;
  const dates = [...new Set(options.map((days) => days.first))];
  // a month alone means any of its days
  if (dates.length > 3) return null;
  return { date: first, question: dates.length > 1 ? { ask: ask ?? 'Which day is meant?', dates } : null };
}

const MEALS: Readonly<Record<string, MealType>> = {
  breakfast: 'breakfast',
  brekkie: 'breakfast',
  brunch: 'breakfast',
  lunch: 'lunch',
  lunchtime: 'lunch',
  dinner: 'dinner',
  supper: 'dinner',
  tea: 'dinner',
  teatime: 'dinner',
};
const MEAL = `(${Object.keys(MEALS).join('|')})(?:'s)?`;
const FOR_MEAL = new RegExp(`(?<![\\p{L}\\p{N}])(?:for|at|as)(?: a| an| the| our)? ${MEAL}(?![\\p{L}\\p{N}'])`, 'gu');
const ANY_MEAL = new RegExp(`(?<![\\p{L}\\p{N}-])${MEAL}(?![\\p{L}\\p{N}'-])`, 'gu');
const KIND_OF_TEA = /(?:afternoon|cream|high|green|iced|mint|herbal|bubble|cup of|pot of) $/;
/** What makes the meal a part of the dish's name, which keeps it: "full English breakfast", "packed lunch". */
const NAMES_A_MEAL =
  /(?:english|irish|scottish|welsh|cooked|continental|christmas|thanksgiving|ploughman's|packed|school|tv|power) $/;

interface FoundMeal extends Range {
  mealType: MealType;
  inTitle: boolean;
}

function mealOf(text: string, day: Range | null): FoundMeal | null {
  const found = (match: RegExpExecArray): FoundMeal => ({
    start: match.index,
    end: match.index + match[0].length,
    mealType: MEALS[match[1] ?? ''] ?? DEFAULT_MEAL_TYPE,
    inTitle: false,
  });
  const forMeal = [...text.matchAll(FOR_MEAL)].at(-1);
  if (forMeal) return found(forMeal);
  const bare = [...text.matchAll(ANY_MEAL)]
    .filter(({ index }) => !KIND_OF_TEA.test(text.slice(0, index)))
    .map((match) => ({ ...found(match), inTitle: NAMES_A_MEAL.test(text.slice(0, match.index)) }));
  const loose = bare.filter(({ inTitle }) => !inTitle);
  return (
    loose.find((meal) => day !== null && isBeside(text, meal, day)) ??
    loose.find(({ start, end }) => text.slice(0, start).trim() === '' && text.charAt(end) === ':') ??
    // "mint tea" is not a dinner
    loose.findLast(({ start, end }) => !text.startsWith('tea', start) && /^[\s.!\u0001]*$/.test(text.slice(end))) ??
    bare.find(({ inTitle }) => inTitle) ??
    null
  );
}

/** Whether nothing but a comma stands between the two. */
function isBeside(text: string, one: Range, other: Range): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return /^[\s,:]*$/.test(text.slice(first.end, second.start));
}

const PART = phrase(" ?(?:in the |at )?(morning|lunch ?time|evening|night)(?:'s)?");

/** "Friday night", "tomorrow morning". */
function partAfter(text: string, day: Range): FoundMeal | null {
  const match = matchAt(PART, text, day.end);
  if (!match) return null;
  const mealType = match[1] === 'morning' ? 'breakfast' : match[1]?.startsWith('lunch') ? 'lunch' : 'dinner';
  const start = day.end + match[0].search(/\S/);
  return { start, end: day.end + match[0].length, mealType, inTitle: false };
}

const NUMBERS = 'none,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve'.split(',');
const COUNT = `(\\d{1,3}|${NUMBERS.slice(1).join('|')})`;
const PEOPLE = '(?: (?:people|persons?|of us|servings?|portions?|guests))?';
const SERVINGS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:for ${COUNT}${PEOPLE}|serv(?:es|ing) ${COUNT}|${COUNT} (?:servings|portions|people))(?=\\s*(?:$|[,.;!)\\u0001]|(?:on|at|for|tonight|today|tomorrow|next|this|breakfast|lunch|dinner|supper|mon|tue|wed|thu|fri|sat|sun|with)(?:[\\p{L}]*)))`,
  'gu',
);

/** "For 6", "serves four"; not "for 3 hours" and "for 5 years". */
function servingsIn(text: string): (Range & { count: number })[] {
  return [...text.matchAll(SERVINGS)].flatMap((match) => {
    const word = match[1] ?? match[2] ?? match[3] ?? '';
    const count = /^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word);
    const isPossible = count >= 1 && count <= PLANNED_MEAL_LIMITS.servings;
    return isPossible ? [{ start: match.index, end: match.index + match[0].length, count }] : [];
  });
}
