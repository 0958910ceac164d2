import { useState } from 'react';
import { identity, IdentityError } from '../../../session/identity-api';
import { t } from '../../../messages/account/second-step';
import { Field } from '../../../ui/fields/field';
import { Problem, Submit } from './auth-parts';
import classes from './auth.module.css';
import { enter } from './enter';
import { useIdentityForm } from './use-identity-form';

const texts = t.secondStep;

/**
 * Asks for the authenticator code after the password.
 * @param onOver returns to the password, with a message when the sign-in has expired
 */
export default function SecondStep({ onOver }: { onOver: (problem: string | null) => void }) {
  const [recovery, setRecovery] = useState(false);
  const form = useIdentityForm({ code: '', trustDevice: false }, async ({ code, trustDevice }) => {
    try {
      await identity(recovery ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp', { code, trustDevice });
    } catch (error) {
      if (!(error instanceof IdentityError) || error.status !== 401) throw error;
      onOver(error.message);
      return;
    }
    await enter();
  });
  const { errors, isSubmitting } = form.formState;
  const change = () => {
    form.reset({ code: '', trustDevice: form.getValues('trustDevice') });
    setRecovery(!recovery);
  };
  return (
    <>
      <p className={classes['lead']}>{recovery ? texts.leadRecovery : texts.lead}</p>
      <form className={classes['form']} onSubmit={form.submit} noValidate>
        <Field
          key={recovery ? 'recovery' : 'app'}
          label={recovery ? texts.recoveryCode : texts.code}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          inputMode={recovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={recovery ? 20 : 8}
          autoFocus
          large
          error={errors.code?.message}
          {...form.register('code', { required: texts.codeRequired })}
        />
        <label className={classes['trust']}>
          <input type="checkbox" {...form.register('trustDevice')} />
          {texts.trust}
        </label>
        <Problem text={form.problem} />
        <Submit busy={isSubmitting} busyLabel={t.auth.signingIn}>
          {t.auth.signIn}
        </Submit>
      </form>
      <p className={`${classes['switch']} ${classes['demo']}`}>
        {recovery ? texts.foundPhone : texts.noPhone}{' '}
        <button type="button" onClick={change}>
          {recovery ? texts.useApp : texts.useRecovery}
        </button>
      </p>
      <p className={`${classes['switch']} ${classes['demo']}`}>
        <button type="button" onClick={() => onOver(null)}>
          {texts.back}
        </button>
      </p>
    </>
  );
}
