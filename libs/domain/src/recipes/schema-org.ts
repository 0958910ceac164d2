import { formatMeasure } from './amounts/format';
import type { RecipeIngredient } from './ingredients/ingredient';
import type { RecipeStep } from './instructions';
import type { RecipeContent } from './recipe';

/** A recipe to be exported. */
export interface ExportedRecipe extends RecipeContent {
  id: string;
  /** Where its picture can be fetched by whoever reads the file; its `imageUrl` when missing. */
  pictureUrl?: string | null;
}

/** The recipe as we keep it, below what schema.org says of it. */
interface OwnData {
  version: 1;
  id: string;
  recipe: RecipeContent;
}

/**
 * Recipes as schema.org JSON-LD, which most other programs read.
 *
 * Each also holds our own record, under a name that others pass over: schema.org has no place for sections of
 * ingredients, amounts in parts or the difficulty. The import of archives reads it as long as nobody changed the rest.
 * Ratings and notes belong to members and are not in it.
 */
export function recipesToSchemaOrg(recipes: readonly ExportedRecipe[]): object[] {
  return recipes.map(({ id, pictureUrl, ...recipe }) => {
    const content = contentOf(recipe);
    const homefold: OwnData = { version: 1, id, recipe: content };
    return { ...schemaOrgOf(content), ...(pictureUrl ? { image: pictureUrl } : {}), homefold };
  });
}

/** Without whatever else the record of a recipe holds: who made it, when, for which family. */
const contentOf = (recipe: RecipeContent): RecipeContent => ({
  title: recipe.title,
  description: recipe.description,
  tags: recipe.tags,
  ingredients: recipe.ingredients.map(({ name, amount, amountTo, unit, notes, section }) => ({
    name,
    amount,
    amountTo,
    unit,
    notes,
    section,
  })),
  instructions: recipe.instructions.map(({ text, section }) => ({ text, section })),
  externalLink: recipe.externalLink,
  prepTimeMinutes: recipe.prepTimeMinutes,
  cookTimeMinutes: recipe.cookTimeMinutes,
  servings: recipe.servings,
  difficulty: recipe.difficulty,
  imageUrl: recipe.imageUrl,
});

/** What schema.org can say of a recipe. */
export function schemaOrgOf(recipe: RecipeContent): Record<string, unknown> {
  const { prepTimeMinutes: prep, cookTimeMinutes: cook } = recipe;
  const properties = {
    name: recipe.title,
    description: recipe.description,
    image: recipe.imageUrl,
    url: recipe.externalLink,
    prepTime: duration(prep),
    cookTime: duration(cook),
    totalTime: duration(prep === null && cook === null ? null : (prep ?? 0) + (cook ?? 0)),
    recipeYield: recipe.servings === null ? null : String(recipe.servings),
    keywords: recipe.tags.length === 0 ? null : recipe.tags.join(', '),
    recipeIngredient: ingredientLines(recipe.ingredients),
    recipeInstructions: instructions(recipe.instructions),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    ...Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null)),
  };
}

/** "PT1H10M". */
function duration(minutes: number | null): string | null {
  if (minutes === null) return null;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

/** A line for each ingredient, and one that ends with a colon for each heading. */
function ingredientLines(ingredients: readonly RecipeIngredient[]): string[] {
  let section: string | null = null;
  return ingredients.flatMap((ingredient) => {
    const heading = ingredient.section !== section && ingredient.section !== null ? [`${ingredient.section}:`] : [];
    ({ section } = ingredient);
    return [...heading, ingredientLine(ingredient)];
  });
}

function ingredientLine({ name, amount, amountTo, unit, notes }: RecipeIngredient): string {
  const measure = amount === null ? (unit ?? '') : formatMeasure({ amount, amountTo, unit }, 'en');
  const line = [measure.replaceAll('\u00a0', ' '), name].filter((part) => part !== '').join(' ');
  return notes === null ? line : `${line}, ${notes}`;
}

/** Steps that follow each other under one heading are a section. */
function instructions(steps: readonly RecipeStep[]): object[] {
  const parts: object[] = [];
  let heading: string | null = null;
  let below: object[] = [];
  for (const { text, section } of steps) {
    if (section !== heading && section !== null) {
      below = [];
      parts.push({ '@type': 'HowToSection', name: section, itemListElement: below });
    }
    heading = section;
    (section === null ? parts : below).push({ '@type': 'HowToStep', text });
  }
  return parts;
}
