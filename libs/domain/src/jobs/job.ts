import type { FieldProblem } from '../calendar/calendar-event';
import { isCalendarDate, isLocalTime } from '../time/dates';
import { cleanLine, cleanText, isLongerThan, tooLong } from '../text';
import { TEXT_LIMITS } from '../text-limits';
import { jobRepeatProblems, type JobRepeatDraft, type JobRepeatField } from './repeat';

/** An unvalidated job from a form or call. Missing and null mean the same. */
export interface JobDraft {
  title?: string | null;
  notes?: string | null;
  dueDate?: string | null;
  dueTime?: string | null;
  points?: number | null;
  /** Titles of the parts, in order. */
  subtasks?: readonly string[] | null;
  repeat?: JobRepeatDraft | null;
}

export type JobField = Exclude<keyof JobDraft, 'repeat'> | JobRepeatField;

export const JOB_LIMITS = {
  title: TEXT_LIMITS.title,
  notes: TEXT_LIMITS.description,
  subtasks: 50,
  points: 10_000,
} as const;

/** All problems of a job, at most one per field, in form order; empty when it is valid. */
export function jobProblems(draft: JobDraft): FieldProblem<JobField>[] {
  const checks: [JobField, string | null][] = [
    ['title', jobTitleProblem(draft.title)],
    [
      'notes',
      draft.notes && isLongerThan(cleanText(draft.notes), JOB_LIMITS.notes) ? tooLong('Notes', JOB_LIMITS.notes) : null,
    ],
    ['dueDate', dueDateProblem(draft)],
    ['dueTime', dueTimeProblem(draft)],
    ['points', pointsProblem(draft.points)],
    ['subtasks', subtasksProblem(draft.subtasks)],
  ];
  const own = checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
  return draft.repeat ? [...own, ...jobRepeatProblems(draft.repeat, draft.dueDate ?? null)] : own;
}

/** The problem with a title of a job or part; null when valid. */
export function jobTitleProblem(title: string | null | undefined): string | null {
  const clean = cleanLine(title ?? '');
  if (clean === '') return 'Title is required';
  return isLongerThan(clean, JOB_LIMITS.title) ? tooLong('Title', JOB_LIMITS.title) : null;
}

function dueDateProblem({ dueDate, repeat }: JobDraft): string | null {
  if (dueDate) return isCalendarDate(dueDate) ? null : 'Enter a real date between 1900 and 2200';
  return repeat && repeat.from !== 'completion' ? 'A repeating job needs a due date' : null;
}

function dueTimeProblem({ dueDate, dueTime }: JobDraft): string | null {
  if (!dueTime) return null;
  if (!isLocalTime(dueTime)) return 'Enter a time between 00:00 and 23:59';
  return dueDate ? null : 'A time needs a due date';
}

function pointsProblem(points: number | null | undefined): string | null {
  if (points === null || points === undefined) return null;
  return Number.isInteger(points) && points >= 0 && points <= JOB_LIMITS.points
    ? null
    : `Points must be a whole number from 0 to ${JOB_LIMITS.points}`;
}

function subtasksProblem(subtasks: readonly string[] | null | undefined): string | null {
  if (!subtasks) return null;
  if (subtasks.length > JOB_LIMITS.subtasks) return `A job has at most ${JOB_LIMITS.subtasks} parts`;
  return subtasks.map(jobTitleProblem).find((problem) => problem !== null) ?? null;
}

/** How long the same title by the same person counts as one submission. */
export const JOB_DUPLICATE_MS = 3_000;

/**
 * Whether a new job duplicates one that the same person has just added: the same title within 3 seconds (product rule
 * 14).
 */
export function isSameSubmission(
  earlier: { title: string; createdAt: Date },
  later: { title: string; createdAt: Date },
): boolean {
  return (
    cleanLine(earlier.title) === cleanLine(later.title) &&
    Math.abs(later.createdAt.getTime() - earlier.createdAt.getTime()) < JOB_DUPLICATE_MS
  );
}
