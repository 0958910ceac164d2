import { parseRecurringDay, recurringDayCode } from '@homefold/domain';
import type { Nth } from '@homefold/domain';
import { t } from '../../../messages/jobs';
import type { FormErrors } from '../../../graphql/records/use-stored-form';
import { RepeatDays } from '../../../ui/fields/repeat/repeat-days';
import { RepeatFields as RepeatRule } from '../../../ui/fields/repeat/repeat-fields';
import { NextDates } from '../../../ui/fields/repeat/next-dates';
import { SelectField } from '../../../ui/fields/select-field';
import { dayLabel } from '../../../ui/time/day-labels';
import { useFamily } from '../../../graphql/family';
import { nextDates } from './form-values';
import type { JobFormValues } from './form-values';
import { RotationField } from './rotation-field';

const labels = t.jobs.form;

/** Whether and how a job repeats, and its rotation. */
export function RepeatFields({
  values,
  errors,
  onSwitch,
  onChange,
}: {
  values: JobFormValues;
  errors: FormErrors<JobFormValues>;
  onSwitch: (on: boolean) => void;
  onChange: (values: Partial<JobFormValues>) => void;
}) {
  const family = useFamily();
  const next = nextDates(values);
  const { type, from, weekdays, nth, dueDate } = values;
  return (
    <RepeatRule
      isOn={values.repeats}
      onSwitch={onSwitch}
      rule={{ type, interval: values.interval, until: values.endDate }}
      min={dueDate}
      problem={errors.endDate ?? errors.weekdays ?? errors.nth ?? errors.interval ?? errors.type}
      isUntilWrong={errors.endDate !== undefined}
      onChange={({ until, ...rule }) =>
        onChange({
          ...rule,
          // weekdays of a weekly repeat do not apply to a monthly one
          ...(rule.type !== undefined && { weekdays: [], nth: null }),
          ...(until !== undefined && { endDate: until }),
        })
      }
    >
      {from === 'due' && (
        <RepeatDays
          type={type}
          days={weekdays.map((weekday) => recurringDayCode({ weekday, nth: nth as Nth | null }))}
          start={dueDate}
          locale={family.locale}
          onChange={(codes) => {
            const days = codes.flatMap((code) => parseRecurringDay(code) ?? []);
            onChange({ weekdays: days.map(({ weekday }) => weekday), nth: days[0]?.nth ?? null });
          }}
        />
      )}
      <SelectField
        label={labels.from}
        value={from}
        options={[
          { value: 'due', label: labels.fromDue },
          { value: 'completion', label: labels.fromCompletion },
        ]}
        onChange={(chosen) => onChange({ from: chosen })}
      />
      <SelectField
        label={labels.turns}
        value={values.turns ?? ''}
        options={[
          { value: '', label: labels.noTurns },
          { value: 'turn', label: labels.inTurn },
          { value: 'leastDone', label: labels.leastDone },
        ]}
        onChange={(chosen) => {
          const turns = chosen || null;
          // All members, until some are deselected.
          const everybody = values.turnIds.length > 0 ? values.turnIds : family.members.map((one) => one.id);
          onChange({ turns, ...(turns && { turnIds: everybody }) });
        }}
      />
      {values.turns && (
        <RotationField
          value={values.turnIds}
          isNumbered={values.turns === 'turn'}
          hint={values.turns === 'turn' ? labels.turnHint : labels.leastHint}
          error={errors.turnIds}
          onChange={(turnIds) => onChange({ turnIds })}
        />
      )}
      <NextDates dates={next && next.map((date) => dayLabel(date, family))} />
    </RepeatRule>
  );
}
