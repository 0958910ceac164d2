import { cleanLine, jobProblems, normaliseRepeat, type CalendarDate, type JobRepeat } from '@homefold/domain';
import { invalid } from '../platform/errors';
import { writtenColumns } from '../platform/records';
import { JobEntity } from './job.entity';
import { JobChangesInput, type JobChanges, type JobRepeatInput } from './jobs.inputs';

/** The columns that an input sets; the assignee is resolved by the service. */
const WRITTEN = writtenColumns(JobEntity, JobChangesInput);

type Values = ReturnType<typeof WRITTEN.clean>;

export interface JobPlan {
  values: Values;
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
  current?: { values: Values; repeat: JobRepeat | null },
): JobPlan {
  const draft = draftOf(changes, current?.values);
  const rule = current?.repeat ?? null;
  // An omitted rule is not validated again, since a single instance may be moved beyond its dates.
  const repeat = changes.repeat === undefined ? rule && { type: rule.type, from: rule.from } : changes.repeat;
  const [problem] = jobProblems({ ...draft, subtasks: changes.subtasks ?? null, repeat });
  if (problem) throw invalid(problem.field, problem.message);
  const values = { ...WRITTEN.clean(draft), title: cleanLine(draft.title ?? '') };
  return { values, ...ruleOf(changes.repeat, values.dueDate, rule) };
}

function draftOf(changes: JobChanges, current: Values | undefined) {
  const draft = WRITTEN.merge(changes, current);
  // Clearing the date without sending another time clears both.
  const isSameTime = changes.dueTime === undefined || changes.dueTime === current?.dueTime;
  return isSameTime && !draft.dueDate ? { ...draft, dueTime: null } : draft;
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
  a.nth === b.nth &&
  a.startDate === b.startDate &&
  a.weekdays.join() === b.weekdays.join();
