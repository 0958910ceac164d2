import { HOUR_HEIGHT } from '@homefold/domain';

/** From pixels to columns, minutes and speeds. Everything here is in px of the window and knows no element. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

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

/** How near an edge scrolling begins, and how fast it gets, in px a frame. */
const EDGE = 44;
const FASTEST = 14;

/** How many px to scroll in this frame: none in the middle, faster the nearer (or farther out) a point is at an edge. */
export function edgeSpeed(at: number, from: number, to: number): number {
  const edge = Math.min(EDGE, (to - from) / 4);
  const into = at < from + edge ? at - (from + edge) : Math.max(0, at - (to - edge));
  return into === 0 ? 0 : Math.sign(into) * Math.ceil(Math.min(1, Math.abs(into) / edge) * FASTEST);
}
