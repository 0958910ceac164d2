import { plan } from './meals/plan';
import { planning } from './meals/planning';

/** Texts of the meal planner. */
export const meals = {
  tabs: { label: 'Meal planner', week: 'Weekly Plan', today: 'Today', weekShort: 'Week', recipes: 'Recipes' },
  loading: 'Loading meals',
  plan,
  warning: {
    contains: (what: string, names: string) => `Contains ${what}: ${names}`,
    may_contain: (what: string, names: string) => `May contain ${what}: ${names}`,
    breaks_diet: (what: string, names: string) => `Not ${what}: ${names}`,
    may_break_diet: (what: string, names: string) => `May not be ${what}: ${names}`,
  },
  planning,
};
