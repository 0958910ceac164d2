import { useApolloClient, useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { t } from '../../../messages/calendar';
import { AddOutsideCalendarDocument, OutsideCalendarsDocument } from '../generated';
import { errorText, useDomainForm } from '../../../graphql/use-domain-form';
import { Field } from '../../../ui/fields/field';
import { FormError } from '../../../ui/forms/form-error';
import { useToasts } from '../../../ui/toasts/toasts';
import { refetchEvents } from '../model/live';
import classes from './exchange.module.css';

const labels = t.exchange.outside;

/** Adds an outside calendar by its address. The server reads it before it responds; errors are shown at the field. */
export function OutsideForm() {
  const id = useId();
  const client = useApolloClient();
  const toasts = useToasts();
  const [add] = useMutation(AddOutsideCalendarDocument, {
    update: (cache, { data }) =>
      data &&
      cache.updateQuery({ query: OutsideCalendarsDocument }, (known) =>
        known
          ? {
              outsideCalendars: [
                ...known.outsideCalendars.filter((one) => one.id !== data.addOutsideCalendar.id),
                data.addOutsideCalendar,
              ].sort((a, b) => a.name.localeCompare(b.name)),
            }
          : undefined,
      ),
  });
  const form = useDomainForm({ defaultValues: { url: '', name: '' } }, null);
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      className={classes['add']}
      aria-labelledby={id}
      noValidate
      onSubmit={form.onSubmit(async ({ url, name }) => {
        const { data } = await add({ variables: { url: url.trim(), name: name.trim() || null } });
        if (!data) return;
        const { name: called, eventCount } = data.addOutsideCalendar;
        form.reset();
        toasts.success(labels.added(called, eventCount));
        void refetchEvents(client);
      })}
    >
      <h3 id={id} className={classes['heading']}>
        {labels.addTitle}
      </h3>
      <Field
        label={labels.address}
        hint={labels.addressHint}
        placeholder={labels.addressPlaceholder}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={2048}
        error={errors.url?.message}
        {...form.register('url', { validate: (value) => value.trim() !== '' || labels.addressRequired })}
      />
      <Field
        label={labels.name}
        optional
        hint={labels.nameHint}
        placeholder={labels.namePlaceholder}
        autoComplete="off"
        maxLength={80}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <FormError text={form.formError && errorText(form.formError)} />
      <Button type="submit" variant="contained" disabled={isSubmitting}>
        <span aria-live="polite">{isSubmitting ? labels.reading : labels.submit}</span>
      </Button>
    </form>
  );
}
