import { t } from '../../../messages/calendar';
import { choiceField, lineField, textField, timeField } from '../../../ui/forms/optional-fields';

const words = t.calendar.form;

/** The nullable columns of an event. Form, inputs, optimistic rows and the comparison of versions derive from this. */
export const EVENT_FIELDS = {
  eventTime: timeField(words.startTime),
  eventEndTime: timeField(words.endTime),
  emoji: choiceField(words.emoji),
  place: lineField(words.place),
  description: textField(words.description),
};
