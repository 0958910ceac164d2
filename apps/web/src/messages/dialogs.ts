import { dialogs } from './en/dialogs';
import { t as base } from './public';

/** The texts of dialogs and forms. */
export const t = { ...base, dialogs };
