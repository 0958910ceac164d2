import { Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { useIsGuest } from '../auth/auth-store';
import { t } from '../messages';
import classes from './demo-banner.module.css';

/**
 * Over a copy of the demo family: what this is, how long it lasts, and the way to a family of one's own. The link leads to
 * a form; the demo goes on until there is an account.
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
