import { isGuestAddress } from '@homefold/domain';
import { Sparkles } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useToasts } from '../../ui/toasts';
import { signOut, useAuth } from '../auth/auth-store';
import { t } from '../messages';
import classes from './demo-banner.module.css';

/** Over a copy of the demo family: what this is, how long it lasts, and the way to a family of one's own. */
export function DemoBanner() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const toasts = useToasts();
  if (!user || !isGuestAddress(user.email)) return null;
  const leave = (): void => {
    signOut().then(
      () => navigate('/sign-up', { replace: true }),
      () => toasts.error(t.common.errors.signOut),
    );
  };
  return (
    <aside className={classes['banner']} aria-label={t.shell.demo.label}>
      <Sparkles size={16} aria-hidden />
      <p>{t.shell.demo.text}</p>
      <button type="button" onClick={leave}>
        {t.shell.demo.own}
      </button>
    </aside>
  );
}
