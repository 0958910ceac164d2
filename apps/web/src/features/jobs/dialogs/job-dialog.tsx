import Button from '@mui/material/Button';
import { SkipForward, Trash2 } from 'lucide-react';
import { t } from '../../../app/messages/jobs';
import { AppDialog } from '../../../ui/app-dialog';
import { FormActions } from '../../../ui/form-actions';
import { FormAlert } from '../../../ui/form-alert';
import { VersionsPanel } from '../../../ui/versions-panel';
import { useFamily } from '../model/family';
import { useWrites } from '../model/use-job-writes';
import type { Job } from '../model/types';
import { canSubmit, formOfJob } from './form-values';
import classes from './form.module.css';
import { JobFields } from './job-fields';
import { useJobForm } from './use-job-form';
import { describe } from './describe';

const texts = t.jobs.form;

/** What the dialog is opened for. */
export type JobDialogTarget = { kind: 'add' } | { kind: 'edit'; job: Job };

/** Add Family Job and Edit Family Job: one form, so that nothing can be entered in one that the other would lose. */
export default function JobDialog({
  open,
  target,
  onClose,
}: {
  open: boolean;
  target: JobDialogTarget;
  onClose: () => void;
}) {
  const job = target.kind === 'edit' ? target.job : null;
  const family = useFamily();
  const writes = useWrites();
  const form = useJobForm({ target, onSaved: onClose });
  const { values, saving, failure, conflict } = form;
  const close = (then: (job: Job) => Promise<void>): void => {
    if (!job) return;
    onClose();
    void then(job);
  };
  return (
    <AppDialog
      open={open}
      title={job ? texts.editTitle : texts.addTitle}
      width={720}
      onClose={onClose}
      closeDisabled={saving}
      onSubmit={form.submit}
      leading={
        job && (
          <>
            <Button
              className={classes['danger'] ?? ''}
              startIcon={<Trash2 aria-hidden />}
              disabled={saving}
              onClick={() => close(writes.remove)}
            >
              {texts.delete}
            </Button>
            {job.repeat && !job.isCompleted && (
              <Button startIcon={<SkipForward aria-hidden />} disabled={saving} onClick={() => close(writes.skip)}>
                {texts.skip}
              </Button>
            )}
          </>
        )
      }
      actions={
        <FormActions
          submit={saving ? texts.saving : job ? texts.submitEdit : texts.submitAdd}
          saving={saving}
          disabled={conflict !== null || !canSubmit(values)}
          onCancel={onClose}
        />
      }
    >
      {conflict ? (
        <VersionsPanel
          words={t.jobs.conflict}
          mine={describe(values, conflict, family)}
          theirs={describe(formOfJob(conflict), conflict, family)}
          busy={saving}
          onKeepMine={form.keepMine}
          onUseTheirs={form.useTheirs}
        />
      ) : (
        <JobFields
          stored={job}
          values={values}
          errors={form.errors}
          isApprover={form.isApprover}
          onChange={form.fill}
        />
      )}
      {failure && <FormAlert message={failure} onRetry={form.submit} />}
    </AppDialog>
  );
}
