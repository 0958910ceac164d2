import Button from '@mui/material/Button';
import { KeyRound, Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../app/messages/family';
import { useViewer } from '../../graphql/use-viewer';
import { CardSection } from '../../ui/card';
import { Field } from '../../ui/field';
import classes from './family.module.css';

const PasswordDialog = lazy(() => import('./password-dialog'));

const texts = t.family.settings;

/** Who this account is, to read only; and its password where we keep it. */
export function AccountCard({ builtin }: { builtin: boolean }) {
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
        <Suspense fallback={null}>
          <PasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </CardSection>
  );
}
