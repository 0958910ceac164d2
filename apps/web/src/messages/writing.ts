import { writing } from './en/writing';

/** The texts of fields for longer texts. */
export const t = { writing };
