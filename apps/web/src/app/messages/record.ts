import { record } from './en/record';
import { t as base } from './public';

/** The texts that all kinds of records share. */
export const t = { ...base, record };
