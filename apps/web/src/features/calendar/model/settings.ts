import { createContext, useContext, useMemo } from 'react';
import { useFamilyView } from '../../../graphql/family';
import type { FamilyView } from '../../../graphql/family';
import { everyone } from './people';
import type { People } from './people';

/** The family settings that the calendar needs: time zone, locale, people. */
export interface CalendarSettings extends Pick<FamilyView, 'name' | 'timeZone' | 'locale' | 'weekStartsOn' | 'today'> {
  people: People;
}

const SettingsContext = createContext<CalendarSettings | null>(null);
export const SettingsProvider = SettingsContext.Provider;

/** The settings of the surrounding page. */
export function useSettings(): CalendarSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('The calendar is used outside its page');
  return settings;
}

/** Derives the settings from the viewer's family; null while loading and for a user without a family. */
export function useFamilySettings() {
  const { family, ...rest } = useFamilyView();
  const settings = useMemo<CalendarSettings | null>(
    () => family && { ...family, people: everyone(family.members, family.letters) },
    [family],
  );
  return { settings, ...rest };
}
