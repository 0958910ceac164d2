/** A rectangle in px of the window. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
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
