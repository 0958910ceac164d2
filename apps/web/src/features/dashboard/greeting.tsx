import { greetingName } from '@homefold/domain';
import { useEffect } from 'react';
import { useAuth } from '../../session/auth-store';
import { useViewer } from '../../graphql/use-viewer';
import { store } from '../../storage/stored';
import { browserTimeZone } from '../../ui/time/browser-zone';
import { useNow } from '../../ui/time/use-now';
import { greetingText } from './greeting-text';
import type { Greeted } from './greeting-text';

function useGreeted(): Greeted {
  const { me, family } = useViewer();
  const { user } = useAuth();
  return {
    name: greetingName({ firstName: me?.profile?.firstName || user?.firstName || '', email: me?.email ?? '' }),
    timeZone: family?.settings.timeZone ?? browserTimeZone(),
    locale: family?.settings.locale ?? 'en-GB',
  };
}

/** The greeting and the date. */
export const useGreeting = (): { greeting: string; date: string } => greetingText(useGreeted(), useNow());

/** Stores the data for the next visit's first greeting (early/greeting.ts). */
export function useRememberedGreeting(): void {
  const greeted = JSON.stringify(useGreeted());
  useEffect(() => void store('greeting', greeted), [greeted]);
}

/** The dashboard's heading. */
export const Greeting = () => useGreeting().greeting;

/** The date beside it. */
export const GreetingDate = () => useGreeting().date;
