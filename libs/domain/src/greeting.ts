import { timeIn } from './today';

export type Greeting = 'Good morning' | 'Good afternoon' | 'Good evening';

interface NamedPerson {
  firstName?: string | null;
  email?: string | null;
}

/** By the hour in the zone: morning before 12:00, afternoon before 18:00, then evening. */
export function greetingFor(now: Date, timeZone: string): Greeting {
  const hour = Number(timeIn(timeZone, now).slice(0, 2));
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** The dashboard's name: first name, else the part of the email before the at-sign, else 'there'. */
export const greetingName = ({ firstName, email }: NamedPerson): string =>
  firstName?.trim() || email?.split('@')[0]?.trim() || 'there';

/** The landing page's name after 'Welcome back': first name, else 'Family Member'. */
export const landingName = ({ firstName }: Pick<NamedPerson, 'firstName'>): string =>
  firstName?.trim() || 'Family Member';
