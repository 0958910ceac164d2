import { useMutation, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { t } from '../../../messages/family';
import { HolidayCountriesDocument } from '../../../graphql/set-up/generated';
import { UpdateFamilySettingsDocument } from '../generated';
import type { FamilyFieldsFragment, UnitSystem, WeekStart } from '../../../graphql/generated';
import { errorText, useDomainForm } from '../../../graphql/use-domain-form';
import { CardSection } from '../../../ui/basics/card';
import { FormError } from '../../../ui/forms/form-error';
import { PickerField } from '../../../ui/fields/picker-field';
import { SelectField } from '../../../ui/fields/select-field';
import { SwitchField } from '../../../ui/fields/switch-field';
import { timeZoneOptions } from '../../../ui/time/time-zones';
import { useToasts } from '../../../ui/toasts/toasts';
import classes from '../family.module.css';
import { countryName, currencyOptions, localeOptions, localeSample } from './settings-options';

const texts = t.family.settings;
const WEEK_STARTS: readonly { value: WeekStart; label: string }[] = [
  { value: 'sunday', label: texts.sunday },
  { value: 'monday', label: texts.monday },
  { value: 'saturday', label: texts.saturday },
];
const UNITS: readonly { value: UnitSystem; label: string }[] = [
  { value: 'metric', label: texts.metric },
  { value: 'us', label: texts.us },
];

/** The family's country, time zone, locale and currency. Shared by all members; admins change them. */
export function FamilySettingsCard({
  settings,
  approveJoiners,
  admin,
}: {
  settings: FamilyFieldsFragment['settings'];
  approveJoiners: boolean;
  admin: boolean;
}) {
  const toasts = useToasts();
  const { data, loading } = useQuery(HolidayCountriesDocument);
  const [save] = useMutation(UpdateFamilySettingsDocument);
  const form = useDomainForm(
    {
      values: {
        timeZone: settings.timeZone,
        country: settings.country,
        region: settings.region ?? '',
        locale: settings.locale,
        currency: settings.currency,
        weekStartsOn: settings.weekStartsOn,
        dinnerTime: settings.dinnerTime,
        unitSystem: settings.unitSystem,
        boughtGoesToKitchen: settings.boughtGoesToKitchen,
        approveJoiners,
      },
      resetOptions: { keepDirtyValues: true },
    },
    null,
  );
  const { formState } = form;
  const { errors } = formState;
  const {
    country,
    region,
    timeZone,
    locale,
    currency,
    weekStartsOn,
    dinnerTime,
    unitSystem,
    boughtGoesToKitchen,
    approveJoiners: approve,
  } = form.watch();
  const choose = (name: 'country' | 'region' | 'timeZone' | 'locale' | 'currency') => (value: string) =>
    form.setValue(name, value, { shouldDirty: true });
  const countries = data?.holidayCountries ?? [];
  const regions = countries.find(({ code }) => code === country)?.regions ?? [];
  const withKnown = (options: readonly { value: string; label: string }[], value: string, label: string) =>
    value === '' || options.some((option) => option.value === value) ? options : [{ value, label }, ...options];
  return (
    <CardSection
      title={texts.family}
      sub={admin ? texts.familyHint : texts.adminsOnly}
      className={classes['padded'] ?? ''}
    >
      <form
        className={classes['form']}
        noValidate
        onSubmit={form.onSubmit(async ({ region: chosen, ...values }) => {
          await save({ variables: { input: { ...values, region: chosen || null } } });
          toasts.success(texts.saved);
        })}
      >
        <div className={classes['pair']}>
          <SelectField
            label={texts.country}
            disabled={!admin}
            options={withKnown(
              countries.map(({ code, name }) => ({ value: code, label: name })),
              country,
              countryName(country),
            )}
            error={errors.country?.message}
            value={country}
            onChange={(chosen) => {
              choose('country')(chosen);
              choose('region')('');
            }}
          />
          <SelectField
            label={texts.region}
            hint={texts.regionHint}
            disabled={!admin || (regions.length === 0 && region === '')}
            options={withKnown(
              [
                { value: '', label: texts.allRegions },
                ...regions.map(({ code, name }) => ({ value: code, label: name })),
              ],
              region,
              loading ? texts.loadingRegions : region,
            )}
            error={errors.region?.message}
            value={region}
            onChange={choose('region')}
          />
        </div>
        <SelectField
          label={texts.timeZone}
          disabled={!admin}
          options={timeZoneOptions(settings.timeZone)}
          error={errors.timeZone?.message}
          value={timeZone}
          onChange={choose('timeZone')}
        />
        <div className={classes['pair']}>
          <SelectField
            label={texts.locale}
            hint={localeSample(locale, currency)}
            disabled={!admin}
            options={localeOptions(settings.locale)}
            error={errors.locale?.message}
            value={locale}
            onChange={choose('locale')}
          />
          <SelectField
            label={texts.currency}
            disabled={!admin}
            options={currencyOptions(settings.currency)}
            error={errors.currency?.message}
            value={currency}
            onChange={choose('currency')}
          />
        </div>
        <div className={classes['pair']}>
          <SelectField
            label={texts.weekStartsOn}
            disabled={!admin}
            options={WEEK_STARTS}
            error={errors.weekStartsOn?.message}
            value={weekStartsOn}
            onChange={(day) => form.setValue('weekStartsOn', day, { shouldDirty: true })}
          />
          <PickerField
            type="time"
            label={texts.dinnerTime}
            hint={texts.dinnerTimeHint}
            disabled={!admin}
            required
            error={errors.dinnerTime?.message}
            value={dinnerTime}
            onChange={(time) => form.setValue('dinnerTime', time, { shouldDirty: true })}
          />
        </div>
        <SelectField
          label={texts.unitSystem}
          disabled={!admin}
          options={UNITS}
          error={errors.unitSystem?.message}
          value={unitSystem}
          onChange={(units) => form.setValue('unitSystem', units, { shouldDirty: true })}
        />
        <SwitchField
          label={texts.boughtGoesToKitchen}
          hint={texts.boughtGoesToKitchenHint}
          disabled={!admin}
          checked={boughtGoesToKitchen}
          onChange={(checked) => form.setValue('boughtGoesToKitchen', checked, { shouldDirty: true })}
        />
        <SwitchField
          label={texts.approveJoiners}
          hint={texts.approveJoinersHint}
          disabled={!admin}
          checked={approve}
          onChange={(checked) => form.setValue('approveJoiners', checked, { shouldDirty: true })}
        />
        <FormError text={form.formError && errorText(form.formError)} />
        {admin && (
          <div>
            <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
              {texts.save}
            </Button>
          </div>
        )}
      </form>
    </CardSection>
  );
}
