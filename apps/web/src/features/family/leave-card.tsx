import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { t } from '../../messages/family';
import { LeaveFamilyDocument } from './generated';
import type { FamilyFieldsFragment } from '../../graphql/generated';
import { cacheNoFamily } from '../../graphql/viewer-cache';
import { CardSection } from '../../ui/basics/card';
import { useConfirm } from '../../ui/dialogs/confirm';
import { useToasts } from '../../ui/toasts/toasts';
import { Opening } from '../../ui/states/opening';
import classes from './family.module.css';
import { hasHeir, isLastAdmin } from './last-admin';
import { useAct } from './refusals';

const DeleteFamilyDialog = lazy(() => import('./delete-family-dialog'));

const texts = t.family.leave;

/** Leaving the family (anyone but the last admin) and, for admins, deleting it. */
export function LeaveCard({ family, admin }: { family: FamilyFieldsFragment; admin: boolean }) {
  const confirm = useConfirm();
  const toasts = useToasts();
  const act = useAct();
  const [leave] = useMutation(LeaveFamilyDocument, { update: cacheNoFamily });
  const [deleting, setDeleting] = useState(false);
  const last = isLastAdmin(family.members);
  const stays = hasHeir(family.members) ? texts.lastAdmin : texts.onlyAccount;
  const goAway = async (): Promise<void> => {
    if (last) {
      await confirm({ title: texts.cannotLeave(family.name), text: stays, confirm: t.common.close, cancel: null });
      return;
    }
    const yes = await confirm({
      title: texts.leaveTitle(family.name),
      text: texts.leaveText,
      confirm: texts.leaveConfirm,
      danger: true,
    });
    if (yes && (await act(() => leave()))) toasts.success(texts.left(family.name));
  };
  return (
    <CardSection title={texts.title} className={`${classes['padded']} ${classes['leave']}`}>
      <div className={classes['line']}>
        <p>{last ? stays : texts.leaveText}</p>
        <Button variant="outlined" onClick={() => void goAway()}>
          {texts.leave}
        </Button>
      </div>
      {admin && (
        <div className={classes['line']}>
          <p>{texts.deleteText}</p>
          <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
            {texts.delete}
          </Button>
        </div>
      )}
      {deleting && (
        <Opening>
          <DeleteFamilyDialog family={family} onClose={() => setDeleting(false)} />
        </Opening>
      )}
    </CardSection>
  );
}
