import { wishesSoon } from '../en/wishlist/soon';

/** The texts of the dashboard's line about wishes. */
export const t = { wishesSoon };
