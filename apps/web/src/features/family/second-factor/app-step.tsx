import { identity } from '../../../session/identity-api';
import { t } from '../../../messages/account/second-factor';
import { errorText, useDomainForm } from '../../../graphql/use-domain-form';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { CopyButton } from '../../../ui/basics/copy-button';
import { Field } from '../../../ui/fields/field';
import { FormActions } from '../../../ui/forms/form-actions';
import { FormError } from '../../../ui/forms/form-error';
import { useToasts } from '../../../ui/toasts/toasts';
import { QrCode } from '../../../ui/share/qr-code';
import family from '../family.module.css';
import { besideField } from './refused';
import classes from './second-factor.module.css';

const texts = t.secondFactor;

/** Shows the key of a new authenticator app and asks for the first code, which proves that the app has it. */
export function AppStep({
  uri,
  onDone,
  onClose,
}: {
  uri: string;
  onDone: () => Promise<void> | void;
  onClose: () => void;
}) {
  const toasts = useToasts();
  const key = new URL(uri).searchParams.get('secret') ?? '';
  const form = useDomainForm({ defaultValues: { code: '' } }, null);
  const { errors, isSubmitting } = form.formState;
  const send = form.onSubmit(async (values) => {
    try {
      await identity('/two-factor/verify-totp', values);
    } catch (thrown) {
      besideField(thrown, form.setError, 'code');
      return;
    }
    await onDone();
  });
  return (
    <AppDialog
      open
      title={texts.setUpTitle}
      onClose={onClose}
      closeDisabled={isSubmitting}
      onSubmit={send}
      actions={<FormActions submit={texts.turnOn} saving={isSubmitting} />}
    >
      <div className={family['form']}>
        <p className={family['lead']}>{texts.scanLead}</p>
        <QrCode text={uri} label={texts.qr} />
        <div className={classes['key']}>
          <div>
            <p>{texts.keyLabel}</p>
            <code>{key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </div>
          <CopyButton
            text={key}
            label={texts.copyKey}
            copied={texts.copied}
            size="small"
            onFailed={() => toasts.error(texts.copyFailed)}
          />
        </div>
        <Field
          label={texts.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={8}
          autoFocus
          error={errors.code?.message}
          {...form.register('code', { required: texts.codeRequired })}
        />
        <FormError text={form.formError && errorText(form.formError)} />
      </div>
    </AppDialog>
  );
}
