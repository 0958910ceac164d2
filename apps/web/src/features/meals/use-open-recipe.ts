import { useCallback } from 'react';
import { useSections } from '../../ui/sections/sections';
import { recipeSub } from './recipes/model/address';

/** Opens a recipe in the recipes tab; Back returns to the previous place. */
export function useOpenRecipe(): (recipe: { id: string }) => void {
  const { go } = useSections();
  return useCallback(({ id }) => go('meal-planner', { sub: recipeSub(id) }), [go]);
}
