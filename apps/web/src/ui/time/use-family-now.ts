import { minutesOfTime, timeIn, todayIn } from '@homefold/domain';
import type { CalendarDate, LocalTime } from '@homefold/domain';
import { useMemo } from 'react';
import { useNow } from './use-now';

/** The family's wall clock: the date, the time 'HH:MM' and the minutes since midnight. */
export interface FamilyNow {
  today: CalendarDate;
  time: LocalTime;
  minutes: number;
}

/** The time in the family's zone. The object is stable within a minute, so that views do not re-render. */
export function useFamilyNow(timeZone: string): FamilyNow {
  const now = useNow();
  const today = todayIn(timeZone, now);
  const time = timeIn(timeZone, now);
  return useMemo(() => ({ today, time, minutes: minutesOfTime(time) ?? 0 }), [today, time]);
}
