import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import { refetchFields, registerLive } from '../../../../graphql/live-registry';
import { placeRow, rowsOf } from '../../../../graphql/records/lists';
import { deletedItem, makeRecordWrites } from '../../../../graphql/records/record-writes';
import type { RecordTools } from '../../../../graphql/records/record-writes';
import { t } from '../../../../messages/recipes';
import { newKey } from '../../../../ui/browser/new-key';
import { useToasts } from '../../../../ui/toasts/toasts';
import {
  AddRecipeDocument,
  DeleteRecipeDocument,
  RecipeFieldsFragmentDoc,
  RecipeNowDocument,
  UndoRecipeChangeDocument,
  UpdateRecipeDocument,
} from '../../generated';
import type { RecipeInput, RecipeNowQuery } from '../../generated';
import type { Recipe, RecipeCard } from './types';

const texts = t.recipes;
/** The root fields that return recipes, also within the plan of a week. */
const RECIPE_FIELDS = ['recipes', 'recipe', 'mealWeek'] as const;

registerLive({ type: 'recipe', typename: 'Recipe', fields: RECIPE_FIELDS, answered: RECIPE_FIELDS });

const refetchRecipes = (client: ApolloClient): Promise<void> => refetchFields(client, new Set(RECIPE_FIELDS));

/** With the type names that the cache needs and generated types leave out. */
const typed = (recipe: Recipe): Recipe =>
  ({
    __typename: 'Recipe',
    ...recipe,
    ingredients: recipe.ingredients.map((each) => ({ __typename: 'Ingredient', ...each })),
    instructions: recipe.instructions.map((each) => ({ __typename: 'Step', ...each })),
  }) as Recipe;

const rows = rowsOf<Recipe>('Recipe', RecipeFieldsFragmentDoc, 'RecipeFields', typed);

/** Puts a recipe into the list, or takes it out. @returns what the answer has covered */
const place = (cache: ApolloCache, id: string, recipe: Recipe | null): readonly string[] => {
  placeRow(cache, id, recipe ? rows.write(cache, recipe) : undefined, { windows: { recipes: () => true } });
  return [id];
};

function makeRecipeWrites(tools: RecordTools) {
  const { change, tap, offerUndo, current } = makeRecordWrites<Recipe, RecipeNowQuery>(tools, {
    now: { query: RecipeNowDocument, rowOf: ({ recipe }) => recipe },
    keep: rows.write,
    undo: (send, key) =>
      send({
        mutation: UndoRecipeChangeDocument,
        variables: { key },
        place: (cache, { undo }) =>
          undo.flatMap((recipe) => (recipe.__typename === 'Recipe' ? place(cache, recipe.id, recipe) : [])),
      }),
    gone: texts.gone,
    refetch: refetchRecipes,
  });
  return {
    current,
    /** Throws on refusal. */
    async add(input: RecipeInput, idempotencyKey: string): Promise<Recipe> {
      const { addRecipe } = await change({
        mutation: AddRecipeDocument,
        variables: { input, idempotencyKey },
        place: (cache, answer) => place(cache, answer.addRecipe.id, answer.addRecipe),
      });
      tools.toasts.success(texts.added(addRecipe.title));
      return addRecipe;
    },
    /** Throws on refusal. */
    async update(recipe: Recipe, input: RecipeInput): Promise<void> {
      const undoKey = newKey();
      const { updateRecipe: after } = await change({
        mutation: UpdateRecipeDocument,
        variables: { id: recipe.id, input, version: recipe.version, undoKey },
        place: (cache, { updateRecipe }) => place(cache, recipe.id, updateRecipe),
      });
      if (after.version === recipe.version) return;
      offerUndo(undoKey, { said: texts.changed(after.title), before: [recipe], after: [after] });
    },
    /** Sets or takes away the star; the other tap takes it back. Never throws. */
    star: (card: RecipeCard, isFavorite: boolean): Promise<void> =>
      tap(asRow(card), texts.updateFailed, async (undoKey) => {
        const whole = rows.read(tools.client.cache, card.id);
        await change({
          mutation: UpdateRecipeDocument,
          variables: { id: card.id, input: { isFavorite }, version: card.version, undoKey },
          ...(whole && { shown: { updateRecipe: typed({ ...whole, isFavorite }) } }),
          place: (cache, { updateRecipe }) => place(cache, card.id, updateRecipe),
        });
        return null;
      }),
    /** Moves it to the bin, with Undo; never throws. */
    remove: (card: RecipeCard): Promise<void> =>
      tap(asRow(card), texts.deleteFailed, async (undoKey) => {
        await change({
          mutation: DeleteRecipeDocument,
          variables: { id: card.id, version: card.version, undoKey },
          shown: { deleteRecipe: deletedItem(card.id) },
          place: (cache) => place(cache, card.id, null),
        });
        return { said: texts.deleted, before: [asRow(card)], after: [] };
      }),
    /** Uses an uploaded picture. Throws on refusal. */
    async setPicture(card: RecipeCard, imageUrl: string): Promise<void> {
      await change({
        mutation: UpdateRecipeDocument,
        variables: { id: card.id, input: { imageUrl }, version: card.version, undoKey: newKey() },
        place: (cache, { updateRecipe }) => place(cache, card.id, updateRecipe),
      });
      tools.toasts.success(texts.editor.picture.saved(card.title));
    },
  };
}

/** What undo and refusals need of a recipe is in its card. */
const asRow = (card: RecipeCard): Recipe => ({
  description: null,
  ingredients: [],
  instructions: [],
  externalLink: null,
  ...card,
});

/** The writes of the recipes; a refusal rolls back. */
export type RecipeWrites = ReturnType<typeof makeRecipeWrites>;

export function useRecipeWrites(): RecipeWrites {
  const client = useApolloClient();
  const toasts = useToasts();
  return useMemo(() => makeRecipeWrites({ client, toasts }), [client, toasts]);
}
