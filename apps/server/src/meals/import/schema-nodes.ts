/** Things as schema.org describes them, whether JSON-LD, microdata or RDFa says so. */
export type SchemaNode = Record<string, unknown>;

const MAX_TYPES = 20;
/** What is looked at of a page. */
const PAGE_LIMITS = { visited: 50_000, recipes: 10 };
/** How many are compared for each recipe that is wanted, since a page may describe the same one often. */
const CANDIDATES = 10;

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value, or the values of a list, as a list. */
export const listOf = (value: unknown): unknown[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value];

/** Whether a thing is of a type, however its name is written: "Recipe", "schema:Recipe", a list of addresses. */
export const isOfType = (node: SchemaNode, type: string): boolean =>
  listOf(node['@type'] ?? node.type)
    .slice(0, MAX_TYPES)
    .some(
      (each) =>
        typeof each === 'string' && each.slice(0, 200).split(/[/#:]/).at(-1)?.toLowerCase() === type.toLowerCase(),
    );

/**
 * Says yes so many times. Things may contain themselves by reference, so that a walk through them that is only limited in
 * depth doubles, or multiplies by a thousand, with each level.
 */
export function atMost(times: number): () => boolean {
  let left = times;
  return () => (left -= 1) >= 0;
}

export interface SchemaGraph {
  recipes: SchemaNode[];
  /** The thing that a value is or points to by its `@id`. */
  resolve: (value: unknown) => unknown;
}

/** The recipes in any nesting of things, in the order of the page, without the same one twice. */
export function schemaGraph(values: readonly unknown[], limits = PAGE_LIMITS): SchemaGraph {
  const byId = new Map<string, SchemaNode>();
  const recipes: SchemaNode[] = [];
  const waiting: unknown[] = [...values].reverse();
  const candidates = limits.recipes * CANDIDATES;
  for (let visited = 0; waiting.length > 0 && visited < limits.visited && recipes.length < candidates; visited += 1) {
    const value = waiting.pop();
    if (Array.isArray(value)) addReversed(value, waiting, limits.visited);
    if (!isNode(value)) continue;
    const id = value['@id'];
    if (typeof id === 'string' && Object.keys(value).length > 1 && !byId.has(id)) byId.set(id, value);
    if (isOfType(value, 'Recipe')) recipes.push(value);
    else addReversed(Object.values(value), waiting, limits.visited);
  }
  return {
    recipes: distinct(recipes).slice(0, limits.recipes),
    resolve: (value) => {
      const id = isNode(value) && Object.keys(value).length === 1 ? value['@id'] : undefined;
      return typeof id === 'string' ? (byId.get(id) ?? value) : value;
    },
  };
}

/** So that the first is taken next. */
function addReversed(values: readonly unknown[], waiting: unknown[], limit: number): void {
  for (let at = Math.min(values.length, limit) - 1; at >= 0; at -= 1) waiting.push(values[at]);
}

/** A page often describes its recipe twice, by its theme and by a plugin. */
function distinct(recipes: readonly SchemaNode[]): SchemaNode[] {
  const seen = new Set<string>();
  return recipes.filter((recipe) => {
    const ingredients = listOf(recipe.recipeIngredient ?? recipe.ingredients);
    if (ingredients.length === 0 && recipe.name === undefined) return false;
    const key = JSON.stringify([recipe.name, ingredients.slice(0, 50)]).slice(0, 5_000);
    return !seen.has(key) && seen.add(key);
  });
}
