import Button from '@mui/material/Button';
import { KeyRound, Lock } from 'lucide-react';
import { lazy, useState } from 'react';
import { t } from '../../../messages/family';
import { useViewer } from '../../../graphql/use-viewer';
import { CardSection } from '../../../ui/basics/card';
import { Field } from '../../../ui/fields/field';
import { Opening } from '../../../ui/states/opening';
import classes from '../family.module.css';

const PasswordDialog = lazy(() => import('./password-dialog'));

const texts = t.family.settings;

/**
 * The account's read-only data; and its password with the built-in identity service.
 * @param onSessionsEnded called when a new password has ended the other sessions
 */
export function AccountCard({ builtin, onSessionsEnded }: { builtin: boolean; onSessionsEnded: () => void }) {
  const { me } = useViewer();
  const [changing, setChanging] = useState(false);
  const lock = <Lock size={16} aria-hidden className={classes['lock']} />;
  return (
    <CardSection title={texts.account} className={classes['padded'] ?? ''}>
      <div className={classes['form']}>
        <Field label={texts.accountEmail} value={me?.email ?? ''} readOnly disabled end={lock} />
        <Field label={texts.accountId} value={me?.id ?? ''} readOnly disabled end={lock} />
        {builtin && (
          <div className={classes['line']}>
            <p>{texts.passwordHint}</p>
            <Button variant="outlined" startIcon={<KeyRound aria-hidden />} onClick={() => setChanging(true)}>
              {texts.changePassword}
            </Button>
          </div>
        )}
      </div>
      {changing && (
        <Opening>
          <PasswordDialog onChanged={onSessionsEnded} onClose={() => setChanging(false)} />
        </Opening>
      )}
    </CardSection>
  );
}
