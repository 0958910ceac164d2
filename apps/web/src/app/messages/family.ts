import { family } from './en/family';
import { t as base } from '.';

/** The texts of Profile & Family, which pictures and invite codes share. */
export const t = { ...base, family };
