import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache, ApolloClient, Reference } from '@apollo/client';
import { useMemo } from 'react';
import { refetchFields, registerLive } from '../../../../graphql/live/live-registry';
import { modifyField, without } from '../../../../graphql/records/lists';
import type { CachedPage } from '../../../../graphql/records/lists';
import { deletedItem, makeRecordWrites } from '../../../../graphql/records/record-writes';
import type { RecordTools } from '../../../../graphql/records/record-writes';
import { t } from '../../../../messages/recipes';
import { newKey } from '../../../../ui/browser/new-key';
import { useToasts } from '../../../../ui/toasts/toasts';
import {
  AddRecipeDocument,
  DeleteRecipeDocument,
  RecipeNowDocument,
  RecordCookedDocument,
  RemoveCookedDocument,
  SetRecipeOpinionDocument,
  StarRecipeDocument,
  UndoRecipeChangeDocument,
  UpdateRecipeDocument,
} from '../../generated';
import type { RecipeInput, RecipeNowQuery, RecipeOpinionInput, StarRecipeMutation } from '../../generated';
import type { Recipe, RecipeCard, RecipeName, RecipeWithLog } from './types';

const texts = t.recipes;
/** The root fields that return recipes. A week's plan shows them by reference. */
const RECIPE_FIELDS = ['recipePage', 'recipe', 'recipeSuggestions'] as const;

registerLive({ type: 'recipe', typename: 'Recipe', fields: RECIPE_FIELDS, answered: RECIPE_FIELDS });
// the warnings depend on the members' diets, and contain their names
registerLive({ type: 'family_member', fields: ['recipePage', 'recipe'] });

/** The lists whose order only the server knows. */
const refetchLists = (client: ApolloClient): Promise<void> =>
  refetchFields(client, new Set(['recipePage', 'recipeSuggestions']));

type Page = CachedPage & { total: number; totalOfFamily: number };

/** Removes a recipe from all pages at once. */
const takeOut = (cache: ApolloCache, id: string): readonly string[] => {
  modifyField<Page>(cache, 'recipePage', (page, _name, read) => {
    const items = without(page.items as readonly Reference[], id, read);
    const gone = page.items.length - items.length;
    return { ...page, items, total: page.total - gone, totalOfFamily: page.totalOfFamily - gone };
  });
  return [id];
};

function makeRecipeWrites(tools: RecordTools) {
  const { client, toasts } = tools;
  const { change, tap, offerUndo, attempt, current } = makeRecordWrites<RecipeName, RecipeNowQuery>(tools, {
    now: { query: RecipeNowDocument, rowOf: ({ recipe }) => recipe },
    // a rejection's row lacks the fields of other services: it is fetched
    keep: () => undefined,
    undo: async (send, key) => {
      await send({
        mutation: UndoRecipeChangeDocument,
        variables: { key },
        place: (_cache, { undo }) => undo.flatMap((row) => (row.__typename === 'Recipe' ? [row.id] : [])),
      });
      await refetchLists(client);
    },
    gone: texts.gone,
    refetch: () => refetchFields(client, new Set(RECIPE_FIELDS)),
  });
  const update = async (recipe: RecipeName, input: RecipeInput): Promise<void> => {
    const undoKey = newKey();
    const { updateRecipe: after } = await change({
      mutation: UpdateRecipeDocument,
      variables: { id: recipe.id, input, version: recipe.version, undoKey },
      place: () => [recipe.id],
    });
    if (after.version === recipe.version) return;
    offerUndo(undoKey, { message: texts.changed(after.title), before: [recipe], after: [after] });
    void refetchLists(client);
  };
  return {
    current: (id: string): Promise<RecipeWithLog> => current(id) as Promise<RecipeWithLog>,
    /** Runs an action with the full recipe of a card; reports a failed load, never throws. */
    withWhole: (card: RecipeName, run: (recipe: RecipeWithLog) => void): Promise<void> =>
      attempt(card, texts.detail.failed, async () => run((await current(card.id)) as RecipeWithLog)),
    /** Throws on rejection. */
    async add(input: RecipeInput, idempotencyKey: string): Promise<Recipe> {
      const { addRecipe } = await change({
        mutation: AddRecipeDocument,
        variables: { input, idempotencyKey },
        place: (_cache, answer) => [answer.addRecipe.id],
      });
      toasts.success(texts.added(addRecipe.title));
      await refetchLists(client);
      return addRecipe;
    },
    /** Throws on rejection. */
    update,
    /** Toggles the star; a second tap reverts it. Never throws. */
    star: (card: RecipeCard, isFavorite: boolean): Promise<void> =>
      attempt(card, texts.updateFailed, async () => {
        await change({
          mutation: StarRecipeDocument,
          variables: { id: card.id, isFavorite },
          shown: { updateRecipe: starred(card, isFavorite) },
          place: () => [card.id],
        });
      }),
    /** Moves it to the bin, with Undo; never throws. */
    remove: (recipe: RecipeName): Promise<void> =>
      tap(recipe, texts.deleteFailed, async (undoKey) => {
        await change({
          mutation: DeleteRecipeDocument,
          variables: { id: recipe.id, version: recipe.version, undoKey },
          shown: { deleteRecipe: deletedItem(recipe.id) },
          place: (cache) => takeOut(cache, recipe.id),
        });
        return { message: texts.deleted, before: [recipe], after: [] };
      }),
    /** Uses an uploaded picture. Throws on rejection. */
    setPicture: (recipe: RecipeName, imageUrl: string): Promise<void> => update(recipe, { imageUrl }),
    /** Records that it was cooked; never throws. @returns whether it was recorded */
    async cooked(recipe: RecipeName, date: string, servings: number | null): Promise<boolean> {
      let isNoted = false;
      await attempt(recipe, texts.detail.cooked.markFailed, async () => {
        await change({
          mutation: RecordCookedDocument,
          variables: { recipeId: recipe.id, date, servings },
          place: () => [recipe.id],
        });
        isNoted = true;
      });
      return isNoted;
    },
    /** Removes the record of a day; never throws. */
    notCooked: (recipe: RecipeName, cookedDayId: string): Promise<void> =>
      attempt(recipe, texts.detail.cooked.markFailed, async () => {
        await change({ mutation: RemoveCookedDocument, variables: { id: cookedDayId }, place: () => [recipe.id] });
      }),
    /** Throws on rejection. */
    async think(recipe: RecipeName, input: RecipeOpinionInput): Promise<void> {
      await change({
        mutation: SetRecipeOpinionDocument,
        variables: { recipeId: recipe.id, input },
        place: () => [recipe.id],
      });
    },
  };
}

/** The optimistic card, before the server has responded. */
function starred(card: RecipeCard, isFavorite: boolean): StarRecipeMutation['updateRecipe'] {
  const answer = {
    __typename: 'Recipe' as const,
    id: card.id,
    isFavorite,
    version: card.version,
    card: { __typename: 'RecipeCard' as const, ...card, isFavorite },
  };
  return answer;
}

/** The writes of the recipes; a rejection rolls back. */
export type RecipeWrites = ReturnType<typeof makeRecipeWrites>;

export function useRecipeWrites(): RecipeWrites {
  const client = useApolloClient();
  const toasts = useToasts();
  return useMemo(() => makeRecipeWrites({ client, toasts }), [client, toasts]);
}
