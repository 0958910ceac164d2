import { cleanLine, nextInRotation, normaliseRepeat, pointsWhenDone } from '@homefold/domain';
import { optimisticValues } from '../../../ui/forms/optional-fields';
import type { FamilyView } from '../../../graphql/family';
import { JOB_FIELDS } from './fields';
import { storedPerson } from './people';
import type { Job, JobChanges, JobInput, Repeat } from './types';

/** The optimistic rule of an input. */
function repeatOf(
  input: NonNullable<JobInput['repeat']>,
  dueDate: string | null,
  before: Repeat | null | undefined,
): Repeat {
  const { rotation, ...draft } = input;
  const rule = normaliseRepeat({ ...draft, startDate: input.startDate ?? before?.startDate ?? null }, dueDate);
  return {
    ...rule,
    weekdays: [...rule.weekdays],
    rotation: rotation ? { mode: rotation.mode, memberIds: rotation.memberIds.map(String) } : null,
  };
}

/** The first in the rotation, as far as it is known on the client. */
function firstOf(repeat: Repeat | null): string | null {
  const { rotation } = repeat ?? {};
  return rotation ? nextInRotation(rotation, { last: null, doneBy: [], present: rotation.memberIds }) : null;
}

/** The optimistic job of an input. */
export function draftJob(
  input: JobInput,
  family: Pick<FamilyView, 'byId' | 'letters' | 'me'>,
  id: string,
  now: Date,
): Job {
  const optional = optimisticValues(JOB_FIELDS, input, null);
  const repeat = input.repeat ? repeatOf(input.repeat, optional.dueDate, null) : null;
  const whose =
    input.assigneeId === undefined ? firstOf(repeat) : input.assigneeId === null ? null : String(input.assigneeId);
  return {
    ...optional,
    id,
    title: cleanLine(input.title),
    assignee: storedPerson(whose, family),
    isCompleted: false,
    completedAt: null,
    completedByMemberId: null,
    doneByMemberId: null,
    // last of its day
    position: Number.MAX_SAFE_INTEGER,
    repeat,
    subtasks: (input.subtasks ?? []).map((title, index) => ({
      id: `${id}-${index}`,
      title: cleanLine(title),
      isDone: false,
    })),
    needsApproval: input.needsApproval ?? false,
    pointsState: null,
    createdByMemberId: family.me,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
}

/** The optimistic job after a change: omitted fields are kept. */
export function changedJob(job: Job, changes: JobChanges, family: Pick<FamilyView, 'byId' | 'letters'>): Job {
  const optional = optimisticValues(JOB_FIELDS, changes, job);
  const { assigneeId, repeat, title, needsApproval } = changes;
  return {
    ...job,
    ...optional,
    title: title ? cleanLine(title) : job.title,
    needsApproval: needsApproval ?? job.needsApproval,
    assignee:
      assigneeId === undefined || String(assigneeId) === job.assignee?.memberId
        ? job.assignee
        : storedPerson(assigneeId === null ? null : String(assigneeId), family),
    repeat: repeat === undefined ? job.repeat : repeat === null ? null : repeatOf(repeat, optional.dueDate, job.repeat),
  };
}

/** The optimistic job after completing or reopening it. */
export function tickedJob(
  job: Job,
  isCompleted: boolean,
  { me, byId }: Pick<FamilyView, 'me' | 'byId'>,
  now: Date,
): Job {
  if (!isCompleted)
    return {
      ...job,
      isCompleted,
      completedAt: null,
      completedByMemberId: null,
      doneByMemberId: null,
      pointsState: null,
    };
  const whose = job.assignee?.memberId;
  return {
    ...job,
    isCompleted,
    completedAt: now.toISOString(),
    completedByMemberId: me,
    doneByMemberId: whose !== undefined && byId.has(whose) ? whose : me,
    pointsState: pointsWhenDone(job, false),
  };
}
