import type { ApolloClient } from '@apollo/client';
import { SetJobCompletedDocument } from '../../../graphql/generated-jobs';
import type { SetJobCompletedMutation } from '../../../graphql/generated-jobs';
import { knownJob, placeJob } from './board-cache';
import { tickedJob } from './draft-job';
import type { JobFamily } from './family';
import { typed } from './types';
import type { Job } from './types';

export type JobCompletion = SetJobCompletedMutation['setJobCompleted'];

/** What ticking works with. */
export interface TickTools {
  client: ApolloClient;
  family: Pick<JobFamily, 'today' | 'timeZone' | 'me' | 'byId'>;
}

/**
 * Ticks a job or takes the tick back: the ONE way to do it, from every screen. On screen at once; the next instance of a
 * repeating job comes with the answer. Repeating the call does nothing more, so it may wait for a line and be sent again.
 *
 * @param now when it was ticked
 * @throws what the server refused with; the screen is then as it was
 */
export async function completeJob(
  { client, family }: TickTools,
  job: Job,
  isCompleted: boolean,
  now: Date,
): Promise<JobCompletion> {
  const after = typed(tickedJob(job, isCompleted, family, now));
  const draft = { __typename: 'JobCompletion' as const, job: after, next: null, takenBackId: null };
  const { data } = await client.mutate({
    mutation: SetJobCompletedDocument,
    variables: { id: job.id, isCompleted },
    optimisticResponse: { setJobCompleted: draft },
    update: (cache, { data: answer }) => {
      if (!answer) return;
      const { job: after, next, takenBackId } = answer.setJobCompleted;
      placeJob(cache, after.id, after, job, family);
      if (next) placeJob(cache, next.id, next, null, family);
      if (takenBackId) placeJob(cache, takenBackId, null, knownJob(cache, takenBackId), family);
    },
  });
  if (!data) throw new Error('No answer');
  return data.setJobCompleted;
}
