import { pictures } from './en/pictures';
import { t as base } from './public';

/** The texts of pictures. */
export const t = { ...base, pictures };
