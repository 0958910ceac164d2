import { digest } from './en/digest';
import { t as base } from '.';

/** The texts of sending the daily digest. */
export const t = { ...base, digest };
