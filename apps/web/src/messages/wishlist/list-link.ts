import { listLink } from '../en/wishlist/list-link';
import { t as base } from '../record';

/** The texts of sharing somebody's wishes outside of the family. */
export const t = { ...base, listLink };
