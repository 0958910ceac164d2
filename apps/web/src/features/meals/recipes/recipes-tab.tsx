import { lazy, Suspense, useCallback, useRef } from 'react';
import { FamilyPage } from '../../../graphql/family-page';
import { useLinkTarget } from '../../../graphql/use-link-target';
import { t } from '../../../messages/recipes';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { useOpened } from '../../../ui/dialogs/use-opened';
import { useListPlace } from '../../../ui/lists/use-list-place';
import { useAddAction, useSections } from '../../../ui/sections/sections';
import { ErrorState } from '../../../ui/states/empty-state';
import { Opening } from '../../../ui/states/opening';
import { WidgetBoundary } from '../../../ui/states/widget-boundary';
import { RecipeSkeleton } from './detail/recipe-skeleton';
import type { RecipeTarget } from './editor/use-recipe-form';
import { ListSkeleton } from './list/list-skeleton';
import { RecipeList } from './list/recipe-list';
import { recipeIdIn, recipeSub } from './model/address';
import { useRecipeWrites } from './model/recipe-writes';
import type { RecipeName } from './model/types';

const RecipeDialog = lazy(() => import('./editor/recipe-dialog'));
const RecipePage = lazy(() => import('./detail/recipe-page'));
const IdeasDialog = lazy(() => import('../ideas/ideas-dialog'));
const AddRecipeDialog = lazy(() => import('./import/add-recipe-dialog'));

const SECTION = 'meal-planner';
const texts = t.recipes;

/** The recipes: the list (#meal-planner/recipes) and each recipe (#meal-planner/recipes/<id>). */
export default function RecipesTab() {
  return (
    <FamilyPage
      loading={<ListSkeleton />}
      failed={(_error, onRetry) => <ErrorState title={texts.failed} text={texts.failedText} onRetry={onRetry} />}
    >
      <Recipes />
    </FamilyPage>
  );
}

function Recipes() {
  const { sub, go } = useSections();
  const id = recipeIdIn(sub);
  const writes = useRecipeWrites();
  const confirm = useConfirm();
  const dialog = useOpened<RecipeTarget>();
  const adding = useOpened<true>();
  const ideas = useOpened<true>();
  const list = useRef<HTMLDivElement>(null);
  useListPlace(id, list);
  useAddAction(() => adding.show(true));

  const open = useCallback(
    (recipe: { id: string }, options = {}) => go(SECTION, { sub: recipeSub(recipe.id), ...options }),
    [go],
  );
  const toList = (): void => go(SECTION, { sub: 'recipes' });
  useLinkTarget({
    section: SECTION,
    resource: 'recipe',
    current: writes.current,
    open: (recipe) => open(recipe, { replace: true }),
    gone: texts.goneNow,
  });
  const remove = async (recipe: RecipeName): Promise<void> => {
    const { title, confirm: yes } = texts.deleting;
    if (!(await confirm({ title, text: recipe.title, confirm: yes, danger: true }))) return;
    dialog.close();
    if (id === recipe.id) toList();
    await writes.remove(recipe);
  };
  return (
    <>
      <div ref={list} hidden={id !== null}>
        <RecipeList
          onAdd={() => adding.show(true)}
          onIdeas={() => ideas.show(true)}
          onView={open}
          onEdit={(card) => void writes.withWhole(card, (recipe) => dialog.show({ kind: 'edit', recipe }))}
          onDelete={(recipe) => void remove(recipe)}
          onStar={(recipe, isFavorite) => void writes.star(recipe, isFavorite)}
          onPhoto={writes.setPicture}
        />
      </div>
      {id !== null && (
        <WidgetBoundary key={id} message={texts.detail.failed}>
          <Suspense fallback={<RecipeSkeleton id={id} onClose={toList} />}>
            <RecipePage
              key={id}
              id={id}
              writes={writes}
              onEdit={(recipe) => dialog.show({ kind: 'edit', recipe })}
              onDelete={(recipe) => void remove(recipe)}
              onClose={toList}
            />
          </Suspense>
        </WidgetBoundary>
      )}
      <Opening>
        {ideas.value && <IdeasDialog key={`ideas ${ideas.times}`} open={ideas.open} onClose={ideas.close} />}
      </Opening>
      {adding.value && (
        <Opening>
          <AddRecipeDialog
            key={`add ${adding.times}`}
            open={adding.open}
            onDraft={(target) => {
              adding.close();
              dialog.show(target);
            }}
            onOpen={(recipeId) => {
              adding.close();
              open({ id: recipeId });
            }}
            onClose={adding.close}
          />
        </Opening>
      )}
      {dialog.value && (
        <Opening>
          <RecipeDialog
            key={dialog.times}
            open={dialog.open}
            target={dialog.value}
            writes={writes}
            onDelete={(recipe) => void remove(recipe)}
            onSaved={open}
            onClose={dialog.close}
          />
        </Opening>
      )}
    </>
  );
}
