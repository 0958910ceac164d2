import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { t } from '../../../messages/family';
import { useViewer } from '../../../graphql/use-viewer';
import { CardSection } from '../../../ui/basics/card';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { Opening } from '../../../ui/states/opening';
import classes from '../family.module.css';
import { hasHeir, isLastAdmin } from '../last-admin';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog'));

const texts = t.family.settings;

/** The card that deletes the account. */
export function DeleteAccountCard({ builtin }: { builtin: boolean }) {
  const { family } = useViewer();
  const confirm = useConfirm();
  const [open, setOpen] = useState(false);
  const mustHandOver = family !== null && isLastAdmin(family.members) && hasHeir(family.members);
  const start = (): void => {
    if (!mustHandOver) return setOpen(true);
    const { lastAdmin } = t.family.leave;
    void confirm({ title: texts.cannotDeleteAccount, text: lastAdmin, confirm: t.common.close, cancel: null });
  };
  return (
    <CardSection title={texts.deleteAccount} className={classes['padded'] ?? ''}>
      <div className={classes['line']}>
        <p>{mustHandOver ? t.family.leave.lastAdmin : texts.deleteAccountText}</p>
        <Button variant="outlined" color="error" onClick={start}>
          {texts.deleteAccount}
        </Button>
      </div>
      {open && (
        <Opening>
          <DeleteAccountDialog
            builtin={builtin}
            withFamily={family && !hasHeir(family.members) ? family.name : null}
            onClose={() => setOpen(false)}
          />
        </Opening>
      )}
    </CardSection>
  );
}
