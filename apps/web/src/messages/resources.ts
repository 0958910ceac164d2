import { resources } from './en/resources';

/** The names of the record types. */
export const t = { resources };
