import { formatLongDate, greetingFor, todayIn } from '@homefold/domain';

/** The greeted person, with their zone and locale. */
export interface Greeted {
  name: string;
  timeZone: string;
  locale: string;
}

/** 'Good afternoon, Hannah' by the hour in the family's zone, and the family's date, 'Thursday 8 October'. */
export const greetingText = ({ name, timeZone, locale }: Greeted, now: Date): { greeting: string; date: string } => ({
  greeting: `${greetingFor(now, timeZone)}, ${name}`,
  date: formatLongDate(todayIn(timeZone, now), locale),
});
