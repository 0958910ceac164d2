import {
  ObjectField,
  OwnUserId,
  SeenVersion,
  TextField,
  ValueField,
  restAnswer,
  restDeletion,
  restInput,
} from '../../platform/fields';
import { Recipe, RecipeFieldsInput } from './recipe';

/** REST response shape of a recipe. */
export class RestRecipe extends restAnswer(Recipe) {}

export class RestRecipes {
  @ObjectField(() => RestRecipe, 'Newest first.', { list: true })
  recipes!: RestRecipe[];
}

export class RestRecipeAnswer {
  @ObjectField(() => RestRecipe, 'The recipe as it is now stored.')
  recipe!: RestRecipe;
}

export class RestRecipeDeletion extends restDeletion('Id of the recipe, which stays in the bin for 30 days.') {}

const ANY_LIST = { type: Object, oneOf: [{ type: 'array', items: {} }, { type: 'string' }] };

/** Ingredients and instructions in every documented shape; `readRecipe` reads and validates them. */
class RecipeLists {
  @ValueField(
    ANY_LIST,
    'A list of `{ name, amount, unit, notes }` or of lines of text, the same as a JSON string, or a text with a line for each.',
    {
      optional: true,
      rules: [],
    },
  )
  ingredients?: unknown;

  @ValueField(ANY_LIST, 'A list of steps, or a text with a step on each line or between commas.', {
    optional: true,
    rules: [],
  })
  instructions?: unknown;
}

/** Body of POST: the documented fields; unknown fields are dropped. */
export class RestRecipeBody extends restInput(OwnUserId, RecipeFieldsInput, RecipeLists) {}

export class RestRecipeId {
  @TextField('Id of the recipe; in the query or in the body.', { optional: true, nullable: false })
  id?: string;
}

class SeenRecipe extends SeenVersion {
  @TextField('Id of the recipe, unless it is in the query.', { optional: true, nullable: false })
  id?: string;
}

/** Body of PUT: any of the fields, and optionally the version the caller saw. */
export class RestRecipeUpdateBody extends restInput(OwnUserId, RecipeFieldsInput, RecipeLists, SeenRecipe) {}
