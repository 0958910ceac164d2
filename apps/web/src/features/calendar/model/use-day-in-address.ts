import { isCalendarDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { useEffect, useRef } from 'react';
import { useSections } from '../../../ui/sections/sections';

/** Opens the day of a link such as `#calendar/2026-10-20` (from a reminder mail), then removes it from the address. */
export function useDayInAddress(goTo: (date: CalendarDate) => void): void {
  const { current, sub, go } = useSections();
  const latest = useRef(goTo);
  useEffect(() => {
    latest.current = goTo;
  });
  useEffect(() => {
    if (current !== 'calendar' || sub === null) return;
    if (isCalendarDate(sub)) latest.current(sub);
    go('calendar', { replace: true });
  }, [current, sub, go]);
}
