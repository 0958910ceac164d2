import { cleanLine } from '@homefold/domain';
import { AddJobSubtaskDocument, ChangeJobSubtaskDocument, RemoveJobSubtaskDocument } from '../generated';
import type { SendChange } from '../../../graphql/change';
import { typed } from './types';
import type { Job } from './types';

/** A part as a form has it; `id` is null until it is stored. */
export interface PartDraft {
  id: string | null;
  /** One for every try, so that a retry adds nothing twice. */
  key: string;
  title: string;
}

/** Ticks a part of a job in its place, or takes the tick back. On screen at once. @throws what the server refused with */
export async function tickPart(change: SendChange, job: Job, subtaskId: string, isDone: boolean): Promise<void> {
  // parts move nothing: the answer's row is all there is
  const place = (): readonly string[] => [job.id];
  const subtasks = job.subtasks.map((part) => (part.id === subtaskId ? { ...part, isDone } : part));
  await change({
    mutation: ChangeJobSubtaskDocument,
    variables: { jobId: job.id, subtaskId, input: { isDone } },
    shown: { changeJobSubtask: typed({ ...job, subtasks }) },
    place,
  });
}

/**
 * Brings the parts of a stored job to what a form has, one change after the other; what is as it was stays untouched, and a try
 * after a failure goes on where the last one ended.
 *
 * @returns the job with its parts; the same one when nothing had to change
 * @throws what the server refused with
 */
export async function saveParts(change: SendChange, job: Job, wanted: readonly PartDraft[]): Promise<Job> {
  const place = (): readonly string[] => [job.id];
  let now = job;
  const drafts = wanted.filter(({ title }) => cleanLine(title) !== '');
  for (const { id } of job.subtasks) {
    if (drafts.some((draft) => draft.id === id)) continue;
    const variables = { jobId: job.id, subtaskId: id };
    now = (await change({ mutation: RemoveJobSubtaskDocument, variables, place })).removeJobSubtask;
  }
  for (const { id, title, key } of drafts) {
    const stored = job.subtasks.find((part) => part.id === id);
    if (!stored) {
      const variables = { jobId: job.id, title, idempotencyKey: key };
      now = (await change({ mutation: AddJobSubtaskDocument, variables, place })).addJobSubtask;
    } else if (stored.title !== cleanLine(title)) {
      const variables = { jobId: job.id, subtaskId: stored.id, input: { title } };
      now = (await change({ mutation: ChangeJobSubtaskDocument, variables, place })).changeJobSubtask;
    }
  }
  return now;
}
