import { lazy, Suspense } from 'react';
import { useAppConfig } from '../../app/auth/auth-root';
import { t } from '../../app/messages/public';
import { Spinner } from '../../ui/spinner';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

const ClerkSignIn = lazy(() => import('./clerk-forms').then((module) => ({ default: module.ClerkSignIn })));
const ClerkSignUp = lazy(() => import('./clerk-forms').then((module) => ({ default: module.ClerkSignUp })));

/** `hash`: in a modal, links lead to #sign-in and #sign-up. `path`: on a page of its own. */
export interface FormPlace {
  links: 'hash' | 'path';
}

/** The sign-in form of whichever identity provider the server uses. */
export function SignIn({ links }: FormPlace) {
  return useAppConfig()?.identity.kind === 'clerk' ? (
    <Suspense fallback={<Spinner label={t.common.loading} />}>
      <ClerkSignIn links={links} />
    </Suspense>
  ) : (
    <SignInForm links={links} />
  );
}

/** The sign-up form of whichever identity provider the server uses. */
export function SignUp({ links }: FormPlace) {
  return useAppConfig()?.identity.kind === 'clerk' ? (
    <Suspense fallback={<Spinner label={t.common.loading} />}>
      <ClerkSignUp links={links} />
    </Suspense>
  ) : (
    <SignUpForm links={links} />
  );
}
