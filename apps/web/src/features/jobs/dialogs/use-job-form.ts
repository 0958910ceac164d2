import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { t } from '../../../app/messages/jobs';
import { toPublicError } from '../../../graphql/errors';
import type { PublicError } from '../../../graphql/errors';
import { errorText } from '../../../graphql/use-domain-form';
import { newKey } from '../../../ui/new-key';
import { useToasts } from '../../../ui/toasts';
import { useFamily } from '../model/family';
import { usePoints } from '../model/use-points';
import { useWrites } from '../model/use-job-writes';
import type { Job } from '../model/types';
import { addInput, canSubmit, changesOf, formOfJob, formProblems, newJobForm } from './form-values';
import type { JobFormValues } from './form-values';
import type { JobDialogTarget } from './job-dialog';

export type FormErrors = Partial<Record<keyof JobFormValues, string>>;

/** What the job dialog shows and does. */
export interface JobForm {
  values: JobFormValues;
  errors: FormErrors;
  saving: boolean;
  /** Why the last try failed, when no field is to blame. */
  failure: string | null;
  /** Somebody else's version, until the person has chosen one. */
  conflict: Job | null;
  /** Whether whoever is looking may set what a job earns. */
  isApprover: boolean;
  change: (values: Partial<JobFormValues>) => void;
  submit: (event?: SyntheticEvent) => void;
  keepMine: () => void;
  useTheirs: () => void;
}

/** The values of a job form with its rules, and saving it: a refusal keeps everything that was typed. */
export function useJobForm({ target, onSaved }: { target: JobDialogTarget; onSaved: () => void }): JobForm {
  const { me } = useFamily();
  const { isApprover } = usePoints();
  const writes = useWrites();
  const toasts = useToasts();
  const stored = target.kind === 'edit' ? target.job : null;
  const [values, setValues] = useState(() => (stored ? formOfJob(stored) : newJobForm(me)));
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Job | null>(null);
  const [saving, setSaving] = useState(false);
  /** The row that the person's changes are based on. */
  const base = useRef(stored);
  /** The way back to the row as it was, once part of a try has been saved. */
  const undo = useRef<(() => void) | null>(null);
  /** One key for all tries, so that a retry after a lost answer adds nothing twice. */
  const [key] = useState(newKey);

  const refused = async (thrown: unknown): Promise<void> => {
    const error = toPublicError(thrown);
    if (error.code === 'VERSION_CONFLICT' && base.current) {
      setConflict(await writes.current(base.current.id));
      return;
    }
    const field = fieldOf(error);
    if (field) setErrors({ [field]: error.message });
    else if (error.code === 'NOT_FOUND' && base.current) setFailure(t.jobs.gone(base.current.title));
    else setFailure(failureText(error, base.current !== null));
  };

  const saveStored = async (job: Job): Promise<void> => {
    const { after, undo: back } = await writes.update(job, changesOf(values, job, isApprover), job.version);
    base.current = after;
    undo.current ??= back;
    const whole = await writes.saveParts(after, values.parts);
    if (undo.current) toasts.undo(t.jobs.changed(after.title), undo.current);
    else if (whole !== after) toasts.success(t.jobs.changed(after.title));
  };

  const save = async (): Promise<void> => {
    setSaving(true);
    setFailure(null);
    try {
      if (base.current) await saveStored(base.current);
      else await writes.add(addInput(values, isApprover), key);
      onSaved();
    } catch (thrown) {
      // When even the current row cannot be had, the first refusal is all that is known.
      await refused(thrown).catch((again: unknown) => setFailure(failureText(toPublicError(again), stored !== null)));
    } finally {
      setSaving(false);
    }
  };

  return {
    values,
    errors,
    saving,
    failure,
    conflict,
    isApprover,
    change: (changed) => {
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))));
      setValues((before) => ({ ...before, ...changed }));
    },
    submit: (event) => {
      event?.preventDefault();
      if (saving || !canSubmit(values)) return;
      const problems = Object.fromEntries(
        formProblems(values).map(({ field, message }) => [fieldNamed(field), message]),
      );
      setErrors(problems);
      if (Object.keys(problems).length === 0) void save();
    },
    keepMine: () => {
      if (!conflict) return;
      base.current = conflict;
      setConflict(null);
      void save();
    },
    useTheirs: () => {
      if (!conflict) return;
      base.current = conflict;
      setValues(formOfJob(conflict));
      setConflict(null);
    },
  };
}

/** The form's name of a field of the server. */
function fieldNamed(field: string): keyof JobFormValues {
  if (field === 'subtasks') return 'parts';
  if (field === 'rotation' || field === 'memberIds' || field === 'mode') return 'turnIds';
  if (field === 'assignedTo') return 'assigneeId';
  return field as keyof JobFormValues;
}

const FIELDS = 'title notes dueDate dueTime assigneeId type interval weekdays from endDate turnIds points parts'.split(
  ' ',
);

/** The field of the form that the server found fault with, if it has one. */
function fieldOf({ field }: PublicError): keyof JobFormValues | null {
  const named = fieldNamed(field?.split('.').pop() ?? '');
  return FIELDS.includes(named) ? named : null;
}

/** The documented sentence, unless the server said something a person can act on. */
function failureText(error: PublicError, editing: boolean): string {
  const said = ['INVALID', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED', 'FEATURE_LOCKED'].includes(error.code);
  if (said) return errorText(error);
  return editing ? t.jobs.updateFailed : t.jobs.form.failedAdd;
}
