import { isCalendarDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { useEffect, useRef } from 'react';
import { useSections } from '../../../ui/sections/sections';

/**
 * Opens the day of a link such as `#calendar/2026-10-20` (from a reminder mail) or the month of `#calendar/2026-10`, then
 * removes it from the address.
 */
export function useDayInAddress(goTo: (date: CalendarDate, view?: 'month') => void): void {
  const { current, sub, go } = useSections();
  const latest = useRef(goTo);
  useEffect(() => {
    latest.current = goTo;
  });
  useEffect(() => {
    if (current !== 'calendar' || sub === null) return;
    const month = `${sub}-01`;
    if (isCalendarDate(sub)) latest.current(sub);
    else if (isCalendarDate(month)) latest.current(month, 'month');
    go('calendar', { replace: true });
  }, [current, sub, go]);
}
