/** State of a completed job's points. */
export const POINTS_STATES = ['pending', 'earned', 'refused'] as const;
export type PointsState = (typeof POINTS_STATES)[number];

/**
 * The effect of a completion on a job's points.
 *
 * @param earnerMayApprove approvers' own jobs need no approval
 * @returns null for a job without points
 */
export function pointsWhenDone(
  { points, needsApproval }: { points: number | null; needsApproval: boolean },
  earnerMayApprove: boolean,
): PointsState | null {
  if (!points) return null;
  return needsApproval && !earnerMayApprove ? 'pending' : 'earned';
}
