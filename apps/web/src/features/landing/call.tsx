import { isBuilt } from '@homefold/domain';
import { t } from '../../messages/landing';
import { Terrace } from './drawings/terrace';
import classes from './landing.module.css';
import type { LandingActions } from './landing-actions';

const texts = t.landing.call;

/** The last invitation, over a terrace in the evening. */
export function Call({ user, openSignIn, openSignUp, openDashboard, warmUp }: LandingActions) {
  const large = `${classes['button']} ${classes['large']}`;
  return (
    <section className={classes['band']} aria-labelledby="call-title">
      <h2 id="call-title">{texts.title}</h2>
      <p>{isBuilt('plans') ? texts.leadTrial : texts.lead}</p>
      <div className={classes['bandActions']} onPointerEnter={warmUp} onFocus={warmUp}>
        {user ? (
          <button type="button" className={`${large} ${classes['onDeep']}`} onClick={openDashboard}>
            {t.landing.openDashboard}
          </button>
        ) : (
          <>
            <button type="button" className={`${large} ${classes['onDeep']}`} onClick={openSignUp}>
              {texts.start}
            </button>
            <button type="button" className={`${large} ${classes['onDeepOutline']}`} onClick={openSignIn}>
              {texts.signIn}
            </button>
          </>
        )}
      </div>
      <Terrace className={classes['terrace']} />
    </section>
  );
}
