import { Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { useIsGuest } from '../../session/auth-store';
import { t } from '../../messages';
import classes from './demo-banner.module.css';

/**
 * Shown over a copy of the demo family: what it is, how long it lasts, and a link to the sign-up form. The demo stays
 * usable until the account exists.
 */
export function DemoBanner() {
  if (!useIsGuest()) return null;
  return (
    <aside className={classes['banner']} aria-label={t.shell.demo.label}>
      <Sparkles size={16} aria-hidden />
      <p>{t.shell.demo.text}</p>
      <Link to="/sign-up">{t.shell.demo.own}</Link>
    </aside>
  );
}
