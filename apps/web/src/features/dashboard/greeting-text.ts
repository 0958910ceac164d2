import { formatLongDate, greetingFor, greetingName, todayIn } from '@homefold/domain';
import { browserTimeZone } from '../../ui/time/browser-zone';

/** The greeted person, with their zone and locale. */
export interface Greeted {
  name: string;
  timeZone: string;
  locale: string;
}

interface Viewer {
  email: string;
  profile?: { firstName?: string | null } | null;
  family?: { settings: { timeZone: string; locale: string } } | null;
}

/**
 * Whom to greet.
 * @param me null when the server has not said
 * @param firstName the account's, for somebody without a profile
 */
export const greetedOf = (me: Viewer | null, firstName: string | undefined): Greeted => ({
  name: greetingName({ firstName: me?.profile?.firstName || firstName || '', email: me?.email ?? '' }),
  timeZone: me?.family?.settings.timeZone ?? browserTimeZone(),
  locale: me?.family?.settings.locale ?? 'en-GB',
});

/** 'Good afternoon, Hannah' by the hour in the family's zone, and the family's date, 'Thursday 8 October'. */
export const greetingText = ({ name, timeZone, locale }: Greeted, now: Date): { greeting: string; date: string } => ({
  greeting: `${greetingFor(now, timeZone)}, ${name}`,
  date: formatLongDate(todayIn(timeZone, now), locale),
});
