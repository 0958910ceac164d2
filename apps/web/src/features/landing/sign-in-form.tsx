import { Link } from 'react-router';
import { identity } from '../../app/auth/identity-api';
import { t } from '../../app/messages/landing';
import { Field } from '../../ui/field';
import { Lead, Problem, Submit, Switch, TryDemo } from './auth-parts';
import classes from './auth.module.css';
import { enter } from './enter';
import { PasswordField } from './password-field';
import type { FormPlace } from './provider-forms';
import { useIdentityForm } from './use-identity-form';
import { rules } from './validation';

/** Email and password, for the built-in identity service. */
export function SignInForm({ links }: FormPlace) {
  const form = useIdentityForm({ email: '', password: '' }, async ({ email, password }) => {
    await identity('/sign-in/email', { email: email.trim(), password });
    await enter();
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <>
      <Lead>{t.auth.signInLead}</Lead>
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
        <Problem text={form.problem} />
        <Submit busy={isSubmitting} busyLabel={t.auth.signingIn}>
          {t.auth.signIn}
        </Submit>
      </form>
      <Switch question={t.auth.noAccount} to="sign-up" links={links}>
        {t.auth.toSignUp}
      </Switch>
      <TryDemo />
    </>
  );
}
