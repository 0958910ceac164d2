import { formatMeasure } from '@homefold/domain/recipes';
import type { Recipe } from './types';

/** Other programs read figures as English writes them. */
const LOCALE = 'en-GB';

const duration = (minutes: number | null): string | undefined => (minutes === null ? undefined : `PT${minutes}M`);

/** A recipe as schema.org describes one (https://schema.org/Recipe), which other programs import. */
export function schemaOrgRecipe(recipe: Recipe, origin: string): object {
  const { card } = recipe;
  const total = (recipe.prepTimeMinutes ?? 0) + (recipe.cookTimeMinutes ?? 0);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description ?? undefined,
    keywords: recipe.tags.join(', ') || undefined,
    image: card?.image ? new URL(card.image.url, origin).href : undefined,
    url: recipe.externalLink ?? undefined,
    recipeYield: recipe.servings === null ? undefined : String(recipe.servings),
    prepTime: duration(recipe.prepTimeMinutes),
    cookTime: duration(recipe.cookTimeMinutes),
    totalTime: total > 0 ? duration(total) : undefined,
    recipeIngredient: recipe.ingredients.map(({ amount, amountTo, unit, name, notes }) =>
      [
        amount === null ? unit : formatMeasure({ amount, amountTo, unit }, LOCALE),
        notes === null ? name : `${name}, ${notes}`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    recipeInstructions: recipe.instructions.map(({ text }) => ({ '@type': 'HowToStep', text })),
  };
}

/** Saves it as a file on this device. */
export function downloadRecipe(recipe: Recipe): void {
  const json = JSON.stringify(schemaOrgRecipe(recipe, window.location.origin), null, 2);
  const address = URL.createObjectURL(new Blob([json], { type: 'application/ld+json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${recipe.title.replace(/[^\p{L}\p{N} -]+/gu, '').trim() || 'recipe'}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
