import { pickers } from './en/pickers';

/** The texts of the fields for dates, times, choices and counts. */
export const t = { pickers };
