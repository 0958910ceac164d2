/** Texts of the meal planner. */
export const meals = {
  tabs: { label: 'Meal planner', week: 'Weekly Plan', recipes: 'Recipes' },
  loading: 'Loading meals',
};
