import {
  INGREDIENT_LIMITS,
  INSTRUCTION_LIMITS,
  isWebAddress,
  readMinutes,
  readRecipe,
  readServings,
  RECIPE_LIMITS,
  tidyTags,
  type RecipeContent,
  type RecipeField,
} from '@homefold/domain/recipes';
import { atMost, isNode, linksOf, listOf, plainText, textOf, type SchemaNode } from '../../platform/web-pages';
import { schemaSteps } from './schema-instructions';

/** What could not be imported, in words for whoever reviews the draft. */
export interface Unread {
  field: RecipeField | 'page';
  message: string;
}

/** A parsed recipe, to be reviewed before it is saved. */
export interface ReadRecipe {
  recipe: RecipeContent;
  /** URLs of its pictures, the best first. */
  images: string[];
  author: string | null;
  unread: Unread[];
}

const MAX_ITEMS = 2_000;
/** The maximum length of an ingredient's amount, unit or name. */
const MAX_PART = 2_000;
/** The maximum number of items visited for one field, including those reached by reference. */
const MAX_VISITED = 5_000;

/**
 * The recipe described by schema.org properties. Fields beyond the limits are truncated, and listed in `unread`.
 *
 * @param rows its ingredients, where they are known in parts and not as lines of text
 */
export function schemaRecipe(
  node: SchemaNode,
  resolve: (value: unknown) => unknown,
  address: string | null,
  rows: readonly unknown[] | null = null,
): ReadRecipe {
  const unread: Unread[] = [];
  const lines = rows ?? ingredientLines(node.recipeIngredient ?? node.ingredients ?? node.ingredient, resolve);
  const steps = schemaSteps(node.recipeInstructions ?? node.instructions ?? node.step, resolve);
  const times = timesOf(node, unread);
  const images = linksOf(node.image ?? node.thumbnailUrl ?? node.photo, resolve, { address, isUsable: isPicture });
  const source = address ?? listOf(node.url).find((url) => typeof url === 'string' && isWebAddress(url));
  const draft = {
    title: cut(textOf(node.name ?? node.headline), RECIPE_LIMITS.title, 'title', unread),
    description: cut(textOf(node.description ?? node.summary), RECIPE_LIMITS.description, 'description', unread),
    tags: tagsOf(node),
    ingredients: few(lines, INGREDIENT_LIMITS.ingredients, 'ingredients', unread),
    instructions: few(steps, INSTRUCTION_LIMITS.steps, 'instructions', unread),
    externalLink: typeof source === 'string' && isWebAddress(source) ? source : null,
    ...times,
    servings: servingsOf(node.recipeYield ?? node.yield, unread),
    imageUrl: images[0] ?? null,
  };
  return reviewed(readRecipe(draft), { images, author: authorOf(node.author, resolve), unread });
}

/** A parsed recipe, with everything that its rules refuse listed as unread. */
export function reviewed(
  { recipe, problems }: ReturnType<typeof readRecipe>,
  { images, author, unread }: Omit<ReadRecipe, 'recipe'>,
): ReadRecipe {
  const missing = recipe.ingredients.length === 0 && !problems.some(({ field }) => field === 'ingredients');
  return {
    recipe,
    images,
    author,
    unread: [
      ...unread,
      ...problems,
      ...(missing ? [{ field: 'ingredients' as const, message: 'No ingredients were found' }] : []),
    ],
  };
}

const isPicture = (href: string): boolean => isWebAddress(href) && href.length <= RECIPE_LIMITS.link;

function cut(text: string, limit: number, field: RecipeField, unread: Unread[]): string {
  // twice the limit: the rules count visible characters, and refuse what is still too long
  const parts = [...text];
  if (parts.length <= limit) return text;
  unread.push({ field, message: `Only the first ${limit.toLocaleString('en-GB')} characters were taken` });
  return parts.slice(0, limit).join('');
}

function few<T>(items: readonly T[], limit: number, field: RecipeField, unread: Unread[]): T[] {
  if (items.length > limit) unread.push({ field, message: `Only the first ${limit} of ${items.length} were taken` });
  return items.slice(0, limit);
}

function ingredientLines(
  value: unknown,
  resolve: (value: unknown) => unknown,
  mayVisit = atMost(MAX_VISITED),
  depth = 0,
): string[] {
  if (depth > 4) return [];
  return listOf(value)
    .slice(0, MAX_ITEMS)
    .flatMap((each) => {
      if (!mayVisit()) return [];
      const item = resolve(each);
      if (Array.isArray(item)) return ingredientLines(item, resolve, mayVisit, depth + 1);
      if (isNode(item)) {
        if (item.itemListElement !== undefined) {
          return ingredientLines(item.itemListElement, resolve, mayVisit, depth + 1);
        }
        const parts = [
          item.amount ?? item.value ?? item.requiredQuantity,
          item.unitText ?? item.unit,
          item.name ?? item.item,
        ];
        return [
          parts
            .map((part) => textOf(part, MAX_PART))
            .filter(Boolean)
            .join(' '),
        ];
      }
      return typeof item === 'string' ? plainText(item.slice(0, 20_000)).split('\n') : [];
    })
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Preparation and cooking time; if there is only a total, it is the cooking time. */
function timesOf(
  node: SchemaNode,
  unread: Unread[],
): { prepTimeMinutes: number | null; cookTimeMinutes: number | null } {
  const read = (value: unknown, field: RecipeField): number | null => {
    const text = typeof value === 'number' ? value : durationText(value);
    if (text === '') return null;
    const minutes = readMinutes(text);
    if (minutes === null) unread.push({ field, message: `The time “${String(text).slice(0, 60)}” was not understood` });
    return minutes || null;
  };
  const prep = read(node.prepTime, 'prepTimeMinutes');
  const cook = read(node.cookTime ?? node.performTime, 'cookTimeMinutes');
  const total = cook === null ? read(node.totalTime, 'cookTimeMinutes') : null;
  return {
    prepTimeMinutes: prep,
    cookTimeMinutes: cook ?? (total !== null && total > (prep ?? 0) ? total - (prep ?? 0) : null),
  };
}

const durationText = (value: unknown): string => {
  const [first] = listOf(value);
  return isNode(first) ? textOf(first.maxValue ?? first.value ?? first.name ?? null) : textOf(first);
};

function servingsOf(value: unknown, unread: Unread[]): number | null {
  const texts = listOf(value)
    .slice(0, 10)
    .map((each) => textOf(isNode(each) ? (each.value ?? each.name) : each))
    .filter((text) => text !== '');
  for (const text of texts) {
    const servings = readServings(text);
    if (servings !== null && servings >= 1 && servings <= RECIPE_LIMITS.servings) return servings;
  }
  if (texts[0] !== undefined)
    unread.push({ field: 'servings', message: `“${texts[0].slice(0, 60)}” says no number of servings` });
  return null;
}

/** Keywords, category and cuisine; without tags that are too long or exceed the limit. */
function tagsOf(node: SchemaNode): string[] {
  const texts = [node.recipeCategory, node.recipeCuisine, node.keywords]
    .flatMap(listOf)
    .slice(0, 100)
    .map((each) => textOf(isNode(each) ? each.name : each))
    .flatMap((text) => text.split(/[,;|\n]/));
  return tidyTags(texts)
    .filter((tag) => [...tag].length <= RECIPE_LIMITS.tag)
    .slice(0, RECIPE_LIMITS.tags);
}

function authorOf(value: unknown, resolve: (value: unknown) => unknown): string | null {
  const names = listOf(value)
    .slice(0, 5)
    .map((each) => textOf(resolve(each)))
    .filter((name) => name !== '' && !isWebAddress(name));
  return names.join(', ').slice(0, 200) || null;
}
