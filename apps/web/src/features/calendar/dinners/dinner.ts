import { FAMILY_WORD } from '@homefold/domain';
import type { CalendarDinnerFieldsFragment } from '../generated';
import { DINNER_ID } from '../model/types';
import type { CalendarEvent, Occurrence } from '../model/types';

/** A planned dinner as the calendar knows it. */
export type Dinner = CalendarDinnerFieldsFragment;

/** A planned dinner as an all-day entry, which keeps nobody from being free and is changed in the plan. */
function occurrenceOf({ id, title, mealDate }: Dinner): Occurrence {
  const event: CalendarEvent = {
    id: `${DINNER_ID}${id}`,
    title,
    description: null,
    eventDate: mealDate,
    endDate: mealDate,
    eventTime: null,
    eventEndTime: null,
    emoji: '🍲',
    place: null,
    who: FAMILY_WORD,
    whoNames: [],
    whoMemberIds: [],
    isRecurring: false,
    recurringType: null,
    recurringInterval: null,
    recurringEndDate: null,
    exceptions: [],
    recurringDay: null,
    recurringDays: null,
    seriesId: null,
    occurrenceDate: null,
    calendarId: null,
    calendarName: null,
    calendarColor: null,
    isBankHoliday: false,
    isSystemEvent: true,
    birthdayOfMemberId: null,
    createdByMemberId: null,
    createdAt: null,
    updatedAt: null,
    version: 1,
  };
  return { startDate: mealDate, endDate: mealDate, event };
}

/** Entries that were made before: what has not changed is not drawn again. */
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

/** The id of the planned meal that an entry stands for. */
export const mealIdOf = ({ id }: Pick<CalendarEvent, 'id'>): string => id.slice(DINNER_ID.length);
