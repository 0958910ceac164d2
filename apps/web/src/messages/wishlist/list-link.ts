import { listLink } from '../en/wishlist/list-link';
import { t as base } from '../record';

/** The texts of sharing somebody's wishes outside the family. */
export const t = { ...base, listLink };
