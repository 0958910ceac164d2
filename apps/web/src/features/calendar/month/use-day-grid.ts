import { addDays, addMonths, startOfWeek } from '@homefold/domain';
import type { CalendarDate, WeekStartsOn } from '@homefold/domain';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

/** The date that a key moves to (the ARIA date grid pattern), or null for any other key. */
function dateForKey(key: string, date: CalendarDate, weekStartsOn: WeekStartsOn): CalendarDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return startOfWeek(date, weekStartsOn);
    case 'End':
      return addDays(startOfWeek(date, weekStartsOn), 6);
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return null;
  }
}

/**
 * Keyboard handling of a grid of days: one tab stop, arrows move (across month boundaries too), Enter or Space opens.
 * Spread `grid` on the element with role grid; its cells carry `data-date`.
 */
export function useDayGrid({
  selected,
  weekStartsOn,
  onMove,
  onOpen,
}: {
  selected: CalendarDate;
  weekStartsOn: WeekStartsOn;
  onMove: (date: CalendarDate) => void;
  onOpen: (date: CalendarDate) => void;
}): { ref: RefObject<HTMLDivElement | null>; onKeyDown: (event: KeyboardEvent) => void } {
  const ref = useRef<HTMLDivElement>(null);
  const moving = useRef(false);
  useEffect(() => {
    if (!moving.current) return;
    moving.current = false;
    ref.current?.querySelector<HTMLElement>(`[data-date="${selected}"]`)?.focus();
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(selected);
      return;
    }
    const next = dateForKey(event.key, selected, weekStartsOn);
    if (!next) return;
    event.preventDefault();
    moving.current = true;
    onMove(next);
  };
  return { ref, onKeyDown };
}
