import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CalendarDate } from '@homefold/domain';
import type { RefObject } from 'react';

/** The first day in view, and its distance to the top of the list. */
interface Place {
  date: CalendarDate;
  offset: number;
}

const days = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-day]')];

function placeOf(box: HTMLElement): Place | null {
  const first = days(box).find(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > box.scrollTop);
  return first ? { date: first.dataset['day'] ?? '', offset: first.offsetTop - box.scrollTop } : null;
}

/**
 * Keeps the day that is being read in place when days appear above it, in every browser; and scrolls to today on
 * request. The list opens at its top, which is today.
 * @param jumps the number of requests for today
 * @returns ref for the list, which needs `overflow-anchor: none`: the browser's own correction would be added to this
 */
export function usePlace(today: CalendarDate, jumps: number): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const place = useRef<Place | null>(null);
  const jumped = useRef(jumps);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const note = (): void => {
      place.current = placeOf(box);
    };
    box.addEventListener('scroll', note, { passive: true });
    return () => box.removeEventListener('scroll', note);
  }, []);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const dayOf = (date: CalendarDate) => box.querySelector<HTMLElement>(`[data-day="${date}"]`);
    if (jumped.current !== jumps) {
      jumped.current = jumps;
      const day = dayOf(today);
      const heading = box.querySelector('h3')?.offsetHeight ?? 0;
      if (day) box.scrollTop = day === days(box)[0] ? 0 : day.offsetTop - heading;
    } else if (place.current) {
      const day = dayOf(place.current.date);
      const moved = day ? day.offsetTop - box.scrollTop - place.current.offset : 0;
      if (Math.abs(moved) >= 1) box.scrollTop += moved;
    }
    place.current = placeOf(box);
  });
  return scroller;
}
