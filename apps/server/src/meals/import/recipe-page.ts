import { htmlTree, linkedData, looseJson, markedUpNodes, MAX_PAGE_LENGTH, titleOf } from '../../platform/web-pages';
import { recipeGraph } from './recipe-graph';
import { schemaRecipe, type ReadRecipe, type Unread } from './schema-recipe';

export interface PageRead {
  /** In the order of the page; usually one. */
  recipes: ReadRecipe[];
  /** The title of the page, for entering the recipe by hand. */
  title: string | null;
  /** What could not be parsed on the page as a whole. */
  unread: Unread[];
}

/**
 * The recipes that a page describes with schema.org: as JSON-LD, otherwise as microdata or RDFa. Only parses the text:
 * no script runs and nothing is fetched. Never throws.
 *
 * @param address where the page was found; pictures are relative to it, and it is the source of the recipe.
 */
export function readRecipePage(html: string, address: string | null): PageRead {
  if (html.length > MAX_PAGE_LENGTH) return nothing('The page is larger than 2 MB');
  const root = htmlTree(html);
  const unread: Unread[] = [];
  const { values, isBroken } = linkedData(root);
  if (isBroken) unread.push({ field: 'page', message: 'A block of data on the page is broken' });
  const linked = recipeGraph(values);
  const { recipes, resolve } = linked.recipes.length > 0 ? linked : recipeGraph(markedUpNodes(root));
  if (recipes.length === 0) unread.push({ field: 'page', message: 'No recipe was found on this page' });
  return { recipes: recipes.map((node) => schemaRecipe(node, resolve, address)), title: titleOf(root), unread };
}

/** The recipes of a file of schema.org JSON, as used by Nextcloud Cookbook and others. */
export function readRecipeJson(json: string, address: string | null = null): PageRead {
  if (json.length > MAX_PAGE_LENGTH) return nothing('The file is larger than 2 MB');
  const values = looseJson(json);
  if (values === null) return nothing('The file is not valid JSON');
  const { recipes, resolve } = recipeGraph(values);
  const unread: Unread[] = recipes.length > 0 ? [] : [{ field: 'page', message: 'No recipe was found in this file' }];
  return { recipes: recipes.map((node) => schemaRecipe(node, resolve, address)), title: null, unread };
}

const nothing = (message: string): PageRead => ({ recipes: [], title: null, unread: [{ field: 'page', message }] });
