import { identity } from '../../../session/identity-api';
import { t } from '../../../messages/account/second-factor';
import { errorText, useDomainForm } from '../../../graphql/use-domain-form';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { Field } from '../../../ui/fields/field';
import { FormActions } from '../../../ui/forms/form-actions';
import { FormError } from '../../../ui/forms/form-error';
import family from '../family.module.css';
import { besideField } from './refused';

const texts = t.secondFactor;

/** Asks for the password again, for a call that needs it. */
export function PasswordStep<Answer>({
  title,
  lead,
  submit,
  danger = false,
  call,
  body,
  onDone,
  onClose,
}: {
  title: string;
  lead: string;
  submit: string;
  danger?: boolean;
  /** The call below `/identity` that takes the password. */
  call: string;
  /** Further parameters. */
  body?: Record<string, unknown>;
  onDone: (answer: Answer) => Promise<void> | void;
  onClose: () => void;
}) {
  const form = useDomainForm({ defaultValues: { currentPassword: '' } }, null);
  const { errors, isSubmitting } = form.formState;
  const send = form.onSubmit(async (values) => {
    let answer: Answer;
    try {
      answer = await identity<Answer>(call, { ...body, ...values });
    } catch (thrown) {
      besideField(thrown, form.setError, 'currentPassword');
      return;
    }
    await onDone(answer);
  });
  return (
    <AppDialog
      open
      title={title}
      onClose={onClose}
      closeDisabled={isSubmitting}
      onSubmit={send}
      actions={<FormActions submit={submit} saving={isSubmitting} danger={danger} />}
    >
      <div className={family['form']}>
        <p className={family['lead']}>{lead}</p>
        <Field
          label={texts.password}
          type="password"
          autoComplete="current-password"
          autoFocus
          error={errors.currentPassword?.message}
          {...form.register('currentPassword', { required: texts.passwordRequired })}
        />
        <FormError text={form.formError && errorText(form.formError)} />
      </div>
    </AppDialog>
  );
}
