import { formatMeasure } from './amounts/format';
import type { RecipeIngredient } from './ingredients/ingredient';
import type { RecipeStep } from './instructions';
import type { RecipeContent } from './recipe';

/** A recipe to be exported. */
export interface ExportedRecipe extends RecipeContent {
  id: string;
  /** The URL at which readers of the file can fetch its picture; `imageUrl` if missing. */
  pictureUrl?: string | null;
}

/** Our own record of the recipe, nested in the schema.org data. */
interface OwnData {
  version: 1;
  id: string;
  recipe: RecipeContent;
}

/**
 * Recipes as schema.org JSON-LD, which most other programs read.
 *
 * Each also contains our own record, under a name that other programs ignore: schema.org has no field for ingredient
 * sections, amounts in parts or the difficulty. The archive import uses it unless the rest was changed. Ratings and
 * notes belong to members and are not included.
 */
export function recipesToSchemaOrg(recipes: readonly ExportedRecipe[]): object[] {
  return recipes.map(({ id, pictureUrl, ...recipe }) => {
    const content = contentOf(recipe);
    const homefold: OwnData = { version: 1, id, recipe: content };
    return { ...schemaOrgOf(content), ...(pictureUrl ? { image: pictureUrl } : {}), homefold };
  });
}

/** Without the other fields of a stored recipe: its author, time and family. */
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

/** The part of a recipe that schema.org can express. */
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

/** One line per ingredient, and a line that ends with a colon per heading. */
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

/** Consecutive steps under one heading form a section. */
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
