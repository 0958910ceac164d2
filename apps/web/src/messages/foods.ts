import { foods } from './en/recipes/foods';
import { t as base } from './record';

/** The texts of what people avoid. */
export const t = { ...base, foods };
