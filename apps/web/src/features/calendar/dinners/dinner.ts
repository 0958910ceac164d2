import type { CalendarDinnerFieldsFragment } from '../generated';
import { DINNER_ID } from '../model/types';
import { plainEvent } from '../model/plain-event';
import type { CalendarEvent, Occurrence } from '../model/types';

/** A planned dinner in the calendar. */
export type Dinner = CalendarDinnerFieldsFragment;

/** A planned dinner as an all-day entry, which occupies nobody and is changed in the meal plan. */
function occurrenceOf({ id, title, mealDate }: Dinner): Occurrence {
  const event = { ...plainEvent(`${DINNER_ID}${id}`, title, mealDate), emoji: '🍲', isSystemEvent: true };
  return { startDate: mealDate, endDate: mealDate, event };
}

/** Cached entries, so that unchanged ones are not rendered again. */
const made = new WeakMap<Dinner, Occurrence>();

/** The dinners among some meals. */
export const dinnersOf = (meals: readonly Dinner[]): Occurrence[] =>
  meals
    .filter(({ mealType }) => mealType === 'dinner')
    .map((dinner) => {
      const occurrence = made.get(dinner) ?? occurrenceOf(dinner);
      made.set(dinner, occurrence);
      return occurrence;
    });

/** The id of an entry's planned meal. */
export const mealIdOf = ({ id }: Pick<CalendarEvent, 'id'>): string => id.slice(DINNER_ID.length);
