import { t } from '../../../messages/jobs';
import { countField, dateField, textField, timeField } from '../../../ui/forms/optional-fields';

const words = t.jobs.form;

/** The nullable columns of a job. Form, inputs, optimistic rows and the comparison of versions derive from this. */
export const JOB_FIELDS = {
  dueDate: dateField(words.dueDate),
  dueTime: timeField(words.dueTime),
  points: countField(words.points),
  notes: textField(words.notes),
};
