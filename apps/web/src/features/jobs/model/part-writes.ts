import { cleanLine } from '@homefold/domain';
import { AddJobSubtaskDocument, ChangeJobSubtaskDocument, RemoveJobSubtaskDocument } from '../generated';
import type { SendChange } from '../../../graphql/records/change';
import type { ItemDraft } from '../../../ui/fields/items-field';
import { typed } from './types';
import type { Job } from './types';

/** Completes or reopens a part, optimistically. @throws the server's refusal */
export async function tickPart(change: SendChange, job: Job, subtaskId: string, isDone: boolean): Promise<void> {
  // parts do not affect the order: the answer's row is sufficient
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
 * Updates the parts of a stored job to those of a form, one mutation after the other; unchanged ones are skipped, and a
 * retry continues where the last attempt failed.
 *
 * @returns the job with its parts; the same object if nothing changed
 * @throws the server's refusal
 */
export async function saveParts(change: SendChange, job: Job, wanted: readonly ItemDraft[]): Promise<Job> {
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
