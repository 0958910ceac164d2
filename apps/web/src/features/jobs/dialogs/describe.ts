import { formatTime, isCalendarDate } from '@homefold/domain';
import { t } from '../../../messages/jobs';
import type { VersionLine } from '../../../ui/forms/versions-panel';
import type { FamilyView } from '../../../graphql/family';
import { memberOf } from '../model/people';
import type { Job } from '../model/types';
import { dayLabel, ruleLabel, turnsLabel } from '../model/labels';
import { tidyInterval } from './form-values';
import type { JobFormValues } from './form-values';

const labels = t.jobs.form;

/** A version of a job as text. @param stored has the name of an assignee who has left */
export function describe(values: JobFormValues, stored: Job, family: FamilyView): VersionLine[] {
  const { assigneeId, dueDate, dueTime, turns, turnIds } = values;
  const former = stored.assignee?.memberId === assigneeId ? stored.assignee?.displayName : undefined;
  const name = memberOf(assigneeId, family)?.displayName ?? former ?? t.jobs.anyone;
  const rule = values.repeats
    ? ruleLabel({ ...values, interval: Number(tidyInterval(values.interval)), weekdays: [...values.weekdays] }, family)
    : '';
  return [
    [labels.title, values.title],
    [labels.who, name],
    [labels.dueDate, isCalendarDate(dueDate) ? dayLabel(dueDate, family) : ''],
    [labels.dueTime, dueTime ? formatTime(dueTime, family.locale) : ''],
    [labels.repeats, rule],
    [labels.turns, values.repeats && turns ? (turnsLabel({ mode: turns, memberIds: [...turnIds] }, family) ?? '') : ''],
    [labels.points, values.points],
    [labels.notes, values.notes.trim()],
  ];
}
