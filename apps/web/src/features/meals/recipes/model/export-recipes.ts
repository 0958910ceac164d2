import { recipesToSchemaOrg } from '@homefold/domain/recipes';
import { download } from '../../../../graphql/rest';
import { saveFile } from '../../../../ui/browser/save-file';
import type { Recipe } from './types';

/** All recipes as one file that other apps can import. @throws Error with a message for the user */
export const downloadRecipes = (): Promise<void> => download('/api/meals/recipes/export', 'homefold-recipes.json');

/** Saves a recipe's file on this device, also offline. */
export function downloadRecipe(recipe: Recipe): void {
  const image = recipe.card?.image;
  const pictureUrl = image ? new URL(image.url, window.location.origin).href : null;
  const [exported] = recipesToSchemaOrg([{ ...recipe, pictureUrl }]);
  const name = recipe.title.replace(/[^\p{L}\p{N} -]+/gu, '').trim() || 'recipe';
  saveFile(new Blob([JSON.stringify(exported, null, 2)], { type: 'application/ld+json' }), `${name}.json`);
}
