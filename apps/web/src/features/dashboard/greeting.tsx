import { useEffect } from 'react';
import { useAuth } from '../../session/auth-store';
import { useViewer } from '../../graphql/use-viewer';
import { store } from '../../storage/stored';
import { useNow } from '../../ui/time/use-now';
import { greetedOf, greetingText } from './greeting-text';
import type { Greeted } from './greeting-text';

function useGreeted(): Greeted {
  const { me } = useViewer();
  return greetedOf(me, useAuth().user?.firstName);
}

/** The greeting and the date. */
export const useGreeting = (): { greeting: string; date: string } => greetingText(useGreeted(), useNow());

/** Stores the data for the next visit's first greeting (early/known-frame.ts). */
export function useRememberedGreeting(): void {
  const greeted = JSON.stringify(useGreeted());
  useEffect(() => void store('greeting', greeted), [greeted]);
}

/** The dashboard's heading. */
export const Greeting = () => useGreeting().greeting;

/** The date beside it. */
export const GreetingDate = () => useGreeting().date;
