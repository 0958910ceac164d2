import { cleanLine, isCalendarDate, jobProblems, nextDueDate, normaliseRepeat } from '@homefold/domain';
import type { CalendarDate, RecurringType, RepeatFrom, RotationMode } from '@homefold/domain';
import type { JobDraft } from '@homefold/domain/forum-drafts';
import { newKey } from '../../../ui/browser/new-key';
import { tidyInterval } from '../../../ui/fields/repeat/tidy-interval';
import { parsedValues, typedValues } from '../../../ui/forms/optional-fields';
import type { TypedValues } from '../../../ui/forms/optional-fields';
import { JOB_FIELDS } from '../model/fields';
import type { ItemDraft } from '../../../ui/fields/items-field';
import type { Job, JobChanges, JobInput } from '../model/types';

/** The values of the job form. Names match the server's input, so that its errors map to fields. */
export interface JobFormValues extends TypedValues<typeof JOB_FIELDS> {
  title: string;
  /** null = anyone's. */
  assigneeId: string | null;
  repeats: boolean;
  type: RecurringType;
  /** As typed; anything but a whole number from 1 to 99 becomes 1. */
  interval: string;
  /** 0 Sunday to 6 Saturday; empty = the weekday of the due date. */
  weekdays: readonly number[];
  /** The ordinal of the weekday in the month, with only that weekday in `weekdays`; null = the day of the month. */
  nth: number | null;
  from: RepeatFrom;
  endDate: string;
  /** null = no rotation. */
  turns: RotationMode | null;
  /** Members of the rotation, in the order chosen. */
  turnIds: readonly string[];
  needsApproval: boolean;
  parts: readonly ItemDraft[];
}

/** A new job is assigned to the viewer. */
export const newJobForm = (me: string): JobFormValues => ({
  ...typedValues(JOB_FIELDS, null),
  title: '',
  assigneeId: me,
  repeats: false,
  type: 'weekly',
  interval: '1',
  weekdays: [],
  nth: null,
  from: 'due',
  endDate: '',
  turns: null,
  turnIds: [],
  needsApproval: false,
  parts: [],
});

/** A new job from a prefill; without a person it is assigned to the viewer, like any new one. */
export const formOfDraft = (draft: JobDraft, me: string): JobFormValues => ({
  ...newJobForm(draft.assigneeId ?? me),
  title: draft.title,
  dueDate: draft.dueDate ?? '',
  dueTime: draft.dueTime ?? '',
  notes: draft.notes,
});

/** The form values of a stored job. */
export function formOfJob(job: Job): JobFormValues {
  const { repeat, subtasks } = job;
  return {
    ...typedValues(JOB_FIELDS, job),
    title: job.title,
    assigneeId: job.assignee?.memberId ?? null,
    repeats: repeat !== null,
    type: repeat?.type ?? 'weekly',
    interval: String(repeat?.interval ?? 1),
    weekdays: repeat?.weekdays ?? [],
    nth: repeat?.nth ?? null,
    from: repeat?.from ?? 'due',
    endDate: repeat?.endDate ?? '',
    turns: repeat?.rotation?.mode ?? null,
    turnIds: repeat?.rotation?.memberIds ?? [],
    needsApproval: job.needsApproval,
    parts: subtasks.map(({ id, title }) => ({ id, title, key: newKey() })),
  };
}

/** A copy of a job, with new parts. */
export const copyOfJob = (job: Job): JobFormValues => {
  const copied = formOfJob(job);
  return { ...copied, parts: copied.parts.map((part) => ({ ...part, id: null })) };
};

/** "Title required (trimmed)"; submit is disabled otherwise. */
export const canSubmit = ({ title }: Pick<JobFormValues, 'title'>): boolean => cleanLine(title) !== '';

/** The rule as sent to the server. */
function repeatOf(values: JobFormValues) {
  if (!values.repeats) return null;
  const { type, from, weekdays, nth, endDate, turns, turnIds } = values;
  const isCounted = nth !== null && (type === 'monthly' || type === 'yearly') && from === 'due';
  const isByWeekday = (type === 'weekly' && from === 'due') || isCounted;
  return {
    type,
    interval: Number(tidyInterval(values.interval)),
    from,
    weekdays: isByWeekday ? [...weekdays] : [],
    nth: isCounted ? nth : null,
    endDate: endDate || null,
    rotation: turns ? { mode: turns, memberIds: [...turnIds] } : null,
  };
}

/** The input common to adding and changing, with all fields. */
function wholeInput(values: JobFormValues) {
  const optional = parsedValues(JOB_FIELDS, values);
  return {
    ...optional,
    title: cleanLine(values.title),
    dueTime: optional.dueDate && optional.dueTime,
    assigneeId: values.assigneeId,
    needsApproval: values.needsApproval && (optional.points ?? 0) > 0,
    repeat: repeatOf(values),
  };
}

const partTitles = ({ parts }: JobFormValues): string[] =>
  parts.map(({ title }) => title).filter((title) => cleanLine(title) !== '');

/** The input for adding a job. With a rotation the server picks the first assignee; points are only sent by approvers. */
export function addInput(values: JobFormValues, isApprover: boolean): JobInput {
  const { assigneeId, points, needsApproval, ...input } = wholeInput(values);
  const subtasks = partTitles(values);
  return {
    ...input,
    ...(!input.repeat?.rotation && { assigneeId }),
    ...(isApprover && { points, needsApproval }),
    ...(subtasks.length > 0 && { subtasks }),
  };
}

/** The input for changing a job: only the differences, so that untouched fields overwrite nobody's change. */
export function changesOf(values: JobFormValues, stored: Job, isApprover: boolean): JobChanges {
  const [now, before] = [wholeInput(values), wholeInput(formOfJob(stored))];
  const differs = (key: keyof typeof now): boolean => JSON.stringify(now[key]) !== JSON.stringify(before[key]);
  const keys = (Object.keys(now) as (keyof typeof now)[]).filter(differs);
  const allowed = keys.filter((key) => isApprover || (key !== 'points' && key !== 'needsApproval'));
  return Object.fromEntries(allowed.map((key) => [key, now[key]]));
}

/** Validation errors by field (the rule the server uses too). */
export function formProblems(values: JobFormValues): { field: string; message: string }[] {
  return jobProblems({ ...wholeInput(values), subtasks: partTitles(values) }).map(({ field, message }) => ({
    field: field.split('.').pop() ?? field,
    message,
  }));
}

/** The due dates after the first; null if they cannot be predicted: no repeat, or counted from completion. */
export function nextDates(values: JobFormValues, count = 3): CalendarDate[] | null {
  const repeat = repeatOf(values);
  if (!repeat || values.from === 'completion' || !isCalendarDate(values.dueDate)) return null;
  const { rotation: _turns, ...draft } = repeat;
  const rule = normaliseRepeat(draft, values.dueDate);
  const dates: CalendarDate[] = [];
  for (let date: CalendarDate | null = values.dueDate; dates.length < count; dates.push(date)) {
    date = nextDueDate(rule, { occurrenceDate: date, on: date });
    if (date === null) break;
  }
  return dates;
}
