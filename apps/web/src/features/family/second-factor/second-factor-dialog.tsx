import Button from '@mui/material/Button';
import { useState } from 'react';
import { refreshAuth } from '../../../session/auth-store';
import { t } from '../../../messages/account/second-factor';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { useToasts } from '../../../ui/toasts/toasts';
import { AppStep } from './app-step';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';

export type SecondFactorTask = 'set-up' | 'new-codes' | 'turn-off';

const texts = t.secondFactor;

/**
 * Sets up an authenticator app, renews the recovery codes or turns two-step sign-in off, one dialog per step.
 * @param onChange called after a change, to refetch
 */
export default function SecondFactorDialog({
  task,
  onChange,
  onClose,
}: {
  task: SecondFactorTask;
  onChange: () => void;
  onClose: () => void;
}) {
  const toasts = useToasts();
  const [begun, setBegun] = useState<{ totpURI: string; backupCodes: string[] } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  if (codes)
    return (
      <AppDialog
        open
        title={texts.codesTitle}
        onClose={onClose}
        // they are never shown again: a tap outside the dialog must not lose them
        closeDisabled
        actions={
          <Button variant="contained" onClick={onClose}>
            {texts.saved}
          </Button>
        }
      >
        <RecoveryCodes codes={codes} />
      </AppDialog>
    );
  if (begun)
    return (
      <AppStep
        uri={begun.totpURI}
        onClose={onClose}
        onDone={async () => {
          // The session was replaced: get a new token.
          await refreshAuth();
          toasts.success(texts.turnedOn);
          onChange();
          setCodes(begun.backupCodes);
        }}
      />
    );
  if (task === 'set-up')
    return (
      <PasswordStep
        title={texts.setUpTitle}
        lead={texts.passwordLead}
        submit={texts.next}
        call="/two-factor/enable"
        onDone={setBegun}
        onClose={onClose}
      />
    );
  if (task === 'new-codes')
    return (
      <PasswordStep<{ backupCodes: string[] }>
        title={texts.newCodesTitle}
        lead={texts.newCodesLead}
        submit={texts.newCodesConfirm}
        call="/two-factor/generate-backup-codes"
        onDone={({ backupCodes }) => {
          onChange();
          setCodes(backupCodes);
        }}
        onClose={onClose}
      />
    );
  return (
    <PasswordStep
      title={texts.turnOffTitle}
      lead={texts.turnOffLead}
      submit={texts.turnOff}
      danger
      call="/two-factor/disable"
      onDone={async () => {
        await refreshAuth();
        toasts.success(texts.turnedOff);
        onChange();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
