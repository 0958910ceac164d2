import type { ApolloClient } from '@apollo/client';
import { isSameSubmission, placeAfter } from '@homefold/domain';
import { t } from '../../../messages/jobs';
import type { PublicError } from '../../../graphql/errors';
import {
  DeleteJobDocument,
  JobNowDocument,
  MoveJobDocument,
  SkipJobDocument,
  UndoJobChangeDocument,
  UpdateJobDocument,
} from '../generated';
import type { JobNowQuery } from '../generated';
import { deletedItem, makeRecordWrites } from '../../../graphql/records/record-writes';
import type { ConfirmOptions } from '../../../ui/dialogs/confirm-dialog';
import { draftId, isDraft } from '../../../ui/browser/draft-id';
import { newKey } from '../../../ui/browser/new-key';
import { nearDay } from '../../../ui/time/day-labels';
import type { ToastApi } from '../../../ui/toasts/toasts';
import { keepJob, placeJob } from './board-cache';
import { changedJob, draftJob, tickedJob } from './draft-job';
import type { FamilyView } from '../../../graphql/family';
import { refetchJobs } from './live';
import { saveParts, tickPart } from './part-writes';
import type { ItemDraft } from '../../../ui/fields/items-field';
import { memberOf } from './people';
import { typed } from './types';
import type { Job, JobChanges, JobInput } from './types';
import { addJobWrite, tickJobWrite } from './queued-writes';
import { dueLabel, tickLabel } from './labels';

/** All writes of the jobs, applied optimistically; a refusal rolls back and is reported. */
export interface JobWrites {
  /** Completes or reopens a job. Asks first if parts are open or points were earned. Never throws. */
  toggle: (job: Job) => Promise<void>;
  /**
   * @param key the same for every attempt of one form, so that a retry creates no duplicate. Throws on refusal.
   * @returns null for the same title within 3 seconds (a double submission), and for a queued write
   */
  add: (input: JobInput, key: string) => Promise<Job | null>;
  /**
   * @param version the version the user saw; a newer one is refused as VERSION_CONFLICT. Throws on refusal.
   * @returns the changed job; `offerUndo` shows a toast with Undo, null if nothing changed
   */
  update: (job: Job, changes: JobChanges, version: number) => Promise<{ after: Job; offerUndo: (() => void) | null }>;
  /** Completes or reopens a part, optimistically; never throws. */
  tickPart: (job: Job, subtaskId: string, isDone: boolean) => Promise<void>;
  /** Updates the parts of a job to those of a form; unchanged ones are skipped. Throws on refusal. */
  saveParts: (job: Job, parts: readonly ItemDraft[]) => Promise<Job>;
  /** The stored job of an optimistic row, once it is saved; null when it is queued or has failed. */
  stored: (job: Job) => Promise<Job | null>;
  /** The server's current job, carried by a version conflict. Throws when it no longer exists. */
  current: (id: string, refusal?: PublicError) => Promise<Job>;
  skip: (job: Job) => Promise<void>;
  /** Changes when a job is due, with Undo; reports a refusal, never throws. */
  moveTo: (job: Job, when: { dueDate: string; dueTime: string | null }) => Promise<void>;
  remove: (job: Job) => Promise<void>;
  /** @param day the open jobs of its due date, in order */
  move: (job: Job, afterId: string | null, day: readonly Job[]) => Promise<void>;
}

/** What the writes depend on. */
export interface WriteTools {
  client: ApolloClient;
  toasts: ToastApi;
  confirm: (options: ConfirmOptions) => Promise<boolean>;
  family: FamilyView;
  now: () => Date;
  /** Called for every manual tick, before it is shown. */
  onTick: () => void;
}

/** Creations in flight, by draft id: a tick on a draft applies to the stored job. */
const onTheWay = new Map<string, Promise<Job | null>>();
const storedOf = async (job: Job): Promise<Job | null> => (isDraft(job) ? ((await onTheWay.get(job.id)) ?? null) : job);

export function makeJobWrites(tools: WriteTools): JobWrites {
  const { toasts, confirm, family, now } = tools;
  const { today, timeZone, me } = family;
  const basis = { today, timeZone, me };
  const records = makeRecordWrites<Job, JobNowQuery>(tools, {
    now: { query: JobNowDocument, rowOf: ({ job }) => job },
    keep: keepJob,
    undo: (change, key, [before], [after]) =>
      change({
        mutation: UndoJobChangeDocument,
        variables: { key },
        shown: { undo: [typed(before as Job)] },
        place: (cache, { undo }) =>
          undo.flatMap((job) => (job.__typename === 'Job' ? placeJob(cache, job.id, job, after ?? null, basis) : [])),
      }),
    gone: t.jobs.gone,
    refetch: refetchJobs,
  });
  const { change, attempt, tap, offerUndo, save } = records;
  let latest: { title: string; createdAt: Date } | null = null;

  /** Idempotent, so it may be queued and resent. */
  const tick = (job: Job, isCompleted: boolean, announce = true): Promise<void> =>
    attempt(job, t.jobs.updateFailed, async () => {
      if (announce) tools.onTick();
      const after = typed(tickedJob(job, isCompleted, family, now()));
      const completion = { __typename: 'JobCompletion' as const, job: after, next: null, takenBackId: null };
      const answer = await save(
        {
          write: tickJobWrite,
          variables: { id: job.id, isCompleted },
          shown: { setJobCompleted: completion },
          basis: { ...basis, before: job },
          subject: job.id,
          title: job.title,
        },
        announce ? () => void tick(after, !isCompleted, false) : undefined,
      );
      if (!answer || !announce) return;
      const { job: ticked, next } = answer.setJobCompleted;
      const message = isCompleted ? tickLabel(ticked, next, family) : t.jobs.reopened(ticked.title);
      toasts.undo(message, () => void tick(ticked, !isCompleted, false));
    });

  const deleteJob = (job: Job, undoKey: string): Promise<unknown> =>
    change({
      mutation: DeleteJobDocument,
      variables: { id: job.id, undoKey },
      shown: { deleteJob: deletedItem(job.id) },
      place: (cache) => placeJob(cache, job.id, null, job, basis),
    });

  /** Deletes a job that was just added. */
  const takeBack = (job: Job): Promise<void> =>
    tap(job, t.jobs.deleteFailed, async (key) => {
      await deleteJob(job, key);
      toasts.success(t.jobs.addUndone(job.title));
      return null;
    });

  const move = (job: Job, afterId: string | null, day: readonly Job[], announce = true): Promise<void> =>
    attempt(job, t.jobs.drag.failed(job.title), async () => {
      const places = placeAfter(day, job.id, afterId);
      if (!places || places.size === 0) return;
      const before = day[day.indexOf(job) - 1]?.id ?? null;
      const at = (one: Job): Job => ({ ...one, position: places.get(one.id) ?? one.position });
      const others = day.filter(({ id }) => id !== job.id && places.has(id));
      await change({
        mutation: MoveJobDocument,
        variables: { id: job.id, afterId },
        shown: { moveJob: typed(at(job)) },
        place: (cache, { moveJob }) => [
          ...others.flatMap((one) => placeJob(cache, one.id, at(one), one, basis)),
          ...placeJob(cache, job.id, moveJob, job, basis),
        ],
      });
      if (!announce) return;
      const order = day.filter(({ id }) => id !== job.id);
      const index = afterId === null ? 0 : order.findIndex(({ id }) => id === afterId) + 1;
      const moved = order.toSpliced(index, 0, at(job));
      toasts.undo(t.jobs.drag.moved(job.title), () => void move(at(job), before, moved, false));
    });

  async function add(input: JobInput, idempotencyKey: string): Promise<Job | null> {
    const subject = draftId(idempotencyKey);
    const saved = save({
      write: addJobWrite,
      variables: { input, idempotencyKey },
      shown: { addJob: typed(draftJob(input, family, subject, now())) },
      basis,
      subject,
      title: input.title,
    });
    const stored = saved.then((answer) => answer?.addJob ?? null);
    onTheWay.set(
      subject,
      stored.catch(() => null),
    );
    const job = await stored;
    if (!job) return null;
    const whose = memberOf(job.assignee?.memberId ?? null, family)?.displayName;
    const facts = [job.dueDate && nearDay(job.dueDate, family), whose].filter(Boolean).join(', ');
    toasts.undo(t.jobs.added(job.title, facts), () => void takeBack(job));
    return job;
  }

  return {
    toggle: async (job) => {
      const question = questionBefore(job);
      if (question && !(await confirm(question))) return;
      // A queued one is completed on this device.
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
        return await add(input, idempotencyKey);
      } catch (thrown) {
        // A refused job may be submitted again.
        latest = null;
        throw thrown;
      }
    },
    update: async (job, changes, version) => {
      const undoKey = newKey();
      const { updateJob: after } = await change({
        mutation: UpdateJobDocument,
        variables: { id: job.id, input: changes, version, undoKey },
        shown: { updateJob: typed(changedJob(job, changes, family)) },
        place: (cache, { updateJob }) => placeJob(cache, job.id, updateJob, job, basis),
      });
      const done = { message: t.jobs.changed(after.title), before: [job], after: [after] };
      return { after, offerUndo: after.version === version ? null : () => offerUndo(undoKey, done) };
    },
    moveTo: (job, when) =>
      tap(job, t.jobs.updateFailed, async (undoKey) => {
        const { updateJob: after } = await change({
          mutation: UpdateJobDocument,
          variables: { id: job.id, input: when, version: job.version, undoKey },
          shown: { updateJob: typed(changedJob(job, when, family)) },
          place: (cache, { updateJob }) => placeJob(cache, job.id, updateJob, job, basis),
        });
        if (after.version === job.version) return null;
        return { message: t.jobs.movedTo(job.title, dueLabel(after, family)), before: [job], after: [after] };
      }),
    stored: storedOf,
    tickPart: (job, subtaskId, isDone) =>
      attempt(job, t.jobs.parts.failed, () => tickPart(change, job, subtaskId, isDone)),
    saveParts: (job, parts) => saveParts(change, job, parts),
    current: records.current,
    skip: (job) =>
      tap(job, t.jobs.updateFailed, async (undoKey) => {
        const { skipJob: after } = await change({
          mutation: SkipJobDocument,
          variables: { id: job.id, version: job.version, undoKey },
          place: (cache, { skipJob }) => placeJob(cache, job.id, skipJob, job, basis),
        });
        if (!after.dueDate) return null;
        return { message: t.jobs.skipped(job.title, nearDay(after.dueDate, family)), before: [job], after: [after] };
      }),
    remove: (job) =>
      tap(job, t.jobs.deleteFailed, async (undoKey) => {
        await deleteJob(job, undoKey);
        const labels = job.repeat && !job.isCompleted ? t.jobs.deletedRepeat : t.jobs.deleted;
        return { message: labels(job.title), before: [job], after: [] };
      }),
    move: (job, afterId, day) => move(job, afterId, day),
  };
}

/**
 * The documented confirmation before completing, where a tap could do more than intended. Everything else is one tap with
 * Undo.
 */
function questionBefore(job: Job): ConfirmOptions | null {
  const labels = t.jobs.complete;
  const open = job.subtasks.filter(({ isDone }) => !isDone).length;
  if (!job.isCompleted && open > 0)
    return {
      title: labels.title,
      text: labels.openParts(job.title, open, job.subtasks.length),
      confirm: labels.complete,
    };
  if (job.isCompleted && job.points && job.needsApproval && job.pointsState === 'earned')
    return { title: labels.title, text: labels.earned(job.title, job.points), confirm: labels.incomplete };
  return null;
}
