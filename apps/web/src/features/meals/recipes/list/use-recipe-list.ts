import { useQuery } from '@apollo/client/react';
import { DIFFICULTIES } from '@homefold/domain/recipes';
import { useDeferredValue, useMemo } from 'react';
import { RecipesDocument } from '../../generated';
import type { RecipeCard } from '../model/types';
import type { RecipeFilters } from './filters';

export function useRecipeList(filters: RecipeFilters, locale: string) {
  const { data, error, refetch } = useQuery(RecipesDocument);
  const wanted = useDeferredValue(filters);
  const all = data?.recipes;
  const found = useMemo(() => all && sorted(all.filter(fits(wanted)), wanted, locale), [all, wanted, locale]);
  const tags = useMemo(() => [...new Set(all?.flatMap((recipe) => recipe.tags))].sort(), [all]);
  return { found, isEmpty: all?.length === 0, tags, error, refetch };
}

const fits =
  ({ search, difficulty, tag, favourites }: RecipeFilters) =>
  (recipe: RecipeCard): boolean =>
    (difficulty === '' || recipe.difficulty === difficulty) &&
    (tag === '' || recipe.tags.includes(tag)) &&
    (!favourites || recipe.isFavorite) &&
    [recipe.title, ...recipe.tags].join(' ').toLowerCase().includes(search.trim().toLowerCase());

const LAST = Number.MAX_SAFE_INTEGER;

function sorted(recipes: readonly RecipeCard[], { order }: RecipeFilters, locale: string): readonly RecipeCard[] {
  if (order === 'added') return recipes;
  const by = (recipe: RecipeCard): number =>
    order === 'difficulty'
      ? DIFFICULTIES.indexOf(recipe.difficulty)
      : ((order === 'prep' ? recipe.prepTimeMinutes : order === 'cook' ? recipe.cookTimeMinutes : recipe.servings) ??
        LAST);
  return recipes.toSorted((a, b) =>
    order === 'name' ? a.title.localeCompare(b.title, locale) : by(a) - by(b) || a.title.localeCompare(b.title, locale),
  );
}
