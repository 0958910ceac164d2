import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { t } from '../../../messages/family';
import { AddFamilyMemberDocument } from '../generated';
import { ViewerDocument } from '../../../graphql/generated';
import { errorText, useDomainForm } from '../../../graphql/use-domain-form';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { Field } from '../../../ui/fields/field';
import { FormActions } from '../../../ui/forms/form-actions';
import { FormError } from '../../../ui/forms/form-error';
import { useToasts } from '../../../ui/toasts/toasts';
import classes from '../family.module.css';
import { newKey } from '../../../ui/browser/new-key';

const texts = t.family.addMember;

/** Adds a member without an account. Double submission is prevented by the disabled button and the idempotency key. */
export default function AddMemberDialog({ onClose }: { onClose: () => void }) {
  const toasts = useToasts();
  const [idempotencyKey] = useState(newKey);
  const [add] = useMutation(AddFamilyMemberDocument, {
    update: (cache, { data }) =>
      data &&
      cache.updateQuery({ query: ViewerDocument }, (viewer) =>
        viewer?.me.family && !viewer.me.family.members.some(({ id }) => id === data.addFamilyMember.id)
          ? {
              me: {
                ...viewer.me,
                family: { ...viewer.me.family, members: [...viewer.me.family.members, data.addFamilyMember] },
              },
            }
          : undefined,
      ),
  });
  const form = useDomainForm({ defaultValues: { displayName: '' } }, { form: 'member' });
  const { errors, isSubmitting } = form.formState;
  return (
    <AppDialog
      open
      title={texts.title}
      onClose={onClose}
      closeDisabled={isSubmitting}
      draft={form.draft}
      onSubmit={form.onSubmit(async ({ displayName }) => {
        const { data } = await add({ variables: { input: { displayName: displayName.trim() }, idempotencyKey } });
        toasts.success(t.family.members.added(data?.addFamilyMember.displayName ?? displayName.trim()));
        onClose();
      })}
      actions={<FormActions submit={texts.submit} saving={isSubmitting} />}
    >
      <div className={classes['form']}>
        <p className={classes['lead']}>{texts.text}</p>
        <Field
          label={texts.name}
          autoFocus
          autoComplete="off"
          required
          error={errors.displayName?.message}
          {...form.register('displayName', { validate: (value) => value.trim() !== '' || texts.nameRequired })}
        />
        <FormError text={form.formError && errorText(form.formError)} />
      </div>
    </AppDialog>
  );
}
