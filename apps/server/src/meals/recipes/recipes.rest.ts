import {
  IdField,
  ObjectField,
  changesOf,
  OwnUserId,
  TextField,
  ValueField,
  restAnswer,
  restDeletion,
  restId,
  restInput,
} from '../../platform/fields';
import { RECORD_FIELDS } from '../../platform/records';
import { Recipe } from './recipe';
import type { RecipeChanges } from './recipes.service';

/** The recipe's own fields. */
class RestRecipeRow extends restAnswer(Recipe) {}

/** REST response shape of a recipe. */
export class RestRecipe extends RestRecipeRow {
  @IdField('Id of its family.')
  family_id!: string;

  @TextField('User id of the member who added it; null if they have no account any more.', { nullable: true })
  user_id!: string | null;
}

/** @param accounts by membership id */
export const restRecipe = (recipe: Recipe, accounts: ReadonlyMap<string, string | null>): RestRecipe => ({
  ...RestRecipeRow.of(recipe),
  family_id: recipe.familyId,
  user_id: accounts.get(recipe.createdBy) ?? null,
});

export class RestRecipes {
  @ObjectField(() => RestRecipe, 'Newest first.', { list: true })
  recipes!: RestRecipe[];
}

export class RestRecipeAnswer {
  @ObjectField(() => RestRecipe, 'The stored recipe.')
  recipe!: RestRecipe;
}

export class RestRecipeDeletion extends restDeletion('Id of the recipe, which stays in the bin for 30 days.') {}

const NUMBER_OR_TEXT = { type: Object, oneOf: [{ type: 'integer' }, { type: 'string' }], nullable: true };
const ANY_LIST = { type: Object, oneOf: [{ type: 'array', items: {} }, { type: 'string' }] };

/** The fields that have one shape in both APIs. */
class RecipeTexts extends changesOf(Recipe, {
  without: [
    ...RECORD_FIELDS,
    ...(['ingredients', 'restIngredients', 'instructions', 'instructionsText', 'imageProblem'] as const),
    ...(['prepTimeMinutes', 'cookTimeMinutes', 'servings'] as const),
  ],
}) {}

/** Fields that forms and programs send in several shapes; `readRecipe` parses and validates them. */
class RecipeLists {
  @ValueField(NUMBER_OR_TEXT, 'Preparation time in minutes, or as text, "1 hour 10 mins".', {
    optional: true,
    rules: [],
  })
  prepTimeMinutes?: unknown;

  @ValueField(NUMBER_OR_TEXT, 'Cooking time in minutes, or as text, "1 hour 10 mins".', { optional: true, rules: [] })
  cookTimeMinutes?: unknown;

  @ValueField(NUMBER_OR_TEXT, 'Number of servings; also as text, "Serves 4".', { optional: true, rules: [] })
  servings?: unknown;

  @ValueField(
    ANY_LIST,
    'A list of `{ name, amount, unit, notes }` or of strings, such a list as a JSON string, or a text with one ' +
      'ingredient per line.',
    {
      optional: true,
      rules: [],
    },
  )
  ingredients?: unknown;

  @ValueField(ANY_LIST, 'A list of steps, or a text with one step per line or separated by commas.', {
    optional: true,
    rules: [],
  })
  instructions?: unknown;
}

/** Body of POST: the documented fields; unknown fields are dropped. */
export class RestRecipeBody extends restInput(OwnUserId, RecipeTexts, RecipeLists) {}

export class RestRecipeId extends restId('Id of the recipe; in the query or in the body.') {}

/** Body of PUT: any of the fields. */
export class RestRecipeUpdateBody extends restInput(OwnUserId, RecipeTexts, RecipeLists, RestRecipeId) {}

/** The recipe in a body, in the form that the service takes. */
export const changesIn = ({ prepTimeMinutes, cookTimeMinutes, servings, ...sent }: Sent): RecipeChanges => ({
  ...sent,
  prepTimeMinutes: numeric(prepTimeMinutes),
  cookTimeMinutes: numeric(cookTimeMinutes),
  servings: numeric(servings),
});

type Sent = ReturnType<typeof RestRecipeBody.read>;

/** Anything but a number or a text becomes NaN, which is rejected as an invalid number. */
const numeric = (value: unknown): number | string | null | undefined =>
  value === undefined || value === null || typeof value === 'string' || typeof value === 'number' ? value : NaN;
