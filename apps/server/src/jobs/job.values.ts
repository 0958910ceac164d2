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

/** The columns that a caller decides by value; whose job it is, is looked up by the service. */
export type JobValues = Pick<JobEntity, 'title' | 'notes' | 'dueDate' | 'dueTime' | 'points' | 'needsApproval'>;

export interface JobPlan {
  values: JobValues;
  /** The rule from now on; null does not repeat. */
  repeat: JobRepeat | null;
  /** Whether the rule is another one than before: the job then stands for its due date in it. */
  isNewRule: boolean;
}

/**
 * What is to be stored: the changes over the present values, or over nothing for a new job, checked as a whole by the
 * shared rules and cleaned.
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
  // A rule that is not sent is not checked anew: one instance may be moved beyond its dates.
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
    // Who clears the date without a word about the time means a job without either.
    dueTime: changes.dueTime === undefined && !dueDate ? null : pick('dueTime'),
    points: pick('points'),
    needsApproval: pick('needsApproval'),
  };
}

/** A rule sent once more is the same rule, also on an instance that was moved: it goes on counting from where it did. */
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
