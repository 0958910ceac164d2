import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { t } from '../../messages/account/onboarding';
import { CreateFamilyDocument } from './generated';
import { HolidayCountriesDocument } from '../../graphql/set-up/generated';
import type { FamilyFieldsFragment } from '../../graphql/generated';
import { errorText, useDomainForm } from '../../graphql/use-domain-form';
import { cacheFamily } from '../../graphql/viewer-cache';
import { browserTimeZone } from '../../ui/time/browser-zone';
import { Field, TextArea } from '../../ui/fields/field';
import { SelectField } from '../../ui/fields/select-field';
import { timeZoneOptions } from '../../ui/time/time-zones';
import { StepBody } from './step-body';
import classes from './steps.module.css';
import { useDefaultAvatar } from './use-default-avatar';
import { newKey } from '../../ui/browser/new-key';

/** The input, kept while moving between steps. */
export interface CreateDraft {
  name: string;
  description: string;
  country: string;
  timeZone: string;
}

const texts = t.onboarding.create;
/** The defaults of product rule 9: the browser's zone, and the United Kingdom. */
const GB = { code: 'GB', name: 'United Kingdom' };

/** Third step when creating: the new family's name, country and time zone. */
export function CreateFamilyStep({
  draft,
  onDraft,
  onDone,
}: {
  draft: CreateDraft | null;
  onDraft: (draft: CreateDraft) => void;
  onDone: (family: FamilyFieldsFragment) => void;
}) {
  const [idempotencyKey] = useState(newKey);
  const { data } = useQuery(HolidayCountriesDocument);
  const [create] = useMutation(CreateFamilyDocument, {
    update: (cache, { data: answer }) => answer && cacheFamily(cache, answer.createFamily),
  });
  const saveFace = useDefaultAvatar();
  const form = useDomainForm<CreateDraft>(
    {
      defaultValues: draft ?? { name: '', description: '', country: GB.code, timeZone: browserTimeZone() },
    },
    { form: 'set-up-family', silent: true },
  );
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const [country, timeZone] = form.watch(['country', 'timeZone']);
  const choose = (name: 'country' | 'timeZone') => (value: string) => form.setValue(name, value, { shouldDirty: true });
  return (
    <StepBody
      title={texts.title}
      text={texts.text}
      submit={texts.submit}
      busy={isSubmitting}
      error={form.formError && (form.formError.code === 'INTERNAL' ? texts.failed : errorText(form.formError))}
      onSubmit={form.onSubmit(async (values) => {
        await saveFace();
        const answer = await create({
          variables: { input: { ...values, description: values.description || null }, idempotencyKey },
        });
        if (answer.data) onDone(answer.data.createFamily);
      })}
    >
      <div className={classes['fields']} onBlur={() => onDraft(form.getValues())}>
        <Field
          label={texts.name}
          large
          required
          autoComplete="off"
          placeholder={texts.namePlaceholder}
          error={errors.name?.message}
          {...register('name', { validate: (value) => value.trim() !== '' || texts.required })}
        />
        <TextArea
          label={texts.description}
          large
          optional
          rows={3}
          error={errors.description?.message}
          {...register('description')}
        />
        <div className={classes['pair']}>
          <SelectField
            label={texts.country}
            large
            options={(data?.holidayCountries ?? [GB]).map(({ code, name }) => ({ value: code, label: name }))}
            error={errors.country?.message}
            value={country}
            onChange={choose('country')}
          />
          <SelectField
            label={texts.timeZone}
            large
            options={timeZoneOptions(timeZone)}
            error={errors.timeZone?.message}
            value={timeZone}
            onChange={choose('timeZone')}
          />
        </div>
      </div>
    </StepBody>
  );
}
