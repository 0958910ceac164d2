import { useMutation } from '@apollo/client/react';
import { t } from '../../app/messages/family';
import { UpdateFamilyMemberDocument } from '../../graphql/generated';
import { errorText, useDomainForm } from '../../graphql/use-domain-form';
import { AppDialog } from '../../ui/app-dialog';
import { Field } from '../../ui/field';
import { FormActions } from '../../ui/form-actions';
import { FormError } from '../../ui/form-error';
import { useToasts } from '../../ui/toasts';
import classes from './family.module.css';

const texts = t.family.rename;

/** Renames somebody without an account; people with one name themselves. */
export default function RenameMemberDialog({
  member,
  onClose,
}: {
  member: { id: string; displayName: string };
  onClose: () => void;
}) {
  const toasts = useToasts();
  const [save] = useMutation(UpdateFamilyMemberDocument);
  const form = useDomainForm({ defaultValues: { displayName: member.displayName } });
  const { errors, isSubmitting } = form.formState;
  return (
    <AppDialog
      open
      title={texts.title(member.displayName)}
      onClose={onClose}
      closeDisabled={isSubmitting}
      onSubmit={form.onSubmit(async ({ displayName }) => {
        await save({ variables: { input: { id: member.id, displayName: displayName.trim() } } });
        toasts.success(t.family.members.renamed);
        onClose();
      })}
      actions={<FormActions submit={texts.submit} saving={isSubmitting} onCancel={onClose} />}
    >
      <div className={classes['form']}>
        <Field
          label={texts.name}
          autoFocus
          autoComplete="off"
          required
          error={errors.displayName?.message}
          {...form.register('displayName', {
            validate: (value) => value.trim() !== '' || t.family.addMember.nameRequired,
          })}
        />
        <FormError text={form.formError && errorText(form.formError)} />
      </div>
    </AppDialog>
  );
}
