import { formatShortDate, formatWeekdayDate, RECURRING_TYPES } from '@homefold/domain';
import type { CalendarDate, RecurringType } from '@homefold/domain';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../app/messages';
import { SwitchField } from '../../../ui/switch-field';
import { useSettings } from '../model/settings';
import classes from './form.module.css';
import { tidyInterval } from './form-values';
import type { EventFormValues } from './form-values';
import { PickerInput } from './picker-input';

const words = t.calendar.form;

type RepeatValues = Pick<
  EventFormValues,
  'isRecurring' | 'recurringType' | 'recurringInterval' | 'recurringEndDate' | 'eventDate'
>;

/** Whether, how often and until when an event comes back. */
export function RepeatFields({
  values,
  error,
  onSwitch,
  onChange,
}: {
  values: RepeatValues;
  /** What is wrong with the until date. */
  error: string | undefined;
  onSwitch: (on: boolean) => void;
  onChange: <K extends keyof EventFormValues>(key: K, value: EventFormValues[K]) => void;
}) {
  const id = useId();
  const units = values.recurringInterval.trim() === '1' ? words.unitsOne : words.units;
  return (
    <div className={classes['repeats']}>
      <SwitchField label={words.repeats} checked={values.isRecurring} onChange={onSwitch} />
      {values.isRecurring && (
        <div className={classes['repeatRows']}>
          <span className={classes['lead']} aria-hidden="true">
            {words.every}
          </span>
          <div className={classes['every']}>
            <input
              className={classes['box']}
              type="number"
              inputMode="numeric"
              min={1}
              max={99}
              step={1}
              aria-label={words.interval}
              value={values.recurringInterval}
              onChange={(event) => onChange('recurringInterval', event.target.value)}
              onBlur={() => onChange('recurringInterval', tidyInterval(values.recurringInterval))}
            />
            <span className={classes['select']}>
              <select
                className={classes['box']}
                aria-label={words.unit}
                value={values.recurringType}
                onChange={(event) => onChange('recurringType', event.target.value as RecurringType)}
              >
                {RECURRING_TYPES.map((type) => (
                  <option key={type} value={type}>
                    {units[type]}
                  </option>
                ))}
              </select>
              <ChevronDown size={16} aria-hidden />
            </span>
          </div>
          <label className={classes['lead']} htmlFor={id}>
            {words.until}
          </label>
          <span className={classes['box']}>
            <PickerInput
              type="date"
              value={values.recurringEndDate}
              min={values.eventDate}
              placeholder={words.noEnd}
              control={{
                id,
                'aria-invalid': error ? true : undefined,
                'aria-describedby': error ? `${id}-note` : undefined,
              }}
              onChange={(date) => onChange('recurringEndDate', date)}
            />
          </span>
          {error && (
            <p id={`${id}-note`} className={classes['problem']} role="alert">
              {error}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** "Next: Tue 24 Nov, 5 Jan 2027, 16 Feb 2027" for an event that repeats. */
export function NextDates({ dates, from }: { dates: readonly CalendarDate[]; from: CalendarDate }) {
  const { locale } = useSettings();
  if (dates.length === 0) return <>{words.noNext}</>;
  const [first = from, ...others] = dates;
  const sameYear = first.slice(0, 4) === from.slice(0, 4);
  const written = [
    sameYear ? formatWeekdayDate(first, locale) : formatShortDate(first, locale, from),
    ...others.map((date) => formatShortDate(date, locale, from)),
  ];
  return <>{words.next(written.join(', '))}</>;
}
