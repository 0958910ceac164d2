import { useRef } from 'react';
import { t } from '../../../messages/jobs';
import type { PublicError } from '../../../graphql/errors';
import { refusalText } from '../../../graphql/records/refusals';
import { useStoredForm } from '../../../graphql/records/use-stored-form';
import type { StoredForm } from '../../../graphql/records/use-stored-form';
import { useToasts } from '../../../ui/toasts/toasts';
import { draftId } from '../../../ui/browser/draft-id';
import type { JobPrefill } from '../../../ui/sections/prefill';
import { useFamily } from '../../../graphql/family';
import { usePoints } from '../model/use-points';
import { useWrites } from '../model/use-job-writes';
import { JOB_FIELDS } from '../model/fields';
import type { Job } from '../model/types';
import {
  addInput,
  canSubmit,
  changesOf,
  copyOfJob,
  formOfDraft,
  formOfJob,
  formProblems,
  newJobForm,
} from './form-values';
import type { JobFormValues } from './form-values';

/** The dialog's target: a new job, perhaps like another one or made from something else, or a stored one. */
export type JobDialogTarget = { kind: 'add'; copyOf?: Job; prefill?: JobPrefill } | { kind: 'edit'; job: Job };

/** State and actions of the job dialog. */
export interface JobForm extends Omit<StoredForm<JobFormValues, Job>, 'edit'> {
  /** Whether the viewer may set points. */
  isApprover: boolean;
}

/** The form of a job: its fields and its parts are saved by separate mutations, with one Undo. */
export function useJobForm({ target, onSaved }: { target: JobDialogTarget; onSaved: () => void }): JobForm {
  const { me } = useFamily();
  const { isApprover } = usePoints();
  const writes = useWrites();
  const toasts = useToasts();
  const stored = target.kind === 'edit' ? target.job : null;
  const prefill = target.kind === 'add' ? target.prefill : undefined;
  /** Offers Undo to the original row, once part of an attempt has been saved. */
  const offer = useRef<(() => void) | null>(null);

  const saveStored = async (values: JobFormValues, job: Job, rebase: (job: Job) => void): Promise<void> => {
    const { after, offerUndo } = await writes.update(job, changesOf(values, job, isApprover), job.version);
    rebase(after);
    offer.current ??= offerUndo;
    const whole = await writes.saveParts(after, values.parts);
    if (offer.current) offer.current();
    else if (whole !== after) toasts.success(t.jobs.changed(after.title));
  };

  const { edit: _edit, ...form } = useStoredForm<JobFormValues, Job>({
    form: prefill ? `job-${prefill.key}` : 'job',
    stored,
    opened: () => {
      if (target.kind === 'edit') return formOfJob(target.job);
      if (prefill) return formOfDraft(prefill.values, me);
      return target.copyOf ? copyOfJob(target.copyOf) : newJobForm(me);
    },
    formOf: formOfJob,
    canSubmit,
    problemsOf: (values) => formProblems(values).map((problem) => ({ ...problem, field: fieldNamed(problem.field) })),
    fieldOf,
    failureText: (error, job) =>
      job && error.code === 'NOT_FOUND'
        ? t.jobs.gone(job.title)
        : refusalText(error, job ? t.jobs.updateFailed : t.jobs.form.failedAdd),
    current: writes.current,
    prepare:
      async (values, { row, key, rebase }) =>
      async () => {
        if (row) await saveStored(values, row, rebase);
        else {
          const added = await writes.add(addInput(values, isApprover), key);
          prefill?.onAdded(added?.id ?? draftId(key));
        }
      },
    onSaved,
  });
  return { ...form, isApprover };
}

/** The form's name for a server field. */
function fieldNamed(field: string): keyof JobFormValues {
  if (field === 'subtasks') return 'parts';
  if (field === 'rotation' || field === 'memberIds' || field === 'mode') return 'turnIds';
  if (field === 'assignedTo') return 'assigneeId';
  return field as keyof JobFormValues;
}

/** The fields that can show an error. */
const FIELDS: readonly string[] = [
  ...Object.keys(JOB_FIELDS),
  ...['title', 'assigneeId', 'type', 'interval', 'weekdays', 'nth', 'from', 'endDate', 'turnIds', 'parts'],
];

/** The form field that the server's error refers to, if any. */
function fieldOf({ field }: PublicError): keyof JobFormValues | null {
  const named = fieldNamed(field?.split('.').pop() ?? '');
  return FIELDS.includes(named) ? named : null;
}
