import { useApolloClient, useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { t } from '../../../messages/calendar';
import { RenameOutsideCalendarDocument } from '../generated';
import { errorText, useDomainForm } from '../../../graphql/use-domain-form';
import { Field } from '../../../ui/fields/field';
import { FormError } from '../../../ui/forms/form-error';
import { refetchEvents } from '../model/live';
import classes from './exchange.module.css';

const labels = t.exchange.outside;

/** Renames an outside calendar, inline in its row. */
export function RenameForm({
  calendar: { id, name },
  onClose,
}: {
  calendar: { id: string; name: string };
  onClose: () => void;
}) {
  const client = useApolloClient();
  const [save] = useMutation(RenameOutsideCalendarDocument);
  const form = useDomainForm({ defaultValues: { name } }, { form: `outside:${id}:${name}`, silent: true });
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      className={classes['rename']}
      noValidate
      onSubmit={form.onSubmit(async (values) => {
        await save({ variables: { id, name: values.name.trim() } });
        // Every event includes the calendar's name.
        void refetchEvents(client);
        onClose();
      })}
    >
      <Field
        label={labels.renameLabel(name)}
        autoFocus
        autoComplete="off"
        required
        maxLength={80}
        error={errors.name?.message}
        {...form.register('name', { validate: (value) => value.trim() !== '' || labels.nameRequired })}
      />
      <FormError text={form.formError && errorText(form.formError)} />
      <span className={classes['renameButtons']}>
        <Button
          variant="outlined"
          size="small"
          disabled={isSubmitting}
          onClick={() => {
            form.draft.settle();
            onClose();
          }}
        >
          {t.common.cancel}
        </Button>
        <Button type="submit" variant="contained" size="small" disabled={isSubmitting}>
          {t.common.save}
        </Button>
      </span>
    </form>
  );
}
