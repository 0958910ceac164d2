import { t as base } from './recipes';
import { shared } from './en/recipes/shared';

/** The texts of the page behind a private link to a recipe. */
export const t = { ...base, shared };
