import { formatLongDate, greetingFor, greetingName, todayIn } from '@homefold/domain';
import { useAuth } from '../../session/auth-store';
import { useViewer } from '../../graphql/use-viewer';
import { browserTimeZone } from '../../ui/time/browser-zone';
import { useNow } from '../../ui/time/use-now';

/** 'Good afternoon, Hannah' by the hour in the family's zone, and the family's date, 'Thursday 8 October'. */
export function useGreeting(): { greeting: string; date: string } {
  const { me, family } = useViewer();
  const { user } = useAuth();
  const now = useNow();
  const timeZone = family?.settings.timeZone ?? browserTimeZone();
  const name = greetingName({ firstName: me?.profile?.firstName || user?.firstName || '', email: me?.email ?? '' });
  return {
    greeting: `${greetingFor(now, timeZone)}, ${name}`,
    date: formatLongDate(todayIn(timeZone, now), family?.settings.locale ?? 'en-GB'),
  };
}

/** The dashboard's heading. */
export const Greeting = () => useGreeting().greeting;

/** The date beside it. */
export const GreetingDate = () => useGreeting().date;
