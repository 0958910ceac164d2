import { gifts } from '../en/wishlist/gifts';
import { t as base } from '../record';

/** The texts of gifts and surprises. */
export const t = { ...base, gifts };
