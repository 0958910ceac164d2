import { isBuilt } from '@homefold/domain';
import { identity } from '../../../session/identity-api';
import { readInvitedTo } from '../../../session/invitation';
import { t } from '../../../messages/account/auth';
import { Field } from '../../../ui/fields/field';
import { Lead, Problem, Submit, Switch } from './auth-parts';
import type { FormPlace } from './auth-parts';
import classes from './auth.module.css';
import { enter } from './enter';
import { PasswordField } from './password-field';
import { useIdentityForm } from './use-identity-form';
import { rules } from './validation';

/** Name, email and a new password, for the built-in identity service. */
export function SignUpForm({ links }: FormPlace) {
  const form = useIdentityForm(
    { name: '', email: readInvitedTo()?.email ?? '', password: '' },
    async ({ name, email, password }) => {
      await identity('/sign-up/email', { name: name.trim(), email: email.trim(), password });
      await enter();
    },
  );
  const { errors, isSubmitting } = form.formState;
  return (
    <>
      <Lead
        invited={({ invitedBy, needsApproval }) =>
          needsApproval ? t.auth.invited.leadAsks(invitedBy) : t.auth.invited.lead(invitedBy)
        }
      >
        {isBuilt('plans') ? t.auth.signUpTrial : t.auth.signUpLead}
      </Lead>
      <form className={classes['form']} onSubmit={form.submit} noValidate>
        <Field
          label={t.auth.name}
          autoComplete="name"
          autoFocus
          large
          error={errors.name?.message}
          {...form.register('name', rules.name)}
        />
        <Field
          label={t.auth.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          large
          error={errors.email?.message}
          {...form.register('email', rules.email)}
        />
        <PasswordField
          label={t.auth.password}
          autoComplete="new-password"
          hint={t.auth.passwordHint}
          large
          error={errors.password?.message}
          {...form.register('password', rules.newPassword)}
        />
        <Problem text={form.problem} />
        <Submit busy={isSubmitting} busyLabel={t.auth.signingUp}>
          {t.auth.createAccount}
        </Submit>
      </form>
      <Switch question={t.auth.haveAccount} to="sign-in" links={links}>
        {t.auth.toSignIn}
      </Switch>
    </>
  );
}
