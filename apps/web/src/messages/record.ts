import { record } from './en/record';
import { t as base } from './public';

/** The texts shared by all record types. */
export const t = { ...base, record };
