import { useQuery } from '@apollo/client/react';
import { t } from '../../../../messages/meals/shopping';
import { AppDialog } from '../../../../ui/dialogs/app-dialog';
import { FormAlert } from '../../../../ui/forms/form-alert';
import { RowsSkeleton } from '../../../../ui/states/skeleton';
import { RecipeNowDocument } from '../../generated';
import NeedsDialog from './needs-dialog';

const labels = t.shopping.needs;

/** The ingredients of a planned meal, for its servings. */
export default function RecipeNeeds({
  open,
  recipeId,
  servings,
  onClose,
}: {
  open: boolean;
  recipeId: string;
  servings: number;
  onClose: () => void;
}) {
  const { data, error, refetch } = useQuery(RecipeNowDocument, { variables: { id: recipeId } });
  if (!data)
    return (
      <AppDialog open={open} title={labels.title} onClose={onClose}>
        {error ? (
          <FormAlert message={labels.notLoaded} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <RowsSkeleton rows={5} label={labels.loading} height={44} />
        )}
      </AppDialog>
    );
  const { title, ingredients, servings: own } = data.recipe;
  const factor = own === null ? 1 : servings / own;
  return (
    <NeedsDialog
      open={open}
      needs={{ recipeId, title, ingredients, servings: own === null ? null : servings, factor }}
      onClose={onClose}
    />
  );
}
