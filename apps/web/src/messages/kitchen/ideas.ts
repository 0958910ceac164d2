import { ideas } from '../en/kitchen/ideas';
import { t as base } from '../record';

/** The texts of AI Suggestions. */
export const t = { ...base, ideas };
