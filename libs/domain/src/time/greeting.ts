import { partOfDay } from './part-of-day';
import { timeIn } from './today';

export type Greeting = 'Good morning' | 'Good afternoon' | 'Good evening';

interface NamedPerson {
  firstName?: string | null;
  email?: string | null;
}

/** By the time of day in the zone. */
export function greetingFor(now: Date, timeZone: string): Greeting {
  return `Good ${partOfDay(timeIn(timeZone, now))}`;
}

/** The dashboard's name: first name, else the part of the email before the at-sign, else 'there'. */
export const greetingName = ({ firstName, email }: NamedPerson): string =>
  firstName?.trim() || email?.split('@')[0]?.trim() || 'there';

/** The landing page's name after 'Welcome back': first name, else 'Family Member'. */
export const landingName = ({ firstName }: Pick<NamedPerson, 'firstName'>): string =>
  firstName?.trim() || 'Family Member';
