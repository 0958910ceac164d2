import { lazy, Suspense } from 'react';
import { t } from '../../messages/meals';
import { AppTabs } from '../../ui/basics/app-tabs';
import { useSections } from '../../ui/sections/sections';
import { RowsSkeleton } from '../../ui/states/skeleton';

const WeekTab = lazy(() => import('./week/week-tab'));
const RecipesTab = lazy(() => import('./recipes/recipes-tab'));

type Tab = 'week' | 'recipes';

const texts = t.meals.tabs;
const TABS: readonly { value: Tab; label: string }[] = [
  { value: 'week', label: texts.week },
  { value: 'recipes', label: texts.recipes },
];

/** The meal planner: tabs with an address each (#meal-planner, #meal-planner/recipes). */
export default function MealsPage() {
  const { sub, go } = useSections();
  const tab: Tab = /^recipes(\/|$)/.test(sub ?? '') ? 'recipes' : 'week';
  return (
    <AppTabs
      label={texts.label}
      value={tab}
      tabs={TABS}
      onChange={(next) => go('meal-planner', next === 'recipes' ? { sub: 'recipes' } : {})}
    >
      <Suspense fallback={<RowsSkeleton rows={3} label={t.meals.loading} height={72} />}>
        {tab === 'week' ? <WeekTab /> : <RecipesTab />}
      </Suspense>
    </AppTabs>
  );
}
