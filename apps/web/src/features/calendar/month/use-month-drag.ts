import type { CalendarDate } from '@homefold/domain';
import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import type { Surface } from '../drag/drag';
import { useDragSurface } from '../drag/drag-context';
import { nearestBox } from '../drag/geometry';
import { onDay } from '../model/on-day';
import { occurrenceKey } from '../model/types';
import type { Occurrence } from '../model/types';

/** Maximum distance from the days within which a pointer means the nearest one, in px. */
const NEAR = 32;

/**
 * Dragging in the month: an event moves between days and keeps its times; on a phone, events are also dragged from the list
 * of a day.
 * @param root the element around the days and the list
 */
export function useMonthDrag({
  root,
  occurrences,
  onSelect,
}: {
  root: RefObject<HTMLElement | null>;
  occurrences: readonly Occurrence[];
  onSelect: (date: CalendarDate) => void;
}) {
  /** The day to focus once it is selected: selecting a day of another month replaces the cells. */
  const [landed, setLanded] = useState<{ date: CalendarDate } | null>(null);
  useEffect(() => {
    if (landed) root.current?.querySelector<HTMLElement>(`[role='gridcell'][data-date='${landed.date}']`)?.focus();
  }, [root, landed]);
  const surface = useMemo(
    (): Surface => ({
      spotAt: (x, y) => {
        const cells = [...(root.current?.querySelectorAll<HTMLElement>("[role='gridcell'][data-date]") ?? [])];
        const boxes = cells.map((cell) => cell.getBoundingClientRect());
        const index = nearestBox({ x, y }, boxes);
        const box = boxes[index];
        const date = cells[index]?.dataset['date'];
        const beside = !box || Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom) > NEAR;
        return beside || !date ? null : { date, minutes: 0 };
      },
      unitOf: () => 'days',
      scroller: () => ({
        box: { left: -Infinity, right: Infinity, top: 0, bottom: window.innerHeight },
        scrollBy: (_x, y) => window.scrollBy(0, y),
      }),
      rowDays: 7,
      focus: (_key, date) => {
        onSelect(date);
        setLanded({ date });
      },
    }),
    [root, onSelect],
  );

  return useDragSurface({
    root,
    surface,
    occurrences,
    candidatesAt: (focused) => {
      const { occurrence: key } = focused.closest<HTMLElement>('li[data-occurrence]')?.dataset ?? {};
      const { date } = focused.closest<HTMLElement>('[data-date]')?.dataset ?? {};
      const meant = key
        ? occurrences.filter((one) => occurrenceKey(one) === key)
        : date
          ? onDay(occurrences, date)
          : [];
      return meant.map((occurrence) => ({
        occurrence,
        from: { date: date ?? occurrence.startDate, minutes: 0 },
      }));
    },
  });
}
