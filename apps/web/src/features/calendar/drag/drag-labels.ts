import { describeWhen, FAMILY_WORD, formatTimeRange, formatWeekdayDate } from '@homefold/domain';
import { t } from '../../../messages/calendar';
import type { CalendarSettings } from '../model/settings';
import type { Drag } from './drag';

type Labels = Pick<CalendarSettings, 'locale' | 'people'>;

/** The name of a person's column. */
const columnName = (person: string | null, { people }: Pick<Labels, 'people'>): string =>
  (person !== null && people.byId.get(person)?.name) || FAMILY_WORD;

/** The drop target for screen readers: "Friday 9 October, 16:00–17:00, for Mia". */
export function spokenTarget({ target, person }: Drag, labels: Labels): string {
  const when = describeWhen(target.when, labels.locale);
  return person === undefined ? when : `${when}, ${t.calendar.forWhom([columnName(person, labels)])}`;
}

/** The label of the drop preview: the new time in the hours, elsewhere the new date or dates. */
export function shortTarget({ held, target, person }: Drag, labels: Labels): string {
  const { startDate, endDate, eventTime, eventEndTime } = target.when;
  const { locale } = labels;
  const inHours = held.unit === 'minutes';
  const days =
    endDate > startDate && !inHours
      ? `${formatWeekdayDate(startDate, locale)} – ${formatWeekdayDate(endDate, locale)}`
      : formatWeekdayDate(startDate, locale);
  const where = person === undefined ? days : columnName(person, labels);
  return inHours && eventTime ? `${where}, ${formatTimeRange(eventTime, eventEndTime, locale)}` : where;
}
