import { kitchenSoon } from '../en/kitchen/soon';

/** The texts of the dashboard's line about the kitchen. */
export const t = { kitchenSoon };
