import { useMutation } from '@apollo/client/react';
import { t } from '../../../messages/family';
import { UpdateFamilyMemberDocument } from '../generated';
import { errorText, useDomainForm } from '../../../graphql/use-domain-form';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { Field } from '../../../ui/fields/field';
import { FormActions } from '../../../ui/forms/form-actions';
import { FormError } from '../../../ui/forms/form-error';
import { useToasts } from '../../../ui/toasts/toasts';
import classes from '../family.module.css';

const texts = t.family.rename;

/** Renames a member without an account; others change their own name. */
export default function RenameMemberDialog({
  member,
  onClose,
}: {
  member: { id: string; displayName: string };
  onClose: () => void;
}) {
  const toasts = useToasts();
  const [save] = useMutation(UpdateFamilyMemberDocument);
  const form = useDomainForm(
    { defaultValues: { displayName: member.displayName } },
    // bound to the current name, so that a draft does not overwrite a newer one
    { form: `member:${member.id}:${member.displayName}`, edits: true },
  );
  const { errors, isSubmitting } = form.formState;
  return (
    <AppDialog
      open
      title={texts.title(member.displayName)}
      onClose={onClose}
      closeDisabled={isSubmitting}
      draft={form.draft}
      onSubmit={form.onSubmit(async ({ displayName }) => {
        await save({ variables: { input: { id: member.id, displayName: displayName.trim() } } });
        toasts.success(t.family.members.renamed);
        onClose();
      })}
      actions={<FormActions submit={texts.submit} saving={isSubmitting} />}
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
