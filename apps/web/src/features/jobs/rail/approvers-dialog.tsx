import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { t } from '../../../messages/jobs';
import { JobPointsDocument, SetJobApproverDocument } from '../generated';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { SwitchField } from '../../../ui/fields/switch-field';
import { useToasts } from '../../../ui/toasts/toasts';
import { useFamily } from '../../../graphql/family';
import type { Points } from '../model/use-points';
import classes from './rail.module.css';

const labels = t.jobs.approvers;

/** Who may set and approve points: admins always, others as chosen by an admin. Switches apply at once. */
export default function ApproversDialog({
  open,
  members,
  onClose,
}: {
  open: boolean;
  members: Points['members'];
  onClose: () => void;
}) {
  const family = useFamily();
  const toasts = useToasts();
  const [setApprover] = useMutation(SetJobApproverDocument, {
    update: (cache, { data }) =>
      void cache.updateQuery(
        { query: JobPointsDocument },
        (known) => data && known && { jobPoints: { ...known.jobPoints, members: data.setJobApprover } },
      ),
  });
  const set = (memberId: string, isApprover: boolean): void => {
    const after = members.map((one) => (one.memberId === memberId ? { ...one, isApprover } : one));
    setApprover({
      variables: { memberId, isApprover },
      optimisticResponse: { setJobApprover: after },
    }).catch(() => toasts.retry(labels.failed, () => set(memberId, isApprover)));
  };
  return (
    <AppDialog
      open={open}
      title={labels.title}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t.jobs.quickAdd.edit.done}
        </Button>
      }
    >
      <p className={classes['lead']}>{labels.lead}</p>
      {family.members
        .filter(({ hasUserAccount }) => hasUserAccount)
        .map(({ id, displayName, role }) => (
          <SwitchField
            key={id}
            label={displayName}
            {...(role === 'admin' && { hint: labels.admin })}
            checked={role === 'admin' || members.some((one) => one.memberId === id && one.isApprover)}
            disabled={role === 'admin'}
            onChange={(isApprover) => set(id, isApprover)}
          />
        ))}
    </AppDialog>
  );
}
