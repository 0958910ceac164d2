import { useQuery } from '@apollo/client/react';
import { FAMILY_WORD } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { useMemo } from 'react';
import { registerLive } from '../../../graphql/live-registry';
import { CalendarDinnersDocument } from '../generated';
import type { CalendarDinnersQuery } from '../generated';
import { windowAround } from './month-window';
import type { CalendarEvent, Occurrence } from './types';

registerLive({ type: 'meal_plan', fields: ['plannedMeals'] });

const NONE: readonly Occurrence[] = [];

/** The planned dinners around a date as all-day entries that cannot be edited here; none unless somebody wants to see them. */
export function useDinners(date: CalendarDate, isOn: boolean): readonly Occurrence[] {
  const { from: start, to: end } = windowAround(date);
  const { data, previousData } = useQuery(CalendarDinnersDocument, { variables: { start, end }, skip: !isOn });
  const meals = (data ?? previousData)?.plannedMeals;
  return useMemo(
    () => (isOn && meals ? meals.filter(({ mealType }) => mealType === 'dinner').map(occurrenceOf) : NONE),
    [isOn, meals],
  );
}

function occurrenceOf({ id, title, mealDate }: CalendarDinnersQuery['plannedMeals'][number]): Occurrence {
  const event: CalendarEvent = {
    id: `dinner-${id}`,
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
    // the meal plan is where it is changed
    isSystemEvent: true,
    birthdayOfMemberId: null,
    createdByMemberId: null,
    createdAt: null,
    updatedAt: null,
    version: 1,
  };
  return { startDate: mealDate, endDate: mealDate, event };
}
