import { t } from '../../messages/landing';
import { Logo } from '../../ui/basics/logo';
import classes from './landing.module.css';
import type { LandingActions } from './landing-actions';

/** Logo, anchors of this page, and the sign-in buttons. */
export function TopBar({ user, openSignIn, openSignUp, openDashboard, warmUp }: LandingActions) {
  return (
    <header className={`${classes['wrap']} ${classes['top']}`}>
      <Logo height={32} />
      <nav className={classes['anchors']} aria-label={t.landing.nav}>
        <a href="#features">{t.landing.features}</a>
        <a href="#privacy">{t.landing.privacy}</a>
      </nav>
      <div className={classes['enter']} onPointerEnter={warmUp} onFocus={warmUp}>
        {user ? (
          <button type="button" className={`${classes['button']} ${classes['primary']}`} onClick={openDashboard}>
            {t.landing.openDashboard}
          </button>
        ) : (
          <>
            <button type="button" className={`${classes['button']} ${classes['quiet']}`} onClick={openSignIn}>
              {t.landing.signIn}
            </button>
            <button type="button" className={`${classes['button']} ${classes['primary']}`} onClick={openSignUp}>
              {t.landing.getStarted}
            </button>
          </>
        )}
      </div>
    </header>
  );
}
