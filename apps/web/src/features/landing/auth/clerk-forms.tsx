import { SignIn, SignUp } from '@clerk/react';
import type { FormPlace } from './auth-parts';

/** The hosted provider's own sign-in form. */
export function ClerkSignIn({ links }: FormPlace) {
  return links === 'hash' ? (
    <SignIn routing="hash" signUpUrl="#sign-up" fallbackRedirectUrl="/dashboard" />
  ) : (
    <SignIn routing="path" path="/sign-in" signUpUrl="/sign-up" fallbackRedirectUrl="/dashboard" />
  );
}

/** The hosted provider's own sign-up form. */
export function ClerkSignUp({ links }: FormPlace) {
  return links === 'hash' ? (
    <SignUp routing="hash" signInUrl="#sign-in" fallbackRedirectUrl="/dashboard" />
  ) : (
    <SignUp routing="path" path="/sign-up" signInUrl="/sign-in" fallbackRedirectUrl="/dashboard" />
  );
}
