import { listOf, schemaGraph, type SchemaNode, type WantedThings } from '../../platform/web-pages';

/** The recipes in any nesting of schema.org items, in page order and without duplicates. */
export function recipeGraph(
  values: readonly unknown[],
  limits?: WantedThings['limits'],
): { recipes: SchemaNode[]; resolve: (value: unknown) => unknown } {
  const { found, resolve } = schemaGraph(values, { types: ['Recipe'], keyOf, ...(limits && { limits }) });
  return { recipes: found, resolve };
}

function keyOf(recipe: SchemaNode): string | null {
  const ingredients = listOf(recipe.recipeIngredient ?? recipe.ingredients);
  if (ingredients.length === 0 && recipe.name === undefined) return null;
  return JSON.stringify([recipe.name, ingredients.slice(0, 50)]).slice(0, 5_000);
}
