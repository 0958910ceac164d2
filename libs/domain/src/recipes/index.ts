/**
 * The recipe rules, as a separate entry (`@homefold/domain/recipes`): it includes the ingredient parser, which no
 * screen should load before it shows recipes.
 */
export { INGREDIENT_LIMITS } from './ingredients/ingredient';
export type { RecipeIngredient } from './ingredients/ingredient';
export { ingredientHeading, readIngredient } from './ingredients/read-ingredient';
export { readIngredients } from './ingredients/read-ingredients';
export { isUnit, MAX_UNIT_LENGTH, normaliseUnit, traditionOf, unitName, UNITS } from './amounts/units';
export type { UnitCode, VolumeTradition } from './amounts/units';
export { INSTRUCTION_LIMITS, readInstructions } from './instructions';
export type { RecipeStep } from './instructions';
export {
  DEFAULT_DIFFICULTY,
  DIFFICULTIES,
  isWebAddress,
  readRecipe,
  readServings,
  RECIPE_LIMITS,
  recipeTitleProblem,
  tidyTags,
} from './recipe';
export type { Difficulty, RecipeContent, RecipeDraft, RecipeField } from './recipe';
export { recipesToSchemaOrg, schemaOrgOf } from './schema-org';
export type { ExportedRecipe } from './schema-org';
export { readMinutes, totalMinutes } from './cooking/durations';
export type { FoundDuration } from './cooking/durations';
export { stepTimers } from './cooking/timers';
export { convertAmount, UNIT_SYSTEMS } from './amounts/convert';
export type { UnitSystem } from './amounts/convert';
export { shownAmount } from './amounts/scale';
export type { AmountSettings, ShownAmount } from './amounts/scale';
export { formatAmount, formatMeasure, formatQuantity } from './amounts/format';
export { allergenIn, allergensOf, dietsBrokenBy, unknownFoods } from './foods/allergens';
export type { AllergenAnswer, FoodWarning } from './foods/allergens';
export { ALLERGENS, DIETS, isAllergen, isDiet } from './foods/traits';
export type { Allergen, Diet } from './foods/traits';
