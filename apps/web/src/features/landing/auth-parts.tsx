import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from 'react-router';
import { readInvite } from '../../app/auth/invite';
import { t } from '../../app/messages/auth';
import classes from './auth.module.css';
import { useDemo } from './use-demo';

/** What went wrong with the form as a whole. */
export function Problem({ text }: { text: string | null }) {
  return text ? (
    <p className={classes['problem']} role="alert">
      {text}
    </p>
  ) : null;
}

/** The form's one button; says what is happening while it happens. */
export function Submit({ children, busy, busyLabel }: { children: string; busy: boolean; busyLabel: string }) {
  return (
    <button
      type="submit"
      className={classes['submit']}
      aria-disabled={busy}
      aria-live="polite"
      onClick={(event) => busy && event.preventDefault()}
    >
      {busy ? busyLabel : children}
    </button>
  );
}

/** From one form to the other: by hash inside a modal, by address on a page. The place to return to is kept. */
export function Switch({
  question,
  children,
  to,
  links,
}: {
  question: string;
  children: string;
  to: string;
  links: 'hash' | 'path';
}) {
  const { state } = useLocation();
  return (
    <p className={classes['switch']}>
      {question}{' '}
      <Link to={links === 'hash' ? { hash: to } : `/${to}`} replace state={state as unknown}>
        {children}
      </Link>
    </p>
  );
}

/** One sentence under the title; somebody with an invitation reads about it instead. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={classes['lead']}>{readInvite() ? t.auth.invited : children}</p>;
}

/** Below a form that a guest of the demo has opened: nothing has ended yet, and this is the way back. */
export function BackToDemo() {
  return (
    <p className={`${classes['switch']} ${classes['demo']}`}>
      {t.demo.goesOn} <Link to="/dashboard">{t.demo.back}</Link>
    </p>
  );
}

/** Below a form: a look at the product without an account. */
export function TryDemo() {
  const demo = useDemo();
  if (!demo.offered) return null;
  return (
    <>
      <p className={`${classes['switch']} ${classes['demo']}`}>
        {t.demo.question}{' '}
        <button type="button" aria-disabled={demo.busy} aria-live="polite" onClick={demo.open}>
          {demo.busy ? t.demo.opening : t.demo.try}
        </button>
      </p>
      <Problem text={demo.problem} />
    </>
  );
}
