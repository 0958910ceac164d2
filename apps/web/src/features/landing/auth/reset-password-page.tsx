import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useAppConfig } from '../../../session/auth-root';
import { identity } from '../../../session/identity-api';
import { t } from '../../../messages/account/auth';
import { Field } from '../../../ui/fields/field';
import { AuthPage } from './auth-page';
import { Problem, Submit } from './auth-parts';
import classes from './auth.module.css';
import { PasswordField } from './password-field';
import { useIdentityForm } from './use-identity-form';
import { rules } from './validation';

/**
 * `/reset-password`: requests a reset link; with `#token=` (from the mail) sets the new password. What follows `#` stays in
 * the browser: neither a proxy's log nor another page sees the token.
 */
export default function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  return token ? <ChooseNew token={token} /> : <AskForLink expired={params.has('error')} />;
}

function Back() {
  return (
    <p className={classes['switch']}>
      <Link to="/sign-in">{t.auth.backToSignIn}</Link>
    </p>
  );
}

function AskForLink({ expired }: { expired: boolean }) {
  const config = useAppConfig();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useIdentityForm({ email: '' }, async ({ email }) => {
    await identity('/request-password-reset', { email: email.trim(), redirectTo: '/reset-password' });
    setSentTo(email.trim());
  });
  const { errors, isSubmitting } = form.formState;
  if (sentTo)
    return (
      <AuthPage forSignedIn title={t.auth.resetSentTitle}>
        <p className={classes['lead']} role="status">
          {t.auth.resetSent(sentTo)}
        </p>
        {config?.mail === 'outbox' && (
          <p className={classes['lead']}>
            <a href="/dev/mail">{t.auth.resetSandbox}</a>
          </p>
        )}
        {config?.mail === 'unsent' && <p className={classes['lead']}>{t.auth.resetUnsent}</p>}
        <Back />
      </AuthPage>
    );
  return (
    <AuthPage forSignedIn title={t.auth.resetTitle}>
      <p className={classes['lead']}>{t.auth.resetLead}</p>
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
        <Problem text={form.problem ?? (expired ? t.auth.errors.link : null)} />
        <Submit busy={isSubmitting} busyLabel={t.common.loading}>
          {t.auth.resetSend}
        </Submit>
      </form>
      <Back />
    </AuthPage>
  );
}

function ChooseNew({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const form = useIdentityForm({ password: '' }, async ({ password }) => {
    await identity('/reset-password', { newPassword: password, token });
    setDone(true);
  });
  const { errors, isSubmitting } = form.formState;
  if (done)
    return (
      <AuthPage forSignedIn title={t.auth.chosenTitle}>
        <p className={classes['lead']} role="status">
          {t.auth.chosen}
        </p>
        <Back />
      </AuthPage>
    );
  return (
    <AuthPage forSignedIn title={t.auth.chooseTitle}>
      <p className={classes['lead']}>{t.auth.chooseLead}</p>
      <form className={classes['form']} onSubmit={form.submit} noValidate>
        <PasswordField
          label={t.auth.newPassword}
          autoComplete="new-password"
          hint={t.auth.passwordHint}
          autoFocus
          large
          error={errors.password?.message}
          {...form.register('password', rules.newPassword)}
        />
        <Problem text={form.problem} />
        <Submit busy={isSubmitting} busyLabel={t.common.loading}>
          {t.auth.chooseSave}
        </Submit>
      </form>
      <p className={classes['switch']}>
        <Link to="/reset-password">{t.auth.resetSend}</Link>
      </p>
    </AuthPage>
  );
}
