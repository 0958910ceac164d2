import { formatShortDate, formatWeekdayDate, RECURRING_TYPES } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { useId } from 'react';
import { t } from '../../../app/messages/calendar';
import { IntervalBox, IntervalField } from '../../../ui/interval-field';
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
          <IntervalField
            value={values.recurringInterval}
            unit={values.recurringType}
            units={RECURRING_TYPES.map((type) => ({ value: type, label: units[type] }))}
            labels={{ value: words.interval, unit: words.unit }}
            onValue={(typed) => onChange('recurringInterval', typed)}
            onLeave={() => onChange('recurringInterval', tidyInterval(values.recurringInterval))}
            onUnit={(type) => onChange('recurringType', type)}
          />
          <label className={classes['lead']} htmlFor={id}>
            {words.until}
          </label>
          <IntervalBox>
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
          </IntervalBox>
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
