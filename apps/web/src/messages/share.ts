import { share } from './en/share';
import { t as base } from './public';

/** The texts of sharing a link. */
export const t = { ...base, share };
