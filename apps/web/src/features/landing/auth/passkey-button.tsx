import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useAppConfig } from '../../../session/auth-root';
import { passkeySupport } from '../../../session/passkey-support';
import { t } from '../../../messages/account/auth';
import { Problem } from './auth-parts';
import classes from './auth.module.css';
import { enter } from './enter';
import { toProblem } from './identity-errors';

/** Below the password: sign-in by passkey, where the browser supports it. */
export function PasskeyButton() {
  const support = passkeySupport(useAppConfig());
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (support !== 'ready') return null;
  const signIn = async () => {
    setBusy(true);
    setLeft(false);
    setProblem(null);
    try {
      const { signInWithPasskey } = await import('../../../session/passkeys');
      if (await signInWithPasskey()) await enter();
      else setLeft(true);
    } catch (error) {
      setProblem(toProblem(error).message);
    }
    setBusy(false);
  };
  return (
    <>
      <p className={classes['or']}>{t.auth.orElse}</p>
      <button
        type="button"
        className={classes['passkey']}
        aria-disabled={busy}
        aria-live="polite"
        onClick={() => void (busy || signIn())}
      >
        <KeyRound size={18} strokeWidth={1.85} aria-hidden />
        {busy ? t.auth.passkeyWaiting : t.auth.passkey}
      </button>
      <p className={classes['lead']} role="status">
        {left ? t.auth.passkeyLeft : ''}
      </p>
      <Problem text={problem} />
    </>
  );
}
