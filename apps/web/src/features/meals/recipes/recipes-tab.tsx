import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { FamilyPage } from '../../../graphql/family-page';
import { useLedTo } from '../../../graphql/use-led-to';
import { t } from '../../../messages/recipes';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { useOpened } from '../../../ui/dialogs/use-opened';
import { useAddAction, useSections } from '../../../ui/sections/sections';
import { ErrorState } from '../../../ui/states/empty-state';
import { Opening } from '../../../ui/states/opening';
import { Spinner } from '../../../ui/states/spinner';
import { WidgetBoundary } from '../../../ui/states/widget-boundary';
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
  useLedTo({
    section: SECTION,
    resource: 'recipe',
    current: writes.current,
    open: (recipe) => open(recipe, { replace: true }),
    gone: texts.goneNow,
  });
  const edit = async ({ id: wanted }: { id: string }): Promise<void> => {
    const recipe = await writes.current(wanted).catch(() => null);
    if (recipe) dialog.show({ kind: 'edit', recipe });
  };
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
          onEdit={(recipe) => void edit(recipe)}
          onDelete={(recipe) => void remove(recipe)}
          onStar={(recipe, isFavorite) => void writes.star(recipe, isFavorite)}
          onPhoto={writes.setPicture}
        />
      </div>
      {id !== null && (
        <WidgetBoundary key={id} message={texts.detail.failed}>
          <Suspense fallback={<Spinner label={texts.detail.loading} />}>
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

/** The list is where it was when one comes back to it, with the focus on the recipe that was read. */
function useListPlace(id: string | null, list: { current: HTMLElement | null }): void {
  const left = useRef<{ id: string; top: number } | null>(null);
  const scrolled = useRef(0);
  useEffect(() => {
    if (id !== null) return undefined;
    const note = (): void => {
      scrolled.current = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [id]);
  useLayoutEffect(() => {
    if (id !== null) {
      left.current ??= { id, top: scrolled.current };
      window.scrollTo(0, 0);
    } else if (left.current) {
      const { id: read, top } = left.current;
      left.current = null;
      window.scrollTo(0, top);
      list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(read)}"] a`)?.focus({ preventScroll: true });
    }
  }, [id, list]);
}
