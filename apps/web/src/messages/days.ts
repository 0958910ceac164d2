import { days } from './en/days';

/** The names of days close to today. */
export const t = { days };
