import { isBuilt } from '@homefold/domain';
import { ArrowRight, Check } from 'lucide-react';
import { useIsGuest } from '../../session/auth-store';
import { t } from '../../messages/landing';
import { HeroHouse } from './drawings/hero-house';
import classes from './landing.module.css';
import type { LandingActions } from './landing-actions';
import { useDemo } from './use-demo';

const things = t.landing.things.filter(([section]) => isBuilt(section)).map(([, name]) => name);
const named = new Intl.ListFormat('en-GB').format(things);
const LEAD = t.landing.lead(named.charAt(0).toUpperCase() + named.slice(1));
const FACTS = isBuilt('plans') ? [t.landing.trialFact, ...t.landing.facts.slice(0, 2)] : t.landing.facts;

/** The promise to a visitor, the welcome to somebody who is signed in. */
export function Hero({ user, openSignIn, openSignUp, openDashboard, warmUp }: LandingActions) {
  const demo = useDemo();
  const guest = useIsGuest();
  const large = `${classes['button']} ${classes['large']}`;
  return (
    <section className={`${classes['wrap']} ${classes['hero']} ${user ? classes['welcome'] : ''}`}>
      <h1>{user ? t.landing.welcome(user.firstName) : t.landing.headline}</h1>
      <div>
        <p className={classes['lead']}>{user ? t.landing.welcomeLead : LEAD}</p>
        <div className={classes['actions']} onPointerEnter={warmUp} onFocus={warmUp}>
          {user ? (
            <button type="button" className={`${large} ${classes['primary']}`} onClick={openDashboard}>
              {t.landing.toDashboard}
            </button>
          ) : (
            <>
              <button type="button" className={`${large} ${classes['primary']}`} onClick={openSignUp}>
                {isBuilt('plans') ? t.landing.startTrial : t.landing.createAccount}
              </button>
              <button type="button" className={`${large} ${classes['outline']}`} onClick={openSignIn}>
                {t.landing.signIn}
              </button>
              {guest && (
                <button type="button" className={`${large} ${classes['demo']}`} onClick={openDashboard}>
                  {t.demo.back}
                  <ArrowRight size={18} aria-hidden />
                </button>
              )}
              {!guest && demo.offered !== false && (
                <button
                  type="button"
                  // Its space is reserved until it is known, so that nothing below moves.
                  style={demo.offered === 'unknown' ? { visibility: 'hidden' } : undefined}
                  className={`${large} ${classes['demo']}`}
                  aria-disabled={demo.busy}
                  aria-live="polite"
                  onClick={demo.open}
                >
                  {demo.busy ? t.demo.opening : t.demo.try}
                  {!demo.busy && <ArrowRight size={18} aria-hidden />}
                </button>
              )}
            </>
          )}
        </div>
        {demo.problem && (
          <p className={classes['problem']} role="alert">
            {demo.problem}
          </p>
        )}
      </div>
      <div className={classes['aside']}>
        <HeroHouse className={classes['house']} />
        <ul className={classes['facts']}>
          {FACTS.map((fact) => (
            <li key={fact}>
              <Check size={20} strokeWidth={1.85} aria-hidden />
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
