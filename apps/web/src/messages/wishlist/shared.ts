import { shared } from '../en/wishlist/shared';
import { t as base } from '../public';

/** The texts of the page behind a private link to somebody's wishes. */
export const t = { ...base, shared };
