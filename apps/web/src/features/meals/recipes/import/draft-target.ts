import type { RecipeReadingFieldsFragment } from '../../generated';
import type { RecipeTarget } from '../editor/use-recipe-form';

/** A parsed recipe, possibly incomplete. */
export type RecipeDraft = RecipeReadingFieldsFragment['drafts'][number];

/** The form of a new recipe with the parsed values and a list of what could not be read. */
export const draftTarget = (
  draft: RecipeDraft,
  { unread }: Pick<RecipeReadingFieldsFragment, 'unread'>,
): RecipeTarget => ({
  kind: 'add',
  read: { recipe: draft, unread: [...unread, ...draft.unread].map(({ message }) => message) },
});
