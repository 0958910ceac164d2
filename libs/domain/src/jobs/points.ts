/** What became of the points of a job that was done. */
export const POINTS_STATES = ['pending', 'earned', 'refused'] as const;
export type PointsState = (typeof POINTS_STATES)[number];

/**
 * What doing a job means for its points.
 *
 * @param earnerMayApprove a parent's own jobs wait for nobody
 * @returns null for a job without points
 */
export function pointsWhenDone(
  { points, needsApproval }: { points: number | null; needsApproval: boolean },
  earnerMayApprove: boolean,
): PointsState | null {
  if (!points) return null;
  return needsApproval && !earnerMayApprove ? 'pending' : 'earned';
}
