import { bin } from './en/bin';
import { t as base } from '.';

/** The texts of the bin. */
export const t = { ...base, bin };
