import Button from '@mui/material/Button';
import { SkipForward } from 'lucide-react';
import { t } from '../../../messages/jobs';
import { EditDialog } from '../../../ui/dialogs/edit-dialog';
import { VersionsPanel } from '../../../ui/forms/versions-panel';
import { useFamily } from '../../../graphql/family';
import { useWrites } from '../model/use-job-writes';
import type { Job } from '../model/types';
import { canSubmit, formOfJob } from './form-values';
import { JobFields } from './job-fields';
import { useJobForm } from './use-job-form';
import type { JobDialogTarget } from './use-job-form';
import { describe } from './describe';

const texts = t.jobs.form;

/** Add Family Job and Edit Family Job share one form, so that neither drops a field of the other. */
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
  const { values } = form;
  const close = (then: (job: Job) => Promise<void>): void => {
    if (!job) return;
    onClose();
    void then(job);
  };
  return (
    <EditDialog
      open={open}
      title={job ? texts.editTitle : texts.addTitle}
      form={form}
      submit={form.saving ? texts.saving : job ? texts.submitEdit : texts.submitAdd}
      canSubmit={canSubmit(values)}
      conflict={(theirs) => (
        <VersionsPanel
          labels={t.jobs.conflict}
          mine={describe(values, theirs, family)}
          theirs={describe(formOfJob(theirs), theirs, family)}
          busy={form.saving}
          onKeepMine={form.keepMine}
          onUseTheirs={form.useTheirs}
        />
      )}
      onDelete={job ? () => close(writes.remove) : undefined}
      more={
        job?.repeat &&
        !job.isCompleted && (
          <Button startIcon={<SkipForward aria-hidden />} disabled={form.saving} onClick={() => close(writes.skip)}>
            {texts.skip}
          </Button>
        )
      }
      onClose={onClose}
    >
      <JobFields stored={job} values={values} errors={form.errors} isApprover={form.isApprover} onChange={form.fill} />
    </EditDialog>
  );
}
