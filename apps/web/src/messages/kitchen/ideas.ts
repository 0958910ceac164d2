import { ideas } from '../en/ideas';
import { t as base } from '../record';

/** The texts of AI Suggestions. */
export const t = { ...base, ideas };
