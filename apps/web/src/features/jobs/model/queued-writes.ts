import { AddJobDocument, SetJobCompletedDocument } from '../generated';
import { registerWrite } from '../../../graphql/offline/known-writes';
import { knownJob, placeJob } from './board-cache';
import type { Basis } from './board-cache';
import type { Job } from './types';

/** The server treats the same title within 3 seconds as a double submission. */
const SUBMISSION_MS = 3_500;

/** A new job; may be queued. */
export const addJobWrite = registerWrite({
  kind: 'addJob',
  mutation: AddJobDocument,
  place: (cache, { addJob: job }, basis: Basis) => placeJob(cache, job.id, job, null, basis),
  idOf: ({ addJob }) => addJob.id,
  apartMs: SUBMISSION_MS,
});

/** Completes or reopens a job; may be queued: it sets the target state, so that resending is harmless. */
export const tickJobWrite = registerWrite({
  kind: 'setJobCompleted',
  mutation: SetJobCompletedDocument,
  place: (cache, { setJobCompleted: { job, next, takenBackId } }, { before, ...basis }: Basis & { before: Job }) => [
    ...placeJob(cache, job.id, job, before, basis),
    ...(next ? placeJob(cache, next.id, next, null, basis) : []),
    ...(takenBackId ? placeJob(cache, takenBackId, null, knownJob(cache, takenBackId), basis) : []),
  ],
  reverses: (later, earlier) => later.isCompleted !== earlier.isCompleted,
});
