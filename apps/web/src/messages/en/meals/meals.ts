import { plan } from './plan';
import { planning } from './planning';

/** Texts of the meal planner. */
export const meals = {
  tabs: {
    label: 'Meal planner',
    week: 'Weekly Plan',
    today: 'Today',
    weekShort: 'Week',
    recipes: 'Recipes',
    useItUp: 'Use It Up!',
    useItUpShort: 'Use It Up',
    shopping: 'Shopping',
  },
  loading: 'Loading meals',
  loadingUser: 'Loading authentication...',
  crash: { title: 'Meal Planner Error', text: 'Failed to load meal planner' },
  plan,
  planning,
};
