import { HOUR_HEIGHT } from '@homefold/domain';
import type { Box } from '../../../ui/drag/edges';

/** From pixels to columns and minutes. Everything here is in px of the window and knows no element. */

/** Which of several columns a point is in; beside them it is the nearest one. -1 when there are none. */
export function columnAt(x: number, columns: readonly Pick<Box, 'left' | 'right'>[]): number {
  const index = columns.findIndex(({ right }) => x < right);
  return index === -1 ? columns.length - 1 : index;
}

/** Minutes since midnight at a height in the hours, without bounds. @param top where midnight is */
export const minutesAt = (y: number, top: number): number => ((y - top) / HOUR_HEIGHT) * 60;

/** Which of several boxes a point is in, or the nearest one; -1 when there are none. */
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
