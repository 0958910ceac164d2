import { useQuery } from '@apollo/client/react';
import type { CalendarDate } from '@homefold/domain';
import { useEffect, useMemo } from 'react';
import { registerLive } from '../../../graphql/live/live-registry';
import { t } from '../../../messages/calendar';
import { useToasts } from '../../../ui/toasts/toasts';
import { CalendarDinnersDocument } from '../generated';
import { windowAround } from '../model/month-window';
import type { Occurrence } from '../model/types';
import { dinnersOf } from './dinner';

registerLive({ type: 'meal_plan', typename: 'PlannedMeal', fields: ['plannedMeals'] });

const NONE: readonly Occurrence[] = [];

/** The planned dinners around a date; none unless they are switched on. A failure is reported once. */
export function useDinners(date: CalendarDate, isOn: boolean): readonly Occurrence[] {
  const { from, to } = windowAround(date);
  const { data, previousData, error, refetch } = useQuery(CalendarDinnersDocument, {
    variables: { from, to },
    skip: !isOn,
  });
  const meals = (data ?? previousData)?.plannedMeals;
  const toasts = useToasts();
  useEffect(() => {
    if (error) toasts.retry(t.calendar.dinners.failed, () => void refetch().catch(() => undefined));
  }, [error, refetch, toasts]);
  return useMemo(() => (isOn && meals ? dinnersOf(meals) : NONE), [isOn, meals]);
}
