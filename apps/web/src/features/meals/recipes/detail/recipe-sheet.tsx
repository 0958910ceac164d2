import { totalMinutes } from '@homefold/domain/recipes';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/recipes';
import { PrintSheet } from '../../../../ui/print/print-sheet';
import type { AmountView } from '../model/amounts';
import type { Recipe } from '../model/types';
import { IngredientList } from './ingredient-list';
import { StepList } from './step-list';
import classes from './recipe-sheet.module.css';

const labels = t.recipes.detail;

/** The recipe for printing, with the displayed servings. */
export function RecipeSheet({
  recipe,
  view,
  count,
}: {
  recipe: Recipe;
  view: AmountView;
  /** For how many. */
  count: number | null;
}) {
  const { name } = useFamily();
  const total = totalMinutes(recipe.prepTimeMinutes, recipe.cookTimeMinutes);
  const facts = [
    total !== null && `${labels.facts.total}: ${t.recipes.minutes(total)}`,
    count !== null && `${labels.facts.servings}: ${count}`,
    `${labels.facts.difficulty}: ${t.recipes.difficulties[recipe.difficulty]}`,
  ].filter((fact) => fact !== false);
  return (
    <PrintSheet title={recipe.title} family={name} foot={recipe.externalLink}>
      <p className={classes['facts']}>{facts.join(' · ')}</p>
      {recipe.description && <p>{recipe.description}</p>}
      <div className={classes['columns']}>
        <section>
          <h2>{labels.ingredients}</h2>
          <IngredientList ingredients={recipe.ingredients} view={view} />
        </section>
        <section>
          <h2>{labels.instructions}</h2>
          <StepList steps={recipe.instructions} />
        </section>
      </div>
    </PrintSheet>
  );
}
