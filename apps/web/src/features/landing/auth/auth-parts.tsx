import { familyInSentence } from '@homefold/domain';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from 'react-router';
import { readInvitedTo } from '../../../session/invitation';
import { t } from '../../../messages/account/auth';
import classes from './auth.module.css';
import { useDemo } from '../use-demo';

/** `hash`: in a modal, links go to #sign-in and #sign-up. `path`: on a separate page. */
export interface FormPlace {
  links: 'hash' | 'path';
}

/** The form-level error. */
export function Problem({ text }: { text: string | null }) {
  return text ? (
    <p className={classes['problem']} role="alert">
      {text}
    </p>
  ) : null;
}

/** The submit button, with a progress label while busy. */
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

/** Link to the other form: by hash inside a modal, by path on a page. The return target is kept. */
export function Switch({
  question,
  children,
  to,
  links,
}: FormPlace & {
  question: string;
  children: string;
  to: string;
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

/** The sentence under the title; users with an invitation see `invited`, about it, instead. */
export function Lead({
  children,
  invited,
}: {
  children: ReactNode;
  invited?: (to: NonNullable<ReturnType<typeof readInvitedTo>>) => string;
}) {
  const to = readInvitedTo();
  return <p className={classes['lead']}>{to && invited ? invited(to) : children}</p>;
}

/** The title of a form: with an invitation, the family that it leads to. */
export function titleOf(usual: string): string {
  const to = readInvitedTo();
  return to ? t.auth.invited.title(familyInSentence(to.familyName)) : usual;
}

/** Below a form that a guest of the demo has opened: a link back, as the demo goes on. */
export function BackToDemo() {
  return (
    <p className={`${classes['switch']} ${classes['demo']}`}>
      {t.demo.goesOn} <Link to="/dashboard">{t.demo.back}</Link>
    </p>
  );
}

/** Below a form: offers the demo, which needs no account. */
export function TryDemo() {
  const demo = useDemo();
  if (demo.offered !== true) return null;
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
