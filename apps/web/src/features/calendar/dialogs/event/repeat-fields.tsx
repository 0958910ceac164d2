import { formatShortDate, formatWeekdayDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { t } from '../../../../messages/calendar';
import { RepeatRows } from '../../../../ui/fields/repeat-rows';
import { SwitchField } from '../../../../ui/fields/switch-field';
import { useSettings } from '../../model/settings';
import classes from '../form.module.css';
import { tidyInterval } from './form-values';
import type { EventFormValues } from './form-values';

const words = t.calendar.form;

type RepeatValues = Pick<
  EventFormValues,
  'isRecurring' | 'recurringType' | 'recurringInterval' | 'recurringEndDate' | 'eventDate'
>;

/** Whether, how often and until when an event repeats. */
export function RepeatFields({
  values,
  error,
  onSwitch,
  onChange,
}: {
  values: RepeatValues;
  /** The error of the until date. */
  error: string | undefined;
  onSwitch: (on: boolean) => void;
  onChange: <K extends keyof EventFormValues>(key: K, value: EventFormValues[K]) => void;
}) {
  const { locale } = useSettings();
  return (
    <div className={classes['repeats']}>
      <SwitchField label={words.repeats} checked={values.isRecurring} onChange={onSwitch} />
      {values.isRecurring && (
        <RepeatRows
          words={words}
          rule={{ type: values.recurringType, interval: values.recurringInterval, until: values.recurringEndDate }}
          locale={locale}
          min={values.eventDate}
          problem={error}
          isUntilWrong={error !== undefined}
          onChange={({ type, interval, until }) => {
            if (type !== undefined) onChange('recurringType', type);
            if (interval !== undefined) onChange('recurringInterval', interval);
            if (until !== undefined) onChange('recurringEndDate', until);
          }}
          onLeave={() => onChange('recurringInterval', tidyInterval(values.recurringInterval))}
        />
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
