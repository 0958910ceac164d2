import { isDeepStrictEqual } from 'node:util';
import { readRecipe, schemaOrgOf, type RecipeContent, type RecipeDraft } from '@homefold/domain/recipes';
import { isNode, type SchemaNode } from '../../../../platform/web-pages';
import { schemaRecipe } from '../../schema-recipe';
import type { FoundRecipe } from '../archived-recipe';
import { textOf } from './values';

/**
 * A schema.org recipe: from Nextcloud Cookbook, our own export, or any other program.
 *
 * @param path in the archive; empty for a file that is not an archive
 */
export function schemaOrgRecipe(node: SchemaNode, resolve: (value: unknown) => unknown, path: string): FoundRecipe {
  const own = ownRecipe(node);
  if (own !== null) return own;
  const read = schemaRecipe(node, resolve, null);
  const isNextcloud = /(?:^|\/)recipe\.json$/i.test(path) || /\/apps\/cookbook\//.test(textOf(node.imageUrl));
  return { source: isNextcloud ? 'nextcloud' : 'schema.org', read, id: null };
}

/** Our own record of the recipe, unless the data next to it was changed. */
function ownRecipe({ homefold, image, ...rest }: SchemaNode): FoundRecipe | null {
  if (!isNode(homefold) || homefold.version !== 1 || typeof homefold.id !== 'string' || !isNode(homefold.recipe)) {
    return null;
  }
  const recipe = checked(homefold.recipe);
  if (recipe === null) return null;
  // the picture may have moved to another URL
  const { image: ownImage, ...described } = schemaOrgOf(recipe);
  if (!isDeepStrictEqual(rest, described)) return null;
  const images = [image, ownImage].map(textOf).filter((address) => address !== '');
  const { recipe: withImage } = readRecipe({ ...recipe, imageUrl: images[0] ?? null });
  return { source: 'homefold', read: { recipe: withImage, images, author: null, unread: [] }, id: homefold.id };
}

function checked(value: SchemaNode): RecipeContent | null {
  try {
    const { recipe, problems } = readRecipe(value as RecipeDraft);
    return problems.length === 0 ? recipe : null;
  } catch {
    return null; // fields of other types than ours
  }
}
