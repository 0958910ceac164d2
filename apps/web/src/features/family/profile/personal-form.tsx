import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { Lock } from 'lucide-react';
import { isCalendarDate } from '@homefold/domain';
import { t } from '../../../messages/family';
import { useAuth } from '../../../session/auth-store';
import { SaveProfileDocument } from '../../../graphql/set-up/generated';
import { errorText, useDomainForm } from '../../../graphql/use-domain-form';
import { useViewer } from '../../../graphql/use-viewer';
import { cacheProfile } from '../../../graphql/viewer-cache';
import { CardSection } from '../../../ui/basics/card';
import { Field } from '../../../ui/fields/field';
import { PickerField } from '../../../ui/fields/picker-field';
import { FormError } from '../../../ui/forms/form-error';
import { useConventions } from '../../../ui/time/conventions';
import { useFamilyNow } from '../../../ui/time/use-family-now';
import { useToasts } from '../../../ui/toasts/toasts';
import classes from '../family.module.css';

const texts = t.family.personal;

/** The viewer's personal data. First name and display name are required; the email is the account's. */
export function PersonalForm() {
  const { me } = useViewer();
  const { user } = useAuth();
  const toasts = useToasts();
  const [save] = useMutation(SaveProfileDocument, {
    update: (cache, { data }) => data && cacheProfile(cache, data.saveProfile),
  });
  const { profile } = me ?? {};
  const form = useDomainForm(
    {
      // Changes from other devices are applied, but never over unsaved input.
      values: {
        firstName: profile?.firstName ?? user?.firstName ?? '',
        lastName: profile?.lastName ?? user?.lastName ?? '',
        displayName: profile?.displayName ?? '',
        phone: profile?.phone ?? '',
        dateOfBirth: profile?.dateOfBirth ?? '',
      },
      resetOptions: { keepDirtyValues: true },
    },
    { form: 'personal', silent: true },
  );
  const { register, formState } = form;
  const { errors } = formState;
  const dateOfBirth = form.watch('dateOfBirth');
  const { today } = useFamilyNow(useConventions().timeZone);
  const onSubmit = form.onSubmit(async (values) => {
    // One message for both fields, at the first empty one.
    const empty = (['firstName', 'displayName'] as const).find((name) => values[name].trim() === '');
    // The field shows its own error.
    if (values.dateOfBirth !== '' && !isCalendarDate(values.dateOfBirth)) return;
    if (empty) return form.setError(empty, { message: texts.required }, { shouldFocus: true });
    await save({
      variables: {
        input: {
          firstName: values.firstName,
          displayName: values.displayName,
          lastName: values.lastName || null,
          phone: values.phone || null,
          dateOfBirth: values.dateOfBirth || null,
        },
      },
    });
    form.reset(values);
    toasts.success(texts.saved);
  });
  return (
    <CardSection title={texts.title} className={classes['padded'] ?? ''}>
      <form className={classes['form']} onSubmit={onSubmit} noValidate>
        <div className={classes['pair']}>
          <Field
            label={texts.firstName}
            large
            required
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <Field
            label={texts.lastName}
            large
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
        </div>
        <Field
          label={texts.displayName}
          large
          required
          autoComplete="nickname"
          hint={texts.displayNameHint}
          error={errors.displayName?.message}
          {...register('displayName')}
        />
        <Field
          label={texts.email}
          large
          type="email"
          value={me?.email ?? ''}
          disabled
          readOnly
          end={<Lock size={16} aria-hidden className={classes['lock']} />}
        />
        <div className={classes['pair']}>
          <Field
            label={texts.phone}
            large
            type="tel"
            autoComplete="tel"
            error={errors.phone?.message}
            {...register('phone')}
          />
          <PickerField
            type="date"
            label={texts.dateOfBirth}
            large
            autoComplete="bday"
            placeholder={texts.datePlaceholder}
            max={today}
            value={dateOfBirth}
            error={errors.dateOfBirth?.message}
            onChange={(date) => form.setValue('dateOfBirth', date, { shouldDirty: true })}
          />
        </div>
        <FormError text={form.formError && (errorText(form.formError) || texts.failed)} />
        <div>
          <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
            {texts.save}
          </Button>
        </div>
      </form>
    </CardSection>
  );
}
