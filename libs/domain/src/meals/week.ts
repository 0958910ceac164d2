import { addDays, daysFrom, startOfWeek } from '../time/dates';
import type { CalendarDate, LocalTime } from '../time/dates';
import { formatDate, formatDateRange, formatDateRangeOfYear } from '../time/format';

/** In the order of the day. */
export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner'] as const;
export type MealType = (typeof MEAL_TYPES)[number];
export const DEFAULT_MEAL_TYPE: MealType = 'dinner';

/** A meal of a day: its name, and the letter for small slots. */
export const MEAL_TYPE_NAMES: Readonly<Record<MealType, { label: string; letter: string }>> = {
  breakfast: { label: 'Breakfast', letter: 'B' },
  lunch: { label: 'Lunch', letter: 'L' },
  dinner: { label: 'Dinner', letter: 'D' },
};

export const isMealType = (value: unknown): value is MealType => MEAL_TYPES.includes(value as MealType);

/** A place in the plan, which may hold several dishes. */
export interface MealSlot {
  date: CalendarDate;
  mealType: MealType;
}

/** A slot as one text, used as a key in maps and lists: "2026-10-08 dinner". */
export const slotKey = ({ date, mealType }: MealSlot): string => `${date} ${mealType}`;

/** By date, then in the order of the day. */
export const compareSlots = (a: MealSlot, b: MealSlot): number =>
  a.date === b.date ? MEAL_TYPES.indexOf(a.mealType) - MEAL_TYPES.indexOf(b.mealType) : a.date < b.date ? -1 : 1;

/** The slots of these days that hold no meal, in order. */
export function emptySlots(dates: readonly CalendarDate[], planned: readonly MealSlot[]): MealSlot[] {
  const taken = new Set(planned.map(slotKey));
  return dates
    .flatMap((date) => MEAL_TYPES.map((mealType): MealSlot => ({ date, mealType })))
    .filter((slot) => !taken.has(slotKey(slot)));
}

/** The time from which a meal of today is over and is no longer planned. */
const MEAL_ENDS: Readonly<Record<MealType, LocalTime>> = { breakfast: '11:00', lunch: '15:00', dinner: '22:00' };

/** Whether there is still time for a meal, given the family's date and time. */
export const isAhead = ({ date, mealType }: MealSlot, today: CalendarDate, time: LocalTime): boolean =>
  date === today ? time < MEAL_ENDS[mealType] : date > today;

/** Whether the cook still needs a reminder to start a dinner: not once dinner time has come. */
export const dinnerIsAhead = (
  date: CalendarDate,
  dinnerTime: LocalTime,
  { today, time }: { today: CalendarDate; time: LocalTime },
): boolean => (date === today ? time < dinnerTime : date > today);

/** Monday to Sunday, whatever the first day of the family's month grid is. */
export interface MealWeek {
  startDate: CalendarDate;
  endDate: CalendarDate;
}

const MONDAY = 1;

/** The week that holds a date: a Sunday belongs to the week of the Monday before it. */
export function weekOf(date: CalendarDate): MealWeek {
  const startDate = startOfWeek(date, MONDAY);
  return { startDate, endDate: addDays(startDate, 6) };
}

/** Monday to Sunday. */
export const weekDates = ({ startDate }: Pick<MealWeek, 'startDate'>): CalendarDate[] => daysFrom(startDate, 7);

/** The week this many weeks later; earlier for a negative number. */
export const shiftWeek = ({ startDate }: Pick<MealWeek, 'startDate'>, weeks: number): MealWeek =>
  weekOf(addDays(startDate, weeks * 7));

/**
 * "5 to 11 October", "28 September to 4 October"; with years where they differ within the week ("28 December 2026 to 3
 * January 2027") or from the year of `today`. Other languages have their own separator between the dates.
 */
export function weekLabel({ startDate, endDate }: MealWeek, locale: string, today?: CalendarDate): string {
  const isOfYear = today === undefined || today.slice(0, 4) === startDate.slice(0, 4);
  const label = (isOfYear ? formatDateRangeOfYear : formatDateRange)(startDate, endDate, locale);
  return /^en\b/i.test(locale) ? label.replace(/\s?–\s?/u, ' to ') : label;
}

/** "Monday", or "Mon" on a small card. */
export const dayName = (date: CalendarDate, locale: string, style: 'long' | 'short' = 'long'): string =>
  formatDate(date, locale, { weekday: style });

/** Names offered as quick picks: one tap fills in the meal. */
export const QUICK_PICKS: Readonly<Record<MealType, readonly string[]>> = {
  breakfast: ['Cereal', 'Toast', 'Porridge', 'Smoothie', 'Eggs', 'Pancakes', 'Yogurt', 'Fruit'],
  lunch: ['Sandwich', 'Salad', 'Soup', 'Leftovers', 'Takeaway', 'Pizza', 'Jacket Potato', 'Pasta'],
  dinner: ['Pasta', 'Stir-fry', 'Roast Chicken', 'Takeaway', 'Leftovers', 'Pizza', 'Fish & Chips', 'Salad'],
};

/** The choices of servings when a meal is quickly added or edited. */
export const QUICK_SERVINGS = [1, 2, 3, 4, 5, 6, 8, 10] as const;

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** The season of a date's month: spring from March, summer from June, fall from September, else winter. */
export function seasonOf(date: CalendarDate): Season {
  const month = Number(date.slice(5, 7));
  return month < 3 || month > 11 ? 'winter' : month < 6 ? 'spring' : month < 9 ? 'summer' : 'fall';
}
