import type { Box } from '../../../ui/drag/edges';

/** From pixels to columns and minutes. All values are viewport px; independent of the DOM. */

/** The index of the column at a point, or of the nearest one; -1 without columns. */
export function columnAt(x: number, columns: readonly Pick<Box, 'left' | 'right'>[]): number {
  const index = columns.findIndex(({ right }) => x < right);
  return index === -1 ? columns.length - 1 : index;
}

/** Minutes since midnight at a vertical position, unbounded. @param day the column of a day, midnight to midnight */
export const minutesAt = (y: number, { top, bottom }: Pick<Box, 'top' | 'bottom'>): number =>
  bottom > top ? ((y - top) / (bottom - top)) * 1440 : 0;

/** The index of the box at a point, or of the nearest one; -1 without boxes. */
export function nearestBox({ x, y }: { x: number; y: number }, boxes: readonly Box[]): number {
  let nearest = -1;
  let least = Infinity;
  boxes.forEach(({ left, right, top, bottom }, index) => {
    const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    if (distance >= least) return;
    nearest = index;
    least = distance;
  });
  return nearest;
}
