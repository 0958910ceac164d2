import type { PageRead } from './recipe-page';
import type { ReadRecipe } from './schema-recipe';

/** A page of a fictional site around a block of data, which is JSON or any text. */
export const pageWith = (
  data: unknown,
  { type = 'application/ld+json', head = '', body = '' } = {},
): string => `<!doctype html>
<html><head><title>Nana's kitchen – Lemon cake</title>${head}
<script>window.ads = { "@type": "Recipe", "name": "An advertisement" };</script>
<script type="${type}">${typeof data === 'string' ? data : JSON.stringify(data).replaceAll('</', '<\\/')}</script>
</head><body><h1>Lemon cake</h1><nav><ul><li>1 cup of cookies</li></ul></nav>${body}</body></html>`;

/** The most common form of a recipe, as in the documentation of schema.org. */
export const CAKE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lemon cake',
  description: 'A cake for Sunday.',
  image: 'https://cakes.example/lemon.jpg',
  author: { '@type': 'Person', name: 'Nana' },
  prepTime: 'PT20M',
  cookTime: 'PT1H10M',
  recipeYield: '8',
  recipeCategory: 'Dessert',
  recipeCuisine: 'British',
  keywords: 'cake, lemon, dessert',
  recipeIngredient: ['225 g butter', '4 large eggs', 'zest of 1 lemon'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Beat the butter.' },
    { '@type': 'HowToStep', text: 'Fold in the eggs.' },
  ],
};

/** A parsed recipe in brief, for tables. */
export const summaryOf = ({ recipe, images, unread }: ReadRecipe) => ({
  title: recipe.title,
  ingredients: recipe.ingredients.map(({ amount, amountTo, unit, name, section }) =>
    [section && `[${section}]`, amount, amountTo && `–${amountTo}`, unit, name]
      .filter((part) => part !== null)
      .join(' '),
  ),
  steps: recipe.instructions.map(({ text, section }) => (section === null ? text : `[${section}] ${text}`)),
  times: [recipe.prepTimeMinutes, recipe.cookTimeMinutes],
  servings: recipe.servings,
  tags: recipe.tags,
  images,
  unread: unread.map(({ field, message }) => `${field}: ${message}`),
});

export type Summary = ReturnType<typeof summaryOf>;

/** The recipe of a page, by default the first. */
export function summary({ recipes }: PageRead, at = 0): Summary {
  const read = recipes[at];
  if (!read) throw new Error(`The page has ${recipes.length} recipes`);
  return summaryOf(read);
}

/** The parsed form of `CAKE`. */
export const CAKE_READ: Summary = {
  title: 'Lemon cake',
  ingredients: ['225 g butter', '4 large eggs', '1 lemon'],
  steps: ['Beat the butter.', 'Fold in the eggs.'],
  times: [20, 70],
  servings: 8,
  tags: ['Dessert', 'British', 'cake', 'lemon'],
  images: ['https://cakes.example/lemon.jpg'],
  unread: [],
};
