import { isLocalTime, TEXT_LIMITS } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { t } from '../../../../messages/calendar';
import type { FormErrors } from '../../../../graphql/records/use-stored-form';
import { PickerField } from '../../../../ui/fields/picker-field';
import { NextDates } from '../../../../ui/fields/repeat/next-dates';
import { FormColumns } from '../../../../ui/forms/form-columns';
import { OptionalTexts } from '../../../../ui/forms/optional-texts';
import { SuggestField } from '../../../../ui/pickers/suggest-field';
import { useNow } from '../../../../ui/time/use-now';
import { EVENT_FIELDS } from '../../model/fields';
import { useSettings } from '../../model/settings';
import type { CalendarEvent } from '../../model/types';
import { EmojiField } from './emoji-field';
import classes from '../form.module.css';
import { emojiChoices } from './form-values';
import type { EventFormValues } from './form-values';
import { RemindersField } from '../../reminders/reminders-field';
import { PlaceField } from './place-field';
import { nextLabels, RepeatFields } from './repeat-fields';
import { titleSuggestions } from './title-suggestions';
import { WhoField } from '../who-field';

const labels = t.calendar.form;

/** The fields of an event, in two columns where there is room. */
export function EventFields({
  mode,
  stored,
  values,
  errors,
  onChange,
  next,
}: {
  mode: 'add' | 'edit';
  /** The stored event; null for a new one. */
  stored: CalendarEvent | null;
  values: EventFormValues;
  errors: FormErrors<EventFormValues>;
  onChange: <K extends keyof EventFormValues>(key: K, value: EventFormValues[K]) => void;
  /** The next dates of a repeating event; null for one that does not repeat. */
  next: readonly CalendarDate[] | null;
}) {
  const now = useNow();
  const { locale } = useSettings();
  const suggestions = titleSuggestions(values.title, values.eventTime, now.getTime());
  const overnight = isLocalTime(values.eventEndTime) && values.eventEndTime <= values.eventTime && oneDay(values);
  return (
    <FormColumns
      main={
        <>
          <SuggestField
            label={labels.title}
            placeholder={labels.titlePlaceholder}
            value={values.title}
            error={errors.title}
            icon={values.emoji ? <span className={classes['titleEmoji']}>{values.emoji}</span> : undefined}
            maxLength={TEXT_LIMITS.title * 4}
            suggestions={suggestions}
            name="title"
            required
            onChange={(title) => onChange('title', title)}
          />
          <WhoField
            value={values.whoMemberIds}
            stored={stored}
            error={errors.whoMemberIds}
            onChange={(ids) => onChange('whoMemberIds', ids)}
          />
          <div className={classes['pair']}>
            <PickerField
              type="date"
              label={labels.startDate}
              value={values.eventDate}
              error={errors.eventDate}
              required
              onChange={(date) => onChange('eventDate', date)}
            />
            <PickerField
              type="date"
              label={labels.endDate}
              value={values.endDate}
              error={errors.endDate}
              placeholder={labels.sameDay}
              min={values.eventDate}
              disabled={values.isRecurring && values.endDate === ''}
              onChange={(date) => onChange('endDate', date)}
            />
            <PickerField
              type="time"
              label={labels.startTime}
              value={values.eventTime}
              error={errors.eventTime}
              placeholder={t.calendar.allDay}
              onChange={(time) => onChange('eventTime', time)}
            />
            <PickerField
              type="time"
              label={labels.endTime}
              value={values.eventEndTime}
              error={errors.eventEndTime}
              placeholder="–"
              {...(oneDay(values) && { after: values.eventTime })}
              disabled={values.eventTime === ''}
              onChange={(time) => onChange('eventEndTime', time)}
            />
            {overnight && <p className={classes['aside']}>{labels.overnight}</p>}
          </div>
          <PlaceField value={values.place} error={errors.place} onChange={(place) => onChange('place', place)} />
          <OptionalTexts fields={EVENT_FIELDS} values={values} errors={errors} onChange={onChange} />
        </>
      }
      side={
        <>
          <EmojiField
            value={values.emoji}
            choices={emojiChoices(mode, values.emoji)}
            onChange={(emoji) => onChange('emoji', emoji)}
          />
          <RepeatFields
            values={values}
            error={errors.recurringEndDate ?? errors.recurringDays ?? errors.recurringType ?? errors.recurringInterval}
            onSwitch={(on) => onChange('isRecurring', on)}
            onChange={onChange}
          />
          <NextDates dates={next && nextLabels(next, values.eventDate, locale)} />
          <RemindersField
            value={values.reminders}
            stored={stored}
            allDay={values.eventTime === ''}
            error={errors.reminders}
            onChange={(reminders) => onChange('reminders', reminders)}
          />
        </>
      }
    />
  );
}

const oneDay = ({ eventDate, endDate }: EventFormValues): boolean => endDate === '' || endDate <= eventDate;
