/**
 * The rules of recipes, as a separate entry (`@homefold/domain/recipes`): it includes the reader of ingredients, which
 * no screen should load before recipes are on it.
 */
export { INGREDIENT_LIMITS } from './ingredients/ingredient';
export type { RecipeIngredient } from './ingredients/ingredient';
export { ingredientHeading, readIngredient } from './ingredients/read-ingredient';
export { readIngredients } from './ingredients/read-ingredients';
export { isUnit, MAX_UNIT_LENGTH, normaliseUnit, traditionOf, unitName, UNITS } from './amounts/units';
export type { UnitCode, VolumeTradition } from './amounts/units';
