import { useCallback } from 'react';
import { useSections } from '../../ui/sections/sections';
import { recipeSub } from './recipes/model/address';

/** Opens a recipe among the recipes; Back leads to where one was. */
export function useOpenRecipe(): (recipe: { id: string }) => void {
  const { go } = useSections();
  return useCallback(({ id }) => go('meal-planner', { sub: recipeSub(id) }), [go]);
}
