import type { Diet } from '../../recipes/foods/traits';

/** Diets as they appear in a sentence: "Monday is vegetarian". Allergens are named directly: "without nuts". */
export const DIET_WORDS: Readonly<Record<Diet, string>> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  pescatarian: 'pescatarian',
  gluten_free: 'gluten-free',
  dairy_free: 'dairy-free',
  no_pork: 'without pork',
  no_beef: 'without beef',
  no_alcohol: 'without alcohol',
  halal: 'halal',
};
