import { lazy, Suspense } from 'react';
import { useAppConfig } from '../../../session/auth-root';
import { t } from '../../../messages/public';
import { Spinner } from '../../../ui/states/spinner';
import type { FormPlace } from './auth-parts';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

const ClerkSignIn = lazy(() => import('./clerk-forms').then((module) => ({ default: module.ClerkSignIn })));
const ClerkSignUp = lazy(() => import('./clerk-forms').then((module) => ({ default: module.ClerkSignUp })));

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
