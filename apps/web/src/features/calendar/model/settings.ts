import { createContext, useContext, useMemo } from 'react';
import { useFamilyView } from '../../../graphql/family';
import type { FamilyView } from '../../../graphql/family';
import { everyone } from './people';
import type { People } from './people';

/** What the calendar needs to know of the family: its zone, its words for dates, its people. */
export interface CalendarSettings extends Pick<FamilyView, 'timeZone' | 'locale' | 'weekStartsOn'> {
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
export function useFamilySettings() {
  const { family, ...rest } = useFamilyView();
  const settings = useMemo<CalendarSettings | null>(
    () => family && { ...family, people: everyone(family.members, family.letters) },
    [family],
  );
  return { settings, ...rest };
}
