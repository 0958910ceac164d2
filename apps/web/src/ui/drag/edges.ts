/** A rectangle in viewport px. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Distance from an edge where auto-scrolling starts, in px, and its maximum speed, in px per frame. */
const EDGE = 44;
const FASTEST = 14;

/** Px to scroll in this frame: none in the middle, more the nearer (or farther beyond) the point is to an edge. */
export function edgeSpeed(at: number, from: number, to: number): number {
  const edge = Math.min(EDGE, (to - from) / 4);
  const into = at < from + edge ? at - (from + edge) : Math.max(0, at - (to - edge));
  return into === 0 ? 0 : Math.sign(into) * Math.ceil(Math.min(1, Math.abs(into) / edge) * FASTEST);
}
