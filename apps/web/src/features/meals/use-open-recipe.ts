import { useCallback } from 'react';
import { leaveHandOff } from '../../ui/sections/hand-off';
import { useSections } from '../../ui/sections/sections';

/** Opens a recipe among the recipes, as a search result does; Back leads to where one was. */
export function useOpenRecipe(): (recipe: { id: string; title: string }) => void {
  const { go } = useSections();
  return useCallback(
    ({ id, title }) => {
      go('meal-planner', { sub: 'recipes' });
      leaveHandOff({
        activityId: '',
        type: 'updated',
        resource: 'recipe',
        resourceId: id,
        section: 'meal-planner',
        userName: '',
        description: title,
      });
    },
    [go],
  );
}
