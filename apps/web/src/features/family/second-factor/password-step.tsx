import { identity } from '../../../app/auth/identity-api';
import { t } from '../../../app/messages/second-factor';
import { errorText, useDomainForm } from '../../../graphql/use-domain-form';
import { AppDialog } from '../../../ui/app-dialog';
import { Field } from '../../../ui/field';
import { FormActions } from '../../../ui/form-actions';
import { FormError } from '../../../ui/form-error';
import family from '../family.module.css';
import { besideField } from './refused';

const texts = t.secondFactor;

/** Asks for the password once more, and makes a call with it. */
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
  /** What it takes besides. */
  body?: Record<string, unknown>;
  onDone: (answer: Answer) => Promise<void> | void;
  onClose: () => void;
}) {
  const form = useDomainForm({ defaultValues: { currentPassword: '' } });
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
      actions={<FormActions submit={submit} saving={isSubmitting} danger={danger} onCancel={onClose} />}
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
