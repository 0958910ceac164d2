import { formatShortDate, formatWeekdayDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { RepeatDays } from '../../../../ui/fields/repeat/repeat-days';
import * as ui from '../../../../ui/fields/repeat/repeat-fields';
import { useSettings } from '../../model/settings';
import type { EventFormValues } from './form-values';

type RepeatValues = Pick<
  EventFormValues,
  'isRecurring' | 'recurringType' | 'recurringInterval' | 'recurringEndDate' | 'recurringDays' | 'eventDate'
>;

/** Whether, how often and until when an event repeats. */
export function RepeatFields({
  values,
  error,
  onSwitch,
  onChange,
}: {
  values: RepeatValues;
  /** The error of the rule. */
  error: string | undefined;
  onSwitch: (on: boolean) => void;
  onChange: <K extends keyof EventFormValues>(key: K, value: EventFormValues[K]) => void;
}) {
  const { locale } = useSettings();
  return (
    <ui.RepeatFields
      isOn={values.isRecurring}
      onSwitch={onSwitch}
      rule={{ type: values.recurringType, interval: values.recurringInterval, until: values.recurringEndDate }}
      min={values.eventDate}
      problem={error}
      isUntilWrong={error !== undefined}
      onChange={({ type, interval, until }) => {
        if (type !== undefined) onChange('recurringType', type);
        if (interval !== undefined) onChange('recurringInterval', interval);
        if (until !== undefined) onChange('recurringEndDate', until);
      }}
    >
      <RepeatDays
        type={values.recurringType}
        days={values.recurringDays}
        start={values.eventDate}
        locale={locale}
        onChange={(days) => onChange('recurringDays', days)}
      />
    </ui.RepeatFields>
  );
}

/** The dates on which an event repeats: "Tue 24 Nov", "5 Jan 2027". @param from the date of the event */
export const nextLabels = ([first, ...others]: readonly CalendarDate[], from: CalendarDate, locale: string): string[] =>
  first === undefined
    ? []
    : [
        first.slice(0, 4) === from.slice(0, 4)
          ? formatWeekdayDate(first, locale)
          : formatShortDate(first, locale, from),
        ...others.map((date) => formatShortDate(date, locale, from)),
      ];
