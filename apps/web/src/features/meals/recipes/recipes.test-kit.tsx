import { readIngredients, readInstructions } from '@homefold/domain/recipes';
import { familyAnswers } from '../../../test/answers';
import type { RootAnswers } from '../../../test/network';
import { renderRoute } from '../../../test/render-route';
import type { RecipeInput } from '../generated';
import type { RecipeWithLog } from './model/types';

/** A recipe as the server answers it. */
export function recipeOf(title: string, over: Partial<RecipeWithLog> = {}): RecipeWithLog {
  const id = `id-${title.toLowerCase().replace(/\W+/g, '-')}`;
  const words = {
    id,
    title,
    description: null,
    tags: ['Quick'],
    ingredients: readIngredients('200 g flour\n3 eggs\n1½ cups milk').ingredients,
    instructions: readInstructions('Whisk the flour with the eggs.\nRest for 20 minutes.').steps,
    externalLink: null,
    prepTimeMinutes: 10,
    cookTimeMinutes: 15,
    servings: 4,
    difficulty: 'easy' as const,
    imageUrl: null,
    imageProblem: null,
    isFavorite: false,
    version: 1,
    cooked: [],
    opinions: [],
    link: null,
    ...over,
  };
  return {
    ...words,
    card: {
      ...words,
      rating: null,
      ratings: 0,
      timesCooked: words.cooked.length,
      lastCookedOn: words.cooked[0]?.cookedOn ?? null,
      image: null,
      warnings: [],
      ...over.card,
    },
  };
}

interface PageArgs {
  of?: { query?: string; difficulty?: string; tag?: string; favoritesOnly?: boolean };
  after?: string;
}

/** Opens the recipes over a fake server that returns two per page. */
export function openRecipes(recipes: RecipeWithLog[], { sub = '', over = {} as RootAnswers } = {}) {
  const sent: Record<string, unknown>[] = [];
  const note = (name: string, args: object): void =>
    void sent.push({ name, ...(JSON.parse(JSON.stringify(args)) as object) });
  const put = (recipe: RecipeWithLog): RecipeWithLog => {
    const at = recipes.findIndex(({ id }) => id === recipe.id);
    if (at === -1) recipes.unshift(recipe);
    else recipes[at] = recipe;
    return recipe;
  };
  const one = (id: string): RecipeWithLog => {
    const found = recipes.find((recipe) => recipe.id === id);
    if (!found) throw new Error(`no recipe ${id}`);
    return found;
  };
  const graphql = familyAnswers({
    recipePage: ({ of = {}, after }: PageArgs) => {
      const found = recipes.filter(
        ({ title, isFavorite }) =>
          title.toLowerCase().includes((of.query ?? '').toLowerCase()) && (!of.favoritesOnly || isFavorite),
      );
      const from = Number(after ?? 0);
      return {
        items: found.slice(from, from + 2).map(({ card }) => card),
        nextCursor: found.length > from + 2 ? String(from + 2) : null,
        total: found.length,
        totalOfFamily: recipes.length,
      };
    },
    recipe: ({ id }: { id: string }) => one(id),
    recipeSuggestions: ({ kind }: { kind: string }) => (kind === 'tag' ? [{ text: 'Batch', uses: 3 }] : []),
    addRecipe: (args: { input: RecipeInput }) => {
      note('add', args);
      const { ingredients: _i, instructions: _s, ...rest } = args.input;
      return put(recipeOf(rest.title ?? '', { id: 'added', ...(rest as Partial<RecipeWithLog>) }));
    },
    updateRecipe: (args: { id: string; input: RecipeInput }) => {
      note('update', args);
      const { card: _card, ...before } = one(args.id);
      const { ingredients: _i, instructions: _s, ...rest } = args.input;
      const changed = { ...before, ...(rest as Partial<RecipeWithLog>), version: before.version + 1 };
      return put(recipeOf(before.title, changed));
    },
    deleteRecipe: (args: { id: string }) => {
      note('delete', args);
      recipes.splice(0, recipes.length, ...recipes.filter(({ id }) => id !== args.id));
      return { id: args.id, restorableUntil: '' };
    },
    ...over,
  });
  return { sent, ...renderRoute(`/dashboard#meal-planner/recipes${sub}`, { graphql }) };
}
