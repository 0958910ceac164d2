import { en } from './en';
import type { Messages } from './en';

/** The texts of the language in use: `t.calendar.title`, `t.common.emoji(3)`. */
export const t: Messages = en;
export type { Messages };
