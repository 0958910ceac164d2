import { useRef } from 'react';
import type { RecipeIngredient, RecipeStep } from '@homefold/domain/recipes';
import type { PublicError } from '../../../../graphql/errors';
import { useFamily } from '../../../../graphql/family';
import { refusalText } from '../../../../graphql/records/refusals';
import { makeContentKeys } from '../../../../ui/browser/content-keys';
import { useStoredForm } from '../../../../graphql/records/use-stored-form';
import type { StoredForm } from '../../../../graphql/records/use-stored-form';
import { t } from '../../../../messages/recipes';
import type { RecipeWrites } from '../model/recipe-writes';
import type { Recipe } from '../model/types';
import { canSubmit, changesOf, emptyForm, formOf, inputOf, readForm } from './form-values';
import type { RecipeFormValues } from './form-values';

const texts = t.recipes;

/** A recipe parsed from a page or a text, to be reviewed. */
export interface ReadRecipe {
  recipe: {
    title: string;
    description: string | null;
    tags: readonly string[];
    ingredients: readonly RecipeIngredient[];
    instructions: readonly RecipeStep[];
    externalLink: string | null;
    prepTimeMinutes: number | null;
    cookTimeMinutes: number | null;
    servings: number | null;
    difficulty: string;
    imageUrl: string | null;
  };
  /** What could not be read, in words. */
  unread: readonly string[];
}

/** What the dialog is for: a new recipe, perhaps read from elsewhere, or a stored one. */
export type RecipeTarget = { kind: 'add'; read?: ReadRecipe } | { kind: 'edit'; recipe: Recipe };

/** Importing the same page or text again is the same attempt, until it has been saved. */
const keys = makeContentKeys();
const sourceOf = ({ recipe }: ReadRecipe): string => `${recipe.externalLink}|${recipe.title}`;

const FIELDS: readonly string[] = Object.keys(emptyForm());

/** The form of a recipe. */
export function useRecipeForm(
  target: RecipeTarget,
  writes: RecipeWrites,
  onSaved: (added: Recipe | null) => void,
): StoredForm<RecipeFormValues, Recipe> {
  const { locale } = useFamily();
  const stored = target.kind === 'edit' ? target.recipe : null;
  const read = target.kind === 'add' ? target.read : undefined;
  const added = useRef<Recipe | null>(null);
  return useStoredForm<RecipeFormValues, Recipe>({
    form: read ? 'recipe-read' : 'recipe',
    stored,
    ...(read && { key: keys.keyOf(sourceOf(read)) }),
    opened: () => (stored ? formOf(stored, locale) : read ? formOf(read.recipe, locale) : emptyForm()),
    formOf: (recipe) => formOf(recipe, locale),
    canSubmit,
    problemsOf: (values) => readForm(values, locale).problems,
    fieldOf: ({ field }: PublicError) => {
      const [name = ''] = (field ?? '').replace(/^input\./, '').split('.');
      return FIELDS.includes(name) ? (name as keyof RecipeFormValues) : null;
    },
    failureText: (error, recipe) =>
      recipe && error.code === 'NOT_FOUND'
        ? texts.gone(recipe.title)
        : refusalText(error, recipe ? texts.updateFailed : texts.editor.failedAdd),
    current: writes.current,
    prepare:
      async (values, { row, key }) =>
      async () => {
        if (row) await writes.update(row, changesOf(values, row, locale));
        else added.current = await writes.add(inputOf(values, locale), key);
      },
    onSaved: () => {
      if (read) keys.used(sourceOf(read));
      onSaved(added.current);
    },
  });
}
