/**
 * The fourteen allergens that food labels in the EU and the UK must name (Regulation 1169/2011, annex II), in the legal
 * order.
 */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** What a diet avoids besides the allergens. `rennet` is cheese that may be made with calf rennet. */
export type FoodTrait = Allergen | 'pork' | 'beef' | 'poultry' | 'meat' | 'gelatine' | 'rennet' | 'honey' | 'alcohol';

export const isAllergen = (value: unknown): value is Allergen => ALLERGENS.includes(value as Allergen);

/** The diets that a member can have. Nothing here is medical advice. */
export const DIETS = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'gluten_free',
  'dairy_free',
  'no_pork',
  'no_beef',
  'no_alcohol',
  'halal',
] as const;
export type Diet = (typeof DIETS)[number];

export const isDiet = (value: unknown): value is Diet => DIETS.includes(value as Diet);

const FLESH = ['pork', 'beef', 'poultry', 'meat', 'gelatine'] as const;
const SEAFOOD = ['fish', 'crustaceans', 'molluscs'] as const;

/** What breaks each diet, and what may break it: a list of ingredients does not show whether meat is halal. */
export const DIET_RULES: Readonly<Record<Diet, { avoids: readonly FoodTrait[]; doubts: readonly FoodTrait[] }>> = {
  vegetarian: { avoids: [...FLESH, ...SEAFOOD], doubts: ['rennet'] },
  vegan: { avoids: [...FLESH, ...SEAFOOD, 'milk', 'eggs', 'honey', 'rennet'], doubts: ['alcohol'] },
  pescatarian: { avoids: FLESH, doubts: ['rennet'] },
  gluten_free: { avoids: ['gluten'], doubts: [] },
  dairy_free: { avoids: ['milk'], doubts: [] },
  no_pork: { avoids: ['pork'], doubts: ['gelatine'] },
  no_beef: { avoids: ['beef'], doubts: ['gelatine'] },
  no_alcohol: { avoids: ['alcohol'], doubts: [] },
  halal: { avoids: ['pork', 'alcohol'], doubts: ['beef', 'poultry', 'meat', 'gelatine', 'rennet'] },
};

/** What a claim on a package rules out ("vegan butter", "egg-free mayonnaise"). */
export const CLAIMS: ReadonlyMap<string, readonly FoodTrait[]> = new Map<string, readonly FoodTrait[]>([
  ['vegan', [...FLESH, ...SEAFOOD, 'milk', 'eggs', 'honey', 'rennet']],
  ['plant based', [...FLESH, ...SEAFOOD, 'milk', 'eggs', 'honey', 'rennet']],
  ['vegetarian', [...FLESH, ...SEAFOOD, 'rennet']],
  ['veggie', [...FLESH, ...SEAFOOD, 'rennet']],
  ['meat free', FLESH],
  ['meatless', FLESH],
  ['gluten free', ['gluten']],
  ['gf', ['gluten']],
  ['dairy free', ['milk', 'rennet']],
  ['non dairy', ['rennet']],
  ['milk free', ['milk', 'rennet']],
  ['egg free', ['eggs']],
  ['eggless', ['eggs']],
  ['nut free', ['nuts', 'peanuts']],
  ['peanut free', ['peanuts']],
  ['soy free', ['soya']],
  ['soya free', ['soya']],
  ['fish free', ['fish']],
  ['sesame free', ['sesame']],
  ['celery free', ['celery']],
  ['mustard free', ['mustard']],
  ['alcohol free', ['alcohol']],
  ['non alcoholic', ['alcohol']],
  ['halal', ['pork', 'alcohol']],
  // not a claim about the allergen: lactose-free milk is milk, and wheat-free rye and barley contain gluten
  ['lactose free', []],
  ['wheat free', []],
  ['sugar free', []],
  ['fat free', []],
]);
