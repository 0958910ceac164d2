import { t } from '../../../messages/jobs';
import { countField, dateField, textField, timeField } from '../../../ui/forms/optional-fields';

const labels = t.jobs.form;

/** The nullable columns of a job. Form, inputs, optimistic rows and the comparison of versions derive from this. */
export const JOB_FIELDS = {
  dueDate: dateField(labels.dueDate),
  dueTime: timeField(labels.dueTime),
  points: countField(labels.points),
  notes: textField(labels.notes),
};
