import type { RecipeReadingFieldsFragment } from '../../generated';
import type { RecipeTarget } from '../editor/use-recipe-form';

/** A recipe that was read, as far as it was. */
export type RecipeDraft = RecipeReadingFieldsFragment['drafts'][number];

/** The form of a new recipe with what was read, and what could not be read beside it. */
export const draftTarget = (
  draft: RecipeDraft,
  { unread }: Pick<RecipeReadingFieldsFragment, 'unread'>,
): RecipeTarget => ({
  kind: 'add',
  read: { recipe: draft, unread: [...unread, ...draft.unread].map(({ message }) => message) },
});
