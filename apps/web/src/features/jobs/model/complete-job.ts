import type { ApolloClient } from '@apollo/client';
import type { SetJobCompletedMutation } from '../../../graphql/generated-jobs';
import { queueOf } from '../../../graphql/offline/write-queue';
import { tickedJob } from './draft-job';
import type { JobFamily } from './family';
import { typed } from './types';
import type { Job } from './types';
import { tickJobWrite } from './waiting-writes';

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
 * @returns 'waiting' without a server: then it is kept on this device and sent later
 * @throws what the server refused with; the screen is then as it was
 */
export async function completeJob(
  { client, family }: TickTools,
  job: Job,
  isCompleted: boolean,
  now: Date,
): Promise<JobCompletion | 'waiting'> {
  const after = typed(tickedJob(job, isCompleted, family, now));
  const draft = { __typename: 'JobCompletion' as const, job: after, next: null, takenBackId: null };
  const { today, timeZone, me } = family;
  const answer = await queueOf(client).save({
    write: tickJobWrite,
    variables: { id: job.id, isCompleted },
    shown: { setJobCompleted: draft },
    basis: { today, timeZone, me, before: job },
    subject: job.id,
    title: job.title,
  });
  return answer === 'waiting' ? answer : answer.setJobCompleted;
}
