import { search } from './en/search';
import { t as base } from '.';

/** The texts of the search. */
export const t = { ...base, search };
