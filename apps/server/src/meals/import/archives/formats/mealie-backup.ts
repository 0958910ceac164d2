import { isNode, type SchemaNode } from '../../../../platform/web-pages';
import { ArchivedFileError } from '../limits';
import { plainId } from './mealie';
import { nodesOf, textOf } from './values';

/**
 * The recipes in the `database.json` of a Mealie backup, which contains its database tables, converted to the form of
 * its other exports.
 */
export function* mealieBackup(database: unknown): Generator<SchemaNode> {
  if (!isNode(database) || !Array.isArray(database.recipes)) {
    throw new ArchivedFileError('It holds no recipes of Mealie');
  }
  const table = (name: string): SchemaNode[] => nodesOf(database[name]);
  const names = (name: string): Map<string, string> =>
    new Map(table(name).map((row) => [plainId(row.id), textOf(row.name)]));
  const foods = names('ingredient_foods');
  const units = names('ingredient_units');
  const tags = byRecipe(table('recipes_to_tags'));
  const tagNames = names('tags');
  const categories = byRecipe(table('recipes_to_categories'));
  const categoryNames = names('categories');
  const ingredients = byRecipe(table('recipes_ingredients'));
  const instructions = byRecipe(table('recipe_instructions'));
  const notes = byRecipe(table('notes'));
  const settings = byRecipe(table('recipe_settings'));
  const favourites = new Set(
    [...table('users_to_favorites'), ...table('users_to_recipes').filter(({ is_favorite }) => is_favorite)].map((row) =>
      plainId(row.recipe_id),
    ),
  );
  for (const recipe of table('recipes')) {
    const id = plainId(recipe.id);
    yield {
      ...recipe,
      slug: textOf(recipe.slug),
      recipe_ingredient: inOrder(ingredients.get(id)).map((row) => ({
        ...row,
        food: foods.get(plainId(row.food_id)) ?? null,
        unit: units.get(plainId(row.unit_id)) ?? null,
      })),
      recipe_instructions: inOrder(instructions.get(id)),
      recipe_category: (categories.get(id) ?? []).map((row) => categoryNames.get(plainId(row.category_id)) ?? ''),
      tags: (tags.get(id) ?? []).map((row) => tagNames.get(plainId(row.tag_id)) ?? ''),
      notes: notes.get(id) ?? [],
      settings: settings.get(id)?.[0] ?? null,
      is_favorite: favourites.has(id),
    };
  }
}

function byRecipe(rows: readonly SchemaNode[]): Map<string, SchemaNode[]> {
  const groups = new Map<string, SchemaNode[]>();
  for (const row of rows) {
    const id = plainId(row.recipe_id);
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return groups;
}

const inOrder = (rows: readonly SchemaNode[] = []): SchemaNode[] =>
  [...rows].sort((a, b) => Number(a.position ?? 0) - Number(b.position ?? 0));
