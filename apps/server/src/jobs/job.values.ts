import {
  cleanLine,
  cleanText,
  jobProblems,
  normaliseRepeat,
  type CalendarDate,
  type JobRepeat,
  type LocalTime,
} from '@homefold/domain';
import { invalid } from '../platform/errors';
import type { JobEntity } from './job.entity';
import type { JobChanges, JobRepeatInput } from './jobs.inputs';

/** The columns copied from the input; the assignee is resolved by the service. */
export type JobValues = Pick<JobEntity, 'title' | 'notes' | 'dueDate' | 'dueTime' | 'points' | 'needsApproval'>;

export interface JobPlan {
  values: JobValues;
  /** The rule after the change; null for a job that does not repeat. */
  repeat: JobRepeat | null;
  /** Whether the rule has changed, in which case the due date becomes the instance's occurrence date. */
  isNewRule: boolean;
}

/**
 * The values to store: the changes merged into the current values, if any, then cleaned and validated as a whole by the
 * shared rules.
 *
 * @param current the stored job with its rule
 * @throws DomainError INVALID naming the first wrong field
 */
export function jobPlan(
  changes: JobChanges & { subtasks?: readonly string[] | null },
  current?: { values: JobValues; repeat: JobRepeat | null },
): JobPlan {
  const draft = draftOf(changes, current?.values);
  const rule = current?.repeat ?? null;
  // An omitted rule is not validated again, since a single instance may be moved beyond its dates.
  const repeat = changes.repeat === undefined ? rule && { type: rule.type, from: rule.from } : changes.repeat;
  const [problem] = jobProblems({ ...draft, subtasks: changes.subtasks ?? null, repeat });
  if (problem) throw invalid(problem.field, problem.message);
  const values = {
    title: cleanLine(draft.title ?? ''),
    notes: cleanText(draft.notes ?? '') || null,
    dueDate: draft.dueDate || null,
    dueTime: draft.dueTime || null,
    points: draft.points ?? null,
    needsApproval: draft.needsApproval ?? false,
  };
  return { values, ...ruleOf(changes.repeat, values.dueDate, rule) };
}

interface Draft {
  title: string | null | undefined;
  notes: string | null | undefined;
  dueDate: CalendarDate | null | undefined;
  dueTime: LocalTime | null | undefined;
  points: number | null | undefined;
  needsApproval: boolean | null | undefined;
}

function draftOf(changes: JobChanges, current: JobValues | undefined): Draft {
  const pick = <K extends keyof JobValues>(field: K): JobChanges[K] | JobValues[K] | undefined =>
    changes[field] === undefined ? current?.[field] : changes[field];
  const dueDate = pick('dueDate');
  return {
    title: pick('title'),
    notes: pick('notes'),
    dueDate,
    // Clearing the date without sending a time clears both.
    dueTime: changes.dueTime === undefined && !dueDate ? null : pick('dueTime'),
    points: pick('points'),
    needsApproval: pick('needsApproval'),
  };
}

/** Resending an unchanged rule keeps it, even on an instance that was moved: its start date stays the same. */
function ruleOf(
  sent: JobRepeatInput | null | undefined,
  dueDate: CalendarDate | null,
  current: JobRepeat | null,
): Pick<JobPlan, 'repeat' | 'isNewRule'> {
  if (sent === undefined) return { repeat: current, isNewRule: false };
  if (!sent) return { repeat: null, isNewRule: current !== null };
  const kept = current && normaliseRepeat({ ...sent, startDate: sent.startDate ?? current.startDate }, dueDate);
  if (kept && isSameRule(kept, current)) return { repeat: kept, isNewRule: false };
  return { repeat: normaliseRepeat(sent, dueDate), isNewRule: true };
}

const isSameRule = (a: JobRepeat, b: JobRepeat): boolean =>
  a.type === b.type &&
  a.interval === b.interval &&
  a.from === b.from &&
  a.startDate === b.startDate &&
  a.weekdays.join() === b.weekdays.join();
