import { dayOfWeek, isCalendarDate, weekdayNames } from '@homefold/domain';
import type { RepeatFrom, RotationMode } from '@homefold/domain';
import { t } from '../../../messages/jobs';
import type { FormErrors } from '../../../graphql/use-stored-form';
import { ChoiceChip, ChoiceChips } from '../../../ui/fields/choice-chips';
import { RepeatRows } from '../../../ui/fields/repeat-rows';
import { SelectField } from '../../../ui/fields/select-field';
import { SwitchField } from '../../../ui/fields/switch-field';
import { Face } from '../list/face';
import { useFamily } from '../../../graphql/family';
import { memberOf } from '../model/people';
import { dayLabel } from '../model/labels';
import classes from './form.module.css';
import { nextDates, tidyInterval } from './form-values';
import type { JobFormValues } from './form-values';

const words = t.jobs.form;
/** The weekdays from Monday on, numbered as in the rules: 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

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
  const { type, from } = values;
  return (
    <div className={classes['repeats']}>
      <SwitchField label={words.repeats} checked={values.repeats} onChange={onSwitch} />
      {values.repeats && (
        <>
          <RepeatRows
            words={words}
            rule={{ type, interval: values.interval, until: values.endDate }}
            locale={family.locale}
            min={values.dueDate}
            problem={errors.endDate ?? errors.interval ?? errors.type}
            isUntilWrong={errors.endDate !== undefined}
            onChange={({ until, ...rule }) => onChange({ ...rule, ...(until !== undefined && { endDate: until }) })}
            onLeave={() => onChange({ interval: tidyInterval(values.interval) })}
          />
          {type === 'weekly' && from === 'due' && (
            <Weekdays values={values} locale={family.locale} onChange={(weekdays) => onChange({ weekdays })} />
          )}
          <SelectField
            label={words.from}
            value={from}
            options={[
              { value: 'due', label: words.fromDue },
              { value: 'completion', label: words.fromCompletion },
            ]}
            onChange={(event) => onChange({ from: event.target.value as RepeatFrom })}
          />
          <SelectField
            label={words.turns}
            value={values.turns ?? ''}
            options={[
              { value: '', label: words.noTurns },
              { value: 'turn', label: words.inTurn },
              { value: 'leastDone', label: words.leastDone },
            ]}
            onChange={(event) => {
              const turns = (event.target.value || null) as RotationMode | null;
              // All members, until some are deselected.
              const everybody = values.turnIds.length > 0 ? values.turnIds : family.members.map((one) => one.id);
              onChange({ turns, ...(turns && { turnIds: everybody }) });
            }}
          />
          {values.turns && (
            <Turns values={values} error={errors.turnIds} onChange={(turnIds) => onChange({ turnIds })} />
          )}
          {next && (
            <p className={classes['next']}>
              {next.length === 0 ? words.noNext : words.next(next.map((date) => dayLabel(date, family)).join(', '))}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** The days of a weekly rule; without a choice the weekday of the due date. */
function Weekdays({
  values: { weekdays, dueDate },
  locale,
  onChange,
}: {
  values: JobFormValues;
  locale: string;
  onChange: (weekdays: number[]) => void;
}) {
  const [letters, names] = [weekdayNames(locale, 0, 'narrow'), weekdayNames(locale, 0, 'long')];
  const chosen = weekdays.length > 0 ? weekdays : isCalendarDate(dueDate) ? [dayOfWeek(dueDate)] : [];
  return (
    <ChoiceChips label={words.days}>
      {WEEK.map((day) => (
        <ChoiceChip
          key={day}
          checked={chosen.includes(day)}
          label={letters[day] ?? ''}
          name={names[day] ?? ''}
          onChange={() => {
            const next = chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day];
            // At least one day is required.
            if (next.length > 0) onChange(next);
          }}
        />
      ))}
    </ChoiceChips>
  );
}

/** The rotation, in the order chosen. */
function Turns({
  values: { turns, turnIds },
  error,
  onChange,
}: {
  values: JobFormValues;
  error: string | undefined;
  onChange: (ids: readonly string[]) => void;
}) {
  const family = useFamily();
  return (
    <ChoiceChips label={words.turnOrder} hint={turns === 'turn' ? words.turnHint : words.leastHint} error={error}>
      {family.members.map(({ id, displayName }) => {
        const place = turnIds.indexOf(id);
        return (
          <ChoiceChip
            key={id}
            checked={place >= 0}
            label={turns === 'turn' && place >= 0 ? `${place + 1}. ${displayName}` : displayName}
            onChange={() => onChange(place >= 0 ? turnIds.filter((one) => one !== id) : [...turnIds, id])}
          >
            <Face person={memberOf(id, family)} size={28} />
          </ChoiceChip>
        );
      })}
    </ChoiceChips>
  );
}
