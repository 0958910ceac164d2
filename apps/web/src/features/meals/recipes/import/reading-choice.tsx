import Button from '@mui/material/Button';
import { t } from '../../../../messages/recipes';
import { Chip } from '../../../../ui/basics/chip';
import type { RecipeReadingFieldsFragment } from '../../generated';
import type { RecipeDraft } from './draft-target';
import classes from './import.module.css';

const labels = t.recipes.importing;

/** Several recipes of a page, or one that the family already has: asks which is meant. */
export function ReadingChoice({
  reading,
  onPick,
  onOpen,
}: {
  reading: RecipeReadingFieldsFragment;
  onPick: (draft: RecipeDraft) => void;
  onOpen: (recipeId: string) => void;
}) {
  const isSeveral = reading.drafts.length > 1;
  return (
    <section role="status">
      <p className={classes['lead']}>{isSeveral ? labels.which : labels.double}</p>
      <ul className={classes['found']}>
        {reading.drafts.map((draft, index) => (
          <li key={index}>
            <span>
              <b>{draft.title}</b>
              {isSeveral && draft.knownRecipeId !== null && <Chip small>{labels.double}</Chip>}
            </span>
            {draft.knownRecipeId !== null && (
              <Button size="small" variant="outlined" onClick={() => onOpen(draft.knownRecipeId ?? '')}>
                {labels.openKnown}
              </Button>
            )}
            <Button size="small" variant="contained" onClick={() => onPick(draft)}>
              {draft.knownRecipeId === null ? labels.take : labels.takeAgain}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
