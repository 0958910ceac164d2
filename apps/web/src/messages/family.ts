import { family } from './en/family';
import { t as base } from '.';

/** The texts of Profile & Family, also used by pictures and invite codes. */
export const t = { ...base, family };
