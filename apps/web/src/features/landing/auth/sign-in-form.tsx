import { familyInSentence } from '@homefold/domain';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { identity } from '../../../session/identity-api';
import { readInvitedTo } from '../../../session/invitation';
import { t } from '../../../messages/account/auth';
import { Field } from '../../../ui/fields/field';
import { Spinner } from '../../../ui/states/spinner';
import { Lead, Problem, Submit, Switch, TryDemo } from './auth-parts';
import type { FormPlace } from './auth-parts';
import classes from './auth.module.css';
import { enter } from './enter';
import { PasskeyButton } from './passkey-button';
import { PasswordField } from './password-field';
import { useIdentityForm } from './use-identity-form';
import { rules } from './validation';

const SecondStep = lazy(() => import('./second-step'));

/** Email and password, for the built-in identity service; then a code if the account has an authenticator app. */
export function SignInForm({ links }: FormPlace) {
  const [asksCode, setAsksCode] = useState(false);
  const [over, setOver] = useState<string | null>(null);
  const form = useIdentityForm({ email: readInvitedTo()?.email ?? '', password: '' }, async ({ email, password }) => {
    setOver(null);
    const answer = await identity<{ twoFactorRedirect?: boolean }>('/sign-in/email', { email: email.trim(), password });
    if (answer.twoFactorRedirect) setAsksCode(true);
    else await enter();
  });
  const { errors, isSubmitting } = form.formState;
  const back = (problem: string | null) => {
    setAsksCode(false);
    setOver(problem);
  };
  if (asksCode)
    return (
      <Suspense fallback={<Spinner label={t.common.loading} />}>
        <SecondStep onOver={back} />
      </Suspense>
    );
  return (
    <>
      <Lead invited={({ familyName }) => t.auth.invited.signIn(familyInSentence(familyName))}>{t.auth.signInLead}</Lead>
      <form className={classes['form']} onSubmit={form.submit} noValidate>
        <Field
          label={t.auth.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          autoFocus
          large
          error={errors.email?.message}
          {...form.register('email', rules.email)}
        />
        <PasswordField
          label={t.auth.password}
          autoComplete="current-password"
          large
          labelEnd={
            <Link className={classes['forgot']} to="/reset-password">
              {t.auth.forgot}
            </Link>
          }
          error={errors.password?.message}
          {...form.register('password', rules.password)}
        />
        <Problem text={form.problem ?? over} />
        <Submit busy={isSubmitting} busyLabel={t.auth.signingIn}>
          {t.auth.signIn}
        </Submit>
      </form>
      <PasskeyButton />
      <Switch question={t.auth.noAccount} to="sign-up" links={links}>
        {t.auth.toSignUp}
      </Switch>
      <TryDemo />
    </>
  );
}
