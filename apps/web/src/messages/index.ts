import { dashboard } from './en/dashboard';
import { quickAdd } from './en/quick-add';
import { shell } from './en/shell';
import { t as base } from './public';

/**
 * The texts of the first screen in the current language: `t.shell.signOut`, `t.common.more(3)`. Each other area has a
 * module next to this one with the same `t` plus its own texts, so that they load with its screens.
 */
export const t = { ...base, shell, dashboard, quickAdd };
