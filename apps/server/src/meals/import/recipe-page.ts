import { elementsBelow, htmlTree, plainText, visibleText, type HtmlElement } from './html-tree';
import { looseJson } from './loose-json';
import { markedUpNodes } from './marked-up';
import { schemaGraph } from './schema-nodes';
import { schemaRecipe, type ReadRecipe, type Unread } from './schema-recipe';

export interface PageRead {
  /** In the order of the page; usually one. */
  recipes: ReadRecipe[];
  /** What the page is called, for whoever writes the recipe by hand. */
  title: string | null;
  /** What could not be read of the page as a whole. */
  unread: Unread[];
}

/** Longer pages are refused: a recipe is a few kilobytes. */
export const MAX_PAGE_LENGTH = 2_000_000;

/**
 * The recipes that a page describes by schema.org: as JSON-LD, otherwise as microdata or RDFa. Only reads the text: no
 * script runs and nothing is fetched. Never throws.
 *
 * @param address where the page was found; pictures are relative to it, and it is the source of the recipe.
 */
export function readRecipePage(html: string, address: string | null): PageRead {
  if (html.length > MAX_PAGE_LENGTH) return nothing('The page is larger than 2 MB');
  const root = htmlTree(html);
  const unread: Unread[] = [];
  const linked = schemaGraph(linkedData(root, unread));
  const { recipes, resolve } = linked.recipes.length > 0 ? linked : schemaGraph(markedUpNodes(root));
  if (recipes.length === 0) unread.push({ field: 'page', message: 'No recipe was found on this page' });
  return { recipes: recipes.map((node) => schemaRecipe(node, resolve, address)), title: titleOf(root), unread };
}

/** The recipes of a file of schema.org JSON, as Nextcloud Cookbook and others keep them. */
export function readRecipeJson(json: string, address: string | null = null): PageRead {
  if (json.length > MAX_PAGE_LENGTH) return nothing('The file is larger than 2 MB');
  const values = looseJson(json);
  if (values === null) return nothing('The file is no valid JSON');
  const { recipes, resolve } = schemaGraph(values);
  const unread: Unread[] = recipes.length > 0 ? [] : [{ field: 'page', message: 'No recipe was found in this file' }];
  return { recipes: recipes.map((node) => schemaRecipe(node, resolve, address)), title: null, unread };
}

const nothing = (message: string): PageRead => ({ recipes: [], title: null, unread: [{ field: 'page', message }] });

const MAX_BLOCKS = 50;

function linkedData(root: HtmlElement, unread: Unread[]): unknown[] {
  const values: unknown[] = [];
  let blocks = 0;
  for (const { name, attributes, children } of elementsBelow(root)) {
    if (name !== 'script' || !/^\s*application\/ld\+json\b/i.test(attributes.type ?? '')) continue;
    if ((blocks += 1) > MAX_BLOCKS) break;
    const read = looseJson(children.filter((child) => typeof child === 'string').join(''));
    if (read === null) unread.push({ field: 'page', message: 'A block of data on the page is broken' });
    else values.push(...read.slice(0, 1_000));
  }
  return values;
}

function titleOf(root: HtmlElement): string | null {
  let title: string | null = null;
  for (const element of elementsBelow(root)) {
    if (element.name === 'h1') return visibleText(element).replaceAll('\n', ' ').slice(0, 200) || title;
    if (element.name === 'title') title ??= plainText(visibleText(element)).slice(0, 200) || null;
  }
  return title;
}
