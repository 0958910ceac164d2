import { t } from '../../messages/landing';
import { Logo } from '../../ui/basics/logo';
import classes from './landing.module.css';

/** The footer: only links that lead somewhere. */
export function LandingFooter() {
  return (
    <footer className={`${classes['wrap']} ${classes['footer']}`}>
      <Logo height={26} />
      <div>
        <a href="#features">{t.landing.features}</a>
        <a href="#privacy">{t.landing.privacy}</a>
        <span>{t.landing.copyright}</span>
      </div>
    </footer>
  );
}
