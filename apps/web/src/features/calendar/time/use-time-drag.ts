import { isAllDay } from '@homefold/domain';
import { useMemo } from 'react';
import type { RefObject } from 'react';
import type { Spot, Surface } from '../drag/drag';
import { useDragSurface } from '../drag/drag-context';
import { columnAt, minutesAt } from '../drag/geometry';
import { occurrenceKey } from '../model/types';
import type { Occurrence } from '../model/types';
import type { Column } from './columns';
import { coveredBy } from './use-open-at';

/**
 * Dragging in the hours and the all-day lanes: sideways changes the day or the person, vertically the time.
 * @param root the scroll container
 */
export function useTimeDrag({
  root,
  columns,
  occurrences,
}: {
  root: RefObject<HTMLDivElement | null>;
  columns: readonly Column[];
  occurrences: readonly Occurrence[];
}) {
  const surface = useMemo((): Surface => {
    const elements = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
    const people = columns.flatMap(({ person }) => (person ? [person.id] : []));
    return {
      spotAt: (x, y) => {
        const boxes = elements().map((element) => element.getBoundingClientRect());
        const index = columnAt(x, boxes);
        const box = boxes[index];
        const column = columns[index];
        return box && column ? spotOf(column, minutesAt(y, box)) : null;
      },
      unitOf: (occurrence) => (isAllDay(occurrence) ? 'days' : 'minutes'),
      scroller: () => {
        const element = root.current;
        if (!element) return null;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const gutter = element.querySelector<HTMLElement>('[data-gutter]')?.offsetWidth ?? 0;
        return {
          box: {
            left: left + gutter,
            right,
            top: top + coveredBy(element),
            bottom: Math.min(bottom, window.innerHeight),
          },
          scrollBy: (x, y) => element.scrollBy(x, y),
        };
      },
      rowDays: 0,
      ...(people.length > 0 && { people }),
      focus: (key) => {
        const event = root.current?.querySelector<HTMLElement>(`[data-occurrence="${CSS.escape(key)}"]`);
        (event ?? root.current)?.focus();
      },
    };
  }, [root, columns]);

  return useDragSurface({
    root,
    surface,
    occurrences,
    candidatesAt: (focused) => {
      const key = focused.closest<HTMLElement>('[data-occurrence]')?.dataset['occurrence'];
      const occurrence = occurrences.find((one) => occurrenceKey(one) === key);
      if (!occurrence) return [];
      const at = focused.getBoundingClientRect();
      const from = surface.spotAt(at.left + at.width / 2, at.top);
      return from ? [{ occurrence, from }] : [];
    },
  });
}

const spotOf = ({ date, person }: Column, minutes: number): Spot => ({
  date,
  minutes,
  ...(person && { person: person.id }),
});
