import { dashboard } from './en/dashboard';
import { quickAdd } from './en/quick-add';
import { shell } from './en/shell';
import { t as base } from './public';

/**
 * The texts of the first screen in the language in use: `t.shell.signOut`, `t.common.more(3)`. The other areas have a module of
 * their own beside this one with the same `t` and their words besides, so that their texts come with their screens.
 */
export const t = { ...base, shell, dashboard, quickAdd };
