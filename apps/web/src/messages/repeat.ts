import { repeat } from './en/repeat';

/** The texts of the repeat fields. */
export const t = { repeat };
