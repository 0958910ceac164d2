import { DEFAULT_LOCALE, memberInitials, weekStartDay } from '@homefold/domain';
import type { WeekStartsOn } from '@homefold/domain';
import { createContext, useContext, useMemo } from 'react';
import { useViewer } from '../../../graphql/use-viewer';
import { everyone } from './people';
import type { People } from './people';

/** What the calendar needs to know of the family: its zone, its words for dates, its people. */
export interface CalendarSettings {
  timeZone: string;
  locale: string;
  weekStartsOn: WeekStartsOn;
  people: People;
}

const SettingsContext = createContext<CalendarSettings | null>(null);
export const SettingsProvider = SettingsContext.Provider;

/** The family's settings, below the page. */
export function useSettings(): CalendarSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('The calendar is used outside its page');
  return settings;
}

/** Reads the settings from the signed-in person's family; null while it loads and for somebody without a family. */
export function useFamilySettings(): {
  settings: CalendarSettings | null;
  loading: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
} {
  const { family, members, loading, error, refetch } = useViewer();
  const stored = family?.settings;
  const settings = useMemo<CalendarSettings | null>(
    () =>
      stored
        ? {
            timeZone: stored.timeZone,
            locale: stored.locale || DEFAULT_LOCALE,
            weekStartsOn: weekStartDay(stored.weekStartsOn),
            people: everyone(members, memberInitials(members)),
          }
        : null,
    [stored, members],
  );
  return { settings, loading, error, refetch };
}
