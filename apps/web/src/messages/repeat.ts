import { repeat } from './en/repeat';

/** The texts of the fields that say how a record repeats. */
export const t = { repeat };
