import { Printer } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { t } from '../../../messages/shared-recipe';
import { Button } from '../../../ui/basics/button';
import { LogoMark } from '../../../ui/basics/logo';
import { LostPath } from '../../../ui/drawings/lost-path';
import { printPage } from '../../../ui/print/use-printing';
import { usePageTitle } from '../../../ui/sections/use-page-title';
import { EmptyState, ErrorState } from '../../../ui/states/empty-state';
import { Spinner } from '../../../ui/states/spinner';
import { IngredientList } from '../recipes/detail/ingredient-list';
import { OriginalLink, RecipeDescription, RecipeFacts } from '../recipes/detail/recipe-words';
import { ServingsBar } from '../recipes/detail/servings-bar';
import { StepList } from '../recipes/detail/step-list';
import { useScaling } from '../recipes/detail/use-servings';
import { RecipePicture } from '../recipes/picture/recipe-picture';
import classes from './shared-recipe-page.module.css';
import { useSharedRecipe } from './use-shared-recipe';
import type { SharedRecipe } from './use-shared-recipe';

const labels = t.shared;

/**
 * `/shared-recipe#token`: one recipe for anybody who has its private link, to read and print. It shows nothing of the
 * family.
 */
export default function SharedRecipePage() {
  const token = useLocation().hash.replace(/^#/, '');
  const { recipe, problem, retry } = useSharedRecipe(token);
  usePageTitle(recipe?.title ?? labels.loading);
  return (
    <>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
      <main className={classes['page']}>
        {recipe ? (
          <Recipe recipe={recipe} />
        ) : problem === null ? (
          <Spinner full label={labels.loading} />
        ) : problem === 'failed' ? (
          <ErrorState title={labels.failedTitle} text={labels.failed} onRetry={retry} />
        ) : (
          <EmptyState
            title={problem === 'gone' ? labels.goneTitle : labels.tooManyTitle}
            text={problem === 'gone' ? labels.gone : labels.tooMany}
            drawing={<LostPath />}
          />
        )}
      </main>
    </>
  );
}

function Recipe({ recipe }: { recipe: SharedRecipe }) {
  const names = t.recipes.detail;
  const servings = useScaling(recipe.servings, navigator.language, null);
  return (
    <article className={classes['recipe']}>
      <RecipePicture recipe={recipe} ground={0} eager sizes="min(100vw, 880px)" className={classes['picture']} />
      <h1>{recipe.title}</h1>
      <RecipeFacts recipe={recipe} />
      <RecipeDescription text={recipe.description} />
      <div className={classes['columns']}>
        <section>
          <h2>{names.ingredients}</h2>
          {recipe.ingredients.length > 0 && (
            <div className={classes['screen']}>
              <ServingsBar servings={servings} isKnown={recipe.servings !== null} />
            </div>
          )}
          <IngredientList ingredients={recipe.ingredients} view={servings.view} level="h3" />
        </section>
        <section>
          <h2>{names.instructions}</h2>
          <StepList steps={recipe.instructions} level="h3" />
          <OriginalLink href={recipe.externalLink} />
        </section>
      </div>
      <footer className={classes['foot']}>
        <Button variant="outlined" startIcon={<Printer size={18} aria-hidden />} onClick={printPage}>
          {labels.print}
        </Button>
        <Link to="/">
          <LogoMark size={24} />
          {labels.by}
        </Link>
      </footer>
    </article>
  );
}
