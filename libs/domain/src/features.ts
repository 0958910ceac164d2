/** Features that a plan unlocks (product rule 23); everything else belongs to every family. */
export const FEATURES = ['meal_planner', 'wishlist', 'family_jobs', 'forum'] as const;
export type Feature = (typeof FEATURES)[number];

/** Display name of a feature, as in the sidebar. */
export const FEATURE_NAMES: Record<Feature, string> = {
  meal_planner: 'Meal Planner',
  wishlist: 'Wishlist',
  family_jobs: 'Family Jobs',
  forum: 'Family Forum',
};
