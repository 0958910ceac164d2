import type { ApolloClient } from '@apollo/client';
import { isSameSubmission, placeAfter } from '@homefold/domain';
import { t } from '../../../app/messages/jobs';
import { toPublicError } from '../../../graphql/errors';
import {
  DeleteJobDocument,
  JobNowDocument,
  MoveJobDocument,
  SkipJobDocument,
  UndoJobChangeDocument,
  UpdateJobDocument,
} from '../../../graphql/generated-jobs';
import { queueOf } from '../../../graphql/offline/write-queue';
import { errorText } from '../../../graphql/use-domain-form';
import type { ConfirmOptions } from '../../../ui/confirm';
import { newKey } from '../../../ui/new-key';
import type { ToastApi } from '../../../ui/toasts';
import { placeJob } from './board-cache';
import { completeJob } from './complete-job';
import { changedJob, draftJob } from './draft-job';
import type { JobFamily } from './family';
import { refetchJobs } from './live';
import { saveParts } from './part-writes';
import type { PartDraft } from './part-writes';
import { memberOf } from './people';
import { typed } from './types';
import type { Job, JobChanges, JobInput } from './types';
import { addJobWrite } from './waiting-writes';
import { nearDay, tickLabel } from './words';

/** Everything that changes the jobs. Screens change at once; a refusal puts them back and says why. */
export interface JobWrites {
  /** Ticks, or takes the tick back. Asks first where parts are still open or points were earned. Never throws. */
  toggle: (job: Job) => Promise<void>;
  /**
   * @param key the same for every try of one form, so that a retry adds nothing twice. Throws on refusal.
   * @returns null for the same title within 3 seconds (one submission: specification 000, section 5), and for one that waits on this
   *   device for the server
   */
  add: (input: JobInput, key: string) => Promise<Job | null>;
  /**
   * @param version the version the person saw; a newer one is refused as VERSION_CONFLICT. Throws on refusal.
   * @returns the job as it is now, and the way back; null when it was like that before
   */
  update: (job: Job, changes: JobChanges, version: number) => Promise<{ after: Job; undo: (() => void) | null }>;
  /** Brings the parts of a job to what a form has; what is like that already stays untouched. Throws on refusal. */
  saveParts: (job: Job, parts: readonly PartDraft[]) => Promise<Job>;
  /** The job of a row that is still on its way to the server, once it is there; null when it waits on this device or failed. */
  stored: (job: Job) => Promise<Job | null>;
  /** The job as the server has it now. Throws when it is gone. */
  current: (id: string) => Promise<Job>;
  skip: (job: Job) => Promise<void>;
  remove: (job: Job) => Promise<void>;
  /** @param day the open jobs of its due date, in their order */
  move: (job: Job, afterId: string | null, day: readonly Job[]) => Promise<void>;
}

/** What the writes work with. */
export interface WriteTools {
  client: ApolloClient;
  toasts: ToastApi;
  confirm: (options: ConfirmOptions) => Promise<boolean>;
  family: JobFamily;
  now: () => Date;
}

/** New jobs on their way to the server, by the ids of their drafts: who ticks one at once means the job itself. */
const onTheWay = new Map<string, Promise<Job | null>>();
const isDraft = ({ id }: Job): boolean => id.startsWith('draft-');
const storedOf = async (job: Job): Promise<Job | null> => (isDraft(job) ? ((await onTheWay.get(job.id)) ?? null) : job);

export function makeJobWrites(tools: WriteTools): JobWrites {
  const { client, toasts, confirm, family, now } = tools;
  let latest: { title: string; createdAt: Date } | null = null;

  /** Says why something was refused. What may work later is offered again. */
  function refused(thrown: unknown, job: Job, words: string, again: () => void): void {
    const error = toPublicError(thrown);
    if (error.code === 'NOT_FOUND') {
      toasts.error(t.jobs.gone(job.title));
      void refetchJobs(client);
    } else if (['CONFLICT', 'VERSION_CONFLICT', 'FORBIDDEN', 'FEATURE_LOCKED', 'INVALID'].includes(error.code)) {
      toasts.error(errorText(error));
      void refetchJobs(client);
    } else toasts.retry(words, again);
  }

  async function tick(job: Job, isCompleted: boolean, tell = true): Promise<void> {
    try {
      const answer = await completeJob({ client, family }, job, isCompleted, now());
      if (answer === 'waiting') return toasts.kept(t.common.waiting.kept(job.title));
      const { job: after, next } = answer;
      if (!tell) return;
      const said = isCompleted ? tickLabel(after, next, family) : t.jobs.reopened(after.title);
      toasts.undo(said, () => void tick(after, !isCompleted, false));
    } catch (thrown) {
      refused(thrown, job, t.jobs.updateFailed, () => void tick(job, isCompleted, tell));
    }
  }

  /** Takes back an edit, a skip or a deletion. @param after as it is now, null when it is gone */
  async function undo(key: string, before: Job, after: Job | null): Promise<void> {
    try {
      await client.mutate({
        mutation: UndoJobChangeDocument,
        variables: { key },
        optimisticResponse: { undoJobChange: typed(before) },
        update: (cache, { data }) => data && placeJob(cache, before.id, data.undoJobChange, after, family),
      });
      toasts.success(t.jobs.undone);
    } catch (thrown) {
      const { code } = toPublicError(thrown);
      if (code === 'VERSION_CONFLICT' || code === 'CONFLICT') toasts.error(t.jobs.undoConflict);
      else if (code === 'NOT_FOUND') toasts.error(t.jobs.undoGone);
      else toasts.retry(t.jobs.undoFailed, () => void undo(key, before, after));
    }
  }

  async function remove(job: Job, undoKey = newKey(), quietly = false): Promise<void> {
    const item = { __typename: 'DeletedItem' as const, id: job.id, restorableUntil: '' };
    try {
      await client.mutate({
        mutation: DeleteJobDocument,
        variables: { id: job.id, undoKey },
        optimisticResponse: { deleteJob: item },
        update: (cache) => placeJob(cache, job.id, null, job, family),
      });
      if (quietly) return toasts.success(t.jobs.addUndone(job.title));
      const words = job.repeat && !job.isCompleted ? t.jobs.deletedRepeat : t.jobs.deleted;
      toasts.undo(words(job.title), () => void undo(undoKey, job, null));
    } catch (thrown) {
      refused(thrown, job, t.jobs.deleteFailed, () => void remove(job, undoKey, quietly));
    }
  }

  async function move(job: Job, afterId: string | null, day: readonly Job[], tell = true): Promise<void> {
    const places = placeAfter(day, job.id, afterId);
    if (!places || places.size === 0) return;
    const before = day[day.indexOf(job) - 1]?.id ?? null;
    const moved = { ...job, position: places.get(job.id) ?? job.position };
    const others = day.filter(({ id }) => id !== job.id && places.has(id));
    try {
      await client.mutate({
        mutation: MoveJobDocument,
        variables: { id: job.id, afterId },
        optimisticResponse: { moveJob: typed(moved) },
        update: (cache, { data }) => {
          if (!data) return;
          for (const one of others)
            placeJob(cache, one.id, { ...one, position: places.get(one.id) ?? one.position }, one, family);
          placeJob(cache, job.id, data.moveJob, job, family);
        },
      });
      if (!tell) return;
      const order = [...day.filter(({ id }) => id !== job.id)];
      const at = afterId === null ? 0 : order.findIndex(({ id }) => id === afterId) + 1;
      toasts.undo(t.jobs.drag.moved(job.title), () => void move(moved, before, order.toSpliced(at, 0, moved), false));
    } catch (thrown) {
      refused(thrown, job, t.jobs.drag.failed(job.title), () => void move(job, afterId, day, tell));
    }
  }

  return {
    toggle: async (job) => {
      const question = questionBefore(job);
      if (question && !(await confirm(question))) return;
      // One that waits on this device is ticked there.
      const meant = (await storedOf(job)) ?? job;
      await tick(meant, !job.isCompleted);
    },
    add: async (input, idempotencyKey) => {
      const submission = { title: input.title, createdAt: now() };
      if (latest && isSameSubmission(latest, submission)) {
        toasts.success(t.jobs.addedJustNow(input.title));
        return null;
      }
      latest = submission;
      try {
        const { today, timeZone, me } = family;
        const subject = `draft-${idempotencyKey}`;
        const saved = queueOf(client).save({
          write: addJobWrite,
          variables: { input, idempotencyKey },
          shown: { addJob: typed(draftJob(input, family, subject, now())) },
          basis: { today, timeZone, me },
          subject,
          title: input.title,
        });
        onTheWay.set(
          subject,
          saved.then(
            (added) => (added === 'waiting' ? null : added.addJob),
            () => null,
          ),
        );
        const answer = await saved;
        if (answer === 'waiting') {
          toasts.kept(t.common.waiting.kept(input.title));
          return null;
        }
        const job = answer.addJob;
        const whose = memberOf(job.assignee?.memberId ?? null, family)?.displayName;
        const facts = [job.dueDate && nearDay(job.dueDate, family), whose].filter(Boolean).join(', ');
        toasts.undo(t.jobs.added(job.title, facts), () => void remove(job, newKey(), true));
        return job;
      } catch (thrown) {
        // What was refused may be sent again.
        latest = null;
        throw thrown;
      }
    },
    update: async (job, changes, version) => {
      const undoKey = newKey();
      const { data } = await client.mutate({
        mutation: UpdateJobDocument,
        variables: { id: job.id, input: changes, version, undoKey },
        optimisticResponse: { updateJob: typed(changedJob(job, changes, family)) },
        update: (cache, { data: answer }) => answer && placeJob(cache, job.id, answer.updateJob, job, family),
      });
      if (!data) throw new Error('No answer');
      const after = data.updateJob;
      return { after, undo: after.version === version ? null : () => void undo(undoKey, job, after) };
    },
    stored: storedOf,
    saveParts: (job, parts) => saveParts(client, job, parts),
    current: async (id) => {
      const { data } = await client.query({ query: JobNowDocument, variables: { id }, fetchPolicy: 'network-only' });
      if (!data) throw new Error(`No job ${id}`);
      return data.job;
    },
    skip: async function skip(job) {
      const undoKey = newKey();
      try {
        const { data } = await client.mutate({
          mutation: SkipJobDocument,
          variables: { id: job.id, version: job.version, undoKey },
          update: (cache, { data: answer }) => answer && placeJob(cache, job.id, answer.skipJob, job, family),
        });
        const after = data?.skipJob;
        if (after?.dueDate)
          toasts.undo(t.jobs.skipped(job.title, nearDay(after.dueDate, family)), () => void undo(undoKey, job, after));
      } catch (thrown) {
        refused(thrown, job, t.jobs.updateFailed, () => void skip(job));
      }
    },
    remove: (job) => remove(job),
    move: (job, afterId, day) => move(job, afterId, day),
  };
}

/**
 * What is asked before a tick: the documented dialog, where a tap could do more than was meant. Everything else is one tap with
 * an Undo.
 */
function questionBefore(job: Job): ConfirmOptions | null {
  const words = t.jobs.complete;
  const open = job.subtasks.filter(({ isDone }) => !isDone).length;
  if (!job.isCompleted && open > 0)
    return {
      title: words.title,
      text: words.openParts(job.title, open, job.subtasks.length),
      confirm: words.complete,
    };
  if (job.isCompleted && job.points && job.needsApproval && job.pointsState === 'earned')
    return { title: words.title, text: words.earned(job.title, job.points), confirm: words.incomplete };
  return null;
}
