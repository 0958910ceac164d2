import { useQuery } from '@apollo/client/react';
import { JobPointsDocument } from '../generated';
import type { JobPointsQuery } from '../generated';
import { useFamily } from '../../../graphql/family';

export type Points = JobPointsQuery['jobPoints'];

/** The members' points and pending approvals; null until loaded. */
export function usePoints(): { points: Points | null; isApprover: boolean } {
  const { me, isAdmin } = useFamily();
  const { data, previousData } = useQuery(JobPointsDocument);
  const points = (data ?? previousData)?.jobPoints ?? null;
  const mine = points?.members.find(({ memberId }) => memberId === me);
  return { points, isApprover: isAdmin || mine?.isApprover === true };
}
