import { DEFAULT_LOCALE } from '@homefold/domain';
import type { WeekStartsOn } from '@homefold/domain';
import { createContext, useContext } from 'react';
import { browserTimeZone } from './browser-zone';

/** How the family writes dates, times and amounts. */
export interface Conventions {
  locale: string;
  timeZone: string;
  /** ISO 3166, for feasts. */
  country: string | null;
  /** ISO 4217. */
  currency: string;
  weekStartsOn: WeekStartsOn;
}

/** The defaults for users without a family. */
export const DEFAULT_CONVENTIONS: Conventions = {
  locale: DEFAULT_LOCALE,
  // Not when the module loads: see early/first-uses.ts.
  get timeZone() {
    return browserTimeZone();
  },
  country: null,
  currency: 'GBP',
  weekStartsOn: 1,
};

export const ConventionsContext = createContext(DEFAULT_CONVENTIONS);

/** The family's conventions, for fields; also usable outside a family's page. */
export const useConventions = (): Conventions => useContext(ConventionsContext);
