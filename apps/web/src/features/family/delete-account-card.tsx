import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../app/messages/family';
import { CardSection } from '../../ui/card';
import classes from './family.module.css';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog'));

const texts = t.family.settings;

/** The end of an account. */
export function DeleteAccountCard({ builtin }: { builtin: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <CardSection title={texts.deleteAccount} className={classes['padded'] ?? ''}>
      <div className={classes['line']}>
        <p>{texts.deleteAccountText}</p>
        <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
          {texts.deleteAccount}
        </Button>
      </div>
      {open && (
        <Suspense fallback={null}>
          <DeleteAccountDialog builtin={builtin} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </CardSection>
  );
}
