import type { CalendarDate } from '../time/dates';
import { nextOccurrences } from '../time/recurrence';
import type { RecurrenceSource } from '../time/recurrence';
import type { QuickAddOccasion } from './types';

/** Whether a phrase may refer to an event of the calendar ("until half term"), which then has to be loaded. */
export const mayEndWithOccasion = (text: string): boolean =>
  /(?:^|\s)(?:until|till|til|up to|through|thru|ending|ends|finishing)(?: on)?(?: the)? \p{L}/iu.test(text);

/** The events of a calendar as occasions, each with its next start date after today. */
export const occasionsOf = (
  events: readonly (RecurrenceSource & { title: string })[],
  today: CalendarDate,
): QuickAddOccasion[] =>
  events.flatMap((event) => {
    const [next] = nextOccurrences(event, today, 1);
    return next ? [{ title: event.title, date: next.startDate }] : [];
  });
