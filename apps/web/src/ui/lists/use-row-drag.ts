import type { RefObject } from 'react';
import { ROWS } from './geometry-rows';
import { useOrderDrag } from './use-order-drag';
import type { OrderDrag, OrderedRow, OrderOptions } from './use-order-drag';

/** Manual ordering of rows. */
export interface RowDrag extends Omit<OrderDrag, 'offsetOf'> {
  /** Vertical offset of a row from its own place, in px: of the dragged row, and of those that make room for it. */
  shiftOf: (id: string) => number;
}

/** Orders rows below each other by hand: see `useOrderDrag`. */
export function useRowDrag<R extends OrderedRow>(
  root: RefObject<HTMLElement | null>,
  rows: readonly R[],
  options: OrderOptions<R>,
): RowDrag {
  const { offsetOf, ...drag } = useOrderDrag(root, rows, options, ROWS);
  return { ...drag, shiftOf: (id) => offsetOf(id).y };
}
