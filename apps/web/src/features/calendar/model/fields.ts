import { t } from '../../../messages/calendar';
import { choiceField, lineField, textField, timeField } from '../../../ui/forms/optional-fields';

const labels = t.calendar.form;

/** The nullable columns of an event. Form, inputs, optimistic rows and the comparison of versions derive from this. */
export const EVENT_FIELDS = {
  eventTime: timeField(labels.startTime),
  eventEndTime: timeField(labels.endTime),
  emoji: choiceField(labels.emoji),
  place: lineField(labels.place),
  description: textField(labels.description),
};
