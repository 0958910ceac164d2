import { enPublic } from './en-public';
import { bin } from './en/bin';
import { calendar } from './en/calendar';
import { dashboard } from './en/dashboard';
import { exchange } from './en/exchange';
import { family } from './en/family';
import { onboarding } from './en/onboarding';
import { quickAdd } from './en/quick-add';
import { search } from './en/search';
import { shell } from './en/shell';

/** Every English string of the client, by area. An entry is a string, or a function when something is filled in. */
export const en = { ...enPublic, shell, dashboard, onboarding, family, calendar, quickAdd, bin, exchange, search };

/** What another language has to provide: the same keys, the same arguments. */
export type Messages = typeof en;
