import { share } from './en/share';
import { t as base } from './public';

/** The texts of handing on a link. */
export const t = { ...base, share };
