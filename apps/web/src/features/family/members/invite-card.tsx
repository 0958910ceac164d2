import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { RotateCw, UserRoundPlus } from 'lucide-react';
import { lazy } from 'react';
import { t } from '../../../messages/family';
import { RotateInviteCodeDocument } from '../generated';
import type { FamilyFieldsFragment } from '../../../graphql/generated';
import { CardSection } from '../../../ui/basics/card';
import { CodeTiles } from '../../../ui/fields/code-tiles';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { CopyButton } from '../../../ui/basics/copy-button';
import { useSections } from '../../../ui/sections/sections';
import { useToasts } from '../../../ui/toasts/toasts';
import { Opening } from '../../../ui/states/opening';
import classes from '../family.module.css';
import { useAct } from '../refusals';

const InviteDialog = lazy(() => import('./invite-dialog'));

const texts = t.family.code;

/** The invite code, and the ways to invite: any member may share the link, admins renew it and invite by email. */
export function InviteCard({ family, admin }: { family: FamilyFieldsFragment; admin: boolean }) {
  const { current, sub, go } = useSections();
  const toasts = useToasts();
  const confirm = useConfirm();
  const act = useAct();
  const [rotate, { loading }] = useMutation(RotateInviteCodeDocument);
  const renew = async (): Promise<void> => {
    if (!(await confirm({ title: texts.renewTitle, text: texts.renewText, confirm: texts.renewConfirm }))) return;
    if (await act(() => rotate())) toasts.success(texts.renewed);
  };
  return (
    <CardSection title={texts.title} className={classes['padded'] ?? ''}>
      <CodeTiles code={family.inviteCode} wide />
      <div className={classes['codeButtons']}>
        <CopyButton
          text={family.inviteCode}
          label={texts.copy}
          copied={texts.copied}
          onFailed={() => toasts.error(texts.copyFailed)}
        />
        {admin && (
          <Button
            variant="outlined"
            startIcon={<RotateCw aria-hidden />}
            disabled={loading}
            onClick={() => void renew()}
          >
            {texts.renew}
          </Button>
        )}
      </div>
      <div className={classes['inviteFoot']}>
        <Button
          variant="contained"
          fullWidth
          startIcon={<UserRoundPlus aria-hidden />}
          onClick={() => go('family', { sub: 'invite' })}
        >
          {t.family.invite.open}
        </Button>
        <p className={classes['muted']}>{t.family.invite.ways}</p>
      </div>
      {current === 'family' && sub === 'invite' && (
        <Opening>
          <InviteDialog onClose={() => go('family', { replace: true })} />
        </Opening>
      )}
    </CardSection>
  );
}
