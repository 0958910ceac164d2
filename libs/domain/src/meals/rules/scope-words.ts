import { listed } from '../../text';
import { MEAL_TYPES, type MealType } from '../week';
import { ISO_WEEKDAYS, tidyScope, type IsoWeekday, type MealRuleKind, type MealRuleScope } from './meal-rule';

export const DAY_WORDS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const WEEKDAYS: readonly IsoWeekday[] = [1, 2, 3, 4, 5];
const WEEKEND: readonly IsoWeekday[] = [6, 7];

/**
 * The meals of a rule whose words name none: every meal for forbidden foods, the cooked meals for repetition, and
 * dinner for everything else.
 */
export function usualMeals(kind: MealRuleKind): MealType[] | null {
  if (kind === 'diet' || kind === 'without') return null;
  return kind === 'notWithinDays' ? ['lunch', 'dinner'] : ['dinner'];
}

const SHORT_DAYS = /^(mon|tue|wed|thu|fri|sat|sun)(?:s|r|rs|nes|day|sday|nesday|rsday|urday)?(?:days?|s)?$/;

/** "Monday", "mondays", "Tues" or "thurs"; null for any other word. */
export function dayOfWord(word: string): IsoWeekday | null {
  const plain = word.toLowerCase().replace(/['’]s$|\.$/, '');
  const short = SHORT_DAYS.exec(plain)?.[1];
  if (!short) return null;
  const at = DAY_WORDS.findIndex((day) => day.toLowerCase().startsWith(short));
  const name = DAY_WORDS[at]?.toLowerCase() ?? '';
  const isDay = name.startsWith(plain) || plain === `${name}s` || plain === `${short}s`;
  return isDay ? ((at + 1) as IsoWeekday) : null;
}

const MEAL_WORDS: ReadonlyMap<string, readonly MealType[]> = new Map<string, readonly MealType[]>([
  ['breakfast', ['breakfast']],
  ['breakfasts', ['breakfast']],
  ['lunch', ['lunch']],
  ['lunches', ['lunch']],
  ['lunchtime', ['lunch']],
  ['dinner', ['dinner']],
  ['dinners', ['dinner']],
  ['supper', ['dinner']],
  ['suppers', ['dinner']],
  ['tea', ['dinner']],
  ['evening', ['dinner']],
  ['evenings', ['dinner']],
  ['meal', MEAL_TYPES],
  ['meals', MEAL_TYPES],
]);
export const mealsOfWord = (word: string): readonly MealType[] | null =>
  MEAL_WORDS.get(word.toLowerCase().replace(/['’]s$/, '')) ?? null;

const JOINING = new Set(['on', 'for', 'at', 'every', 'each', 'the', 'and', '&', 'all', 'in', 'our']);

/**
 * Parses slots: "Friday", "weekdays lunch", "Mon-Fri dinner", "Monday, Wednesday and Friday", "every meal". Null if any
 * word means something else. Days or meals that are not named are null.
 */
export function readScope(text: string): MealRuleScope | null {
  const words = text
    .replace(/[,/+]/g, ' ')
    .replace(/\s*[-–—]\s*/g, ' to ')
    .trim()
    .split(/\s+/);
  const days = new Set<IsoWeekday>();
  const meals = new Set<MealType>();
  let isEveryDay = false;
  let last: IsoWeekday | null = null;
  let from: IsoWeekday | null = null;
  for (const [at, raw] of words.entries()) {
    const word = raw.toLowerCase();
    const day = dayOfWord(word);
    const named = mealsOfWord(word);
    if (day !== null) {
      if (from !== null) for (const each of daysThrough(from, day)) days.add(each);
      days.add(day);
      [last, from] = [day, null];
    } else if (/^(?:to|till|until|through)$/.test(word)) {
      if (last === null || dayOfWord(words[at + 1] ?? '') === null) return null;
      from = last;
    } else if (/^(?:week(?:days?|nights?)|work(?:ing)?days?)$/.test(word)) for (const each of WEEKDAYS) days.add(each);
    else if (/^weekends?$/.test(word)) for (const each of WEEKEND) days.add(each);
    else if (/^(?:days?|daily|everyday|always)$/.test(word)) isEveryDay = true;
    else if (named) for (const each of named) meals.add(each);
    else if (!JOINING.has(word)) return null;
  }
  // "Mondays at | most 45 minutes" is divided at the wrong place
  if ((days.size === 0 && meals.size === 0 && !isEveryDay) || JOINING.has(words.at(-1)?.toLowerCase() ?? ''))
    return null;
  return {
    days: days.size === 0 || isEveryDay ? null : ISO_WEEKDAYS.filter((day) => days.has(day)),
    mealTypes: meals.size === 0 ? null : MEAL_TYPES.filter((mealType) => meals.has(mealType)),
  };
}

function daysThrough(from: IsoWeekday, to: IsoWeekday): IsoWeekday[] {
  const count = ((to - from + 7) % 7) + 1;
  return Array.from({ length: count }, (_, at) => (((from - 1 + at) % 7) + 1) as IsoWeekday);
}

/** "Friday", "Weekdays lunch", "Every day": the slots of a rule, in words that `readScope` parses. */
export function describeSlots(rule: MealRuleScope & { kind: MealRuleKind }): string {
  const { days, mealTypes } = tidyScope(rule);
  const usual = usualMeals(rule.kind);
  const isUsual = JSON.stringify(mealTypes) === JSON.stringify(usual);
  const meals = isUsual ? '' : mealTypes === null ? 'every meal' : listed(mealTypes);
  const when = days === null ? '' : describeDays(days);
  if (when === '' && meals === '') return 'Every day';
  return when === '' ? meals.charAt(0).toUpperCase() + meals.slice(1) : `${when} ${meals}`.trim();
}

function describeDays(days: readonly IsoWeekday[]): string {
  const key = days.join();
  if (key === WEEKDAYS.join()) return 'Weekdays';
  if (key === WEEKEND.join()) return 'Weekends';
  return listed(days.map((day) => DAY_WORDS[day - 1] ?? ''));
}
