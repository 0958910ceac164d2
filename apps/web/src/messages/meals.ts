import { meals } from './en/meals/meals';
import { t as base } from './record';

/** The texts of the meal planner. */
export const t = { ...base, meals };
