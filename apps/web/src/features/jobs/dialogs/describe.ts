import { t } from '../../../messages/jobs';
import type { FamilyView } from '../../../graphql/family';
import { tidyInterval } from '../../../ui/fields/repeat/tidy-interval';
import { versionLines } from '../../../ui/forms/optional-fields';
import type { VersionLine } from '../../../ui/forms/versions-panel';
import { JOB_FIELDS } from '../model/fields';
import { memberOf } from '../model/people';
import type { Job } from '../model/types';
import { ruleLabel, turnsLabel } from '../model/labels';
import type { JobFormValues } from './form-values';

const labels = t.jobs.form;

/** A version of a job as text. @param stored has the name of an assignee who has left */
export function describe(values: JobFormValues, stored: Job, family: FamilyView): VersionLine[] {
  const { assigneeId, turns, turnIds } = values;
  const former = stored.assignee?.memberId === assigneeId ? stored.assignee?.displayName : undefined;
  const name = memberOf(assigneeId, family)?.displayName ?? former ?? t.jobs.anyone;
  const rule = values.repeats
    ? ruleLabel({ ...values, interval: Number(tidyInterval(values.interval)), weekdays: [...values.weekdays] }, family)
    : '';
  const { dueDate, dueTime, ...others } = versionLines(JOB_FIELDS, values, family);
  return [
    [labels.title, values.title],
    [labels.who, name],
    dueDate,
    dueTime,
    [t.repeat.repeats, rule],
    [labels.turns, values.repeats && turns ? (turnsLabel({ mode: turns, memberIds: [...turnIds] }, family) ?? '') : ''],
    ...Object.values(others),
  ];
}
