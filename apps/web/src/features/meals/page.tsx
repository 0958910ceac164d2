import { isCalendarDate } from '@homefold/domain';
import { CalendarDays, ChefHat, Refrigerator, ShoppingBasket, Sun } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FamilyPage } from '../../graphql/family-page';
import { t } from '../../messages/meals';
import { useIsMobile } from '../../ui/browser/use-media';
import { onHandOff, readHandOff } from '../../ui/sections/hand-off';
import { useSections } from '../../ui/sections/sections';
import { ErrorState } from '../../ui/states/empty-state';
import { ErrorBoundary } from '../../ui/states/error-boundary';
import { RowsSkeleton } from '../../ui/states/skeleton';
import { TabStrip } from './tab-strip';
import { NOTHING_ASKED } from './use-it-up/form';

const WeekTab = lazy(() => import('./week/week-tab'));
const RecipesTab = lazy(() => import('./recipes/recipes-tab'));
const ShoppingTab = lazy(() => import('./shopping/shopping-tab'));
const UseItUpTab = lazy(() => import('./use-it-up/tab'));

type Tab = 'today' | 'week' | 'recipes' | 'shopping' | 'use-it-up';

const SECTION = 'meal-planner';
const texts = t.meals.tabs;
const TABS: readonly { value: Tab; label: string }[] = [
  { value: 'week', label: texts.week },
  { value: 'recipes', label: texts.recipes },
  { value: 'use-it-up', label: texts.useItUp },
];
/** On a phone the tabs include the day or week and the shopping list, which a wide screen shows below the week. */
const PHONE_TABS: readonly { value: Tab; label: string; icon: typeof Sun }[] = [
  { value: 'today', label: texts.today, icon: Sun },
  { value: 'week', label: texts.weekShort, icon: CalendarDays },
  { value: 'recipes', label: texts.recipes, icon: ChefHat },
  { value: 'shopping', label: texts.shopping, icon: ShoppingBasket },
  { value: 'use-it-up', label: texts.useItUpShort, icon: Refrigerator },
];

/**
 * The meal planner: the plan (#meal-planner, #meal-planner/week, #meal-planner/2026-10-08), #meal-planner/recipes and
 * #meal-planner/use-it-up.
 */
export default function MealsPage() {
  return (
    <FamilyPage
      loading={<Loading label={t.meals.loadingUser} />}
      failed={(_error, onRetry) => <ErrorState title={t.meals.plan.failed} onRetry={onRetry} />}
    >
      <Meals />
    </FamilyPage>
  );
}

/** The other tabs stay unchanged. */
const Crashed = () => (
  <ErrorState
    title={t.meals.crash.title}
    text={t.meals.crash.text}
    retryLabel={t.common.reloadPage}
    onRetry={() => window.location.reload()}
  />
);

const Loading = ({ label = t.meals.loading }: { label?: string }) => (
  <RowsSkeleton rows={3} label={label} height={72} />
);

function Meals() {
  const { current, sub, go } = useSections();
  const mobile = useIsMobile();
  // The day on screen is kept while the recipes are open; null is today, also after midnight.
  const [date, setDate] = useState<string | null>(null);
  // So are the ideas for what to cook.
  const [useItUp, setUseItUp] = useState(NOTHING_ASKED);
  useRecipeLed();
  const linked = current === SECTION && isCalendarDate(sub) ? sub : null;
  const [followed, setFollowed] = useState<string | null>(null);
  if (followed !== linked) {
    setFollowed(linked);
    if (linked !== null) setDate(linked);
  }
  useEffect(() => {
    if (linked !== null) go(SECTION, { replace: true });
  }, [linked, go]);

  // A link to a recipe opens the recipes tab, wherever the page is.
  const tab: Tab =
    /^recipes(\/|$)/.test(sub ?? '') || readHandOff(SECTION)?.resource === 'recipe'
      ? 'recipes'
      : sub === 'use-it-up'
        ? 'use-it-up'
        : mobile && /^shopping(\/|$)/.test(sub ?? '')
          ? 'shopping'
          : mobile && sub !== 'week'
            ? 'today'
            : 'week';
  const open = (next: Tab): void => {
    // On a desktop the week is the section's own address.
    const isHome = next === (mobile ? 'today' : 'week');
    go(SECTION, isHome ? {} : { sub: next });
  };
  const panel = (
    <ErrorBoundary key={tab === 'today' ? 'week' : tab} fallback={() => <Crashed />}>
      <Suspense fallback={<Loading />}>
        {tab === 'shopping' && <ShoppingTab />}
        {tab === 'recipes' && <RecipesTab />}
        {tab === 'use-it-up' && <UseItUpTab state={useItUp} onState={setUseItUp} />}
        {(tab === 'today' || tab === 'week') && <WeekTab isDay={tab === 'today'} date={date} onDate={setDate} />}
      </Suspense>
    </ErrorBoundary>
  );
  // One tree for both layouts: turning a tablet keeps open dialogs and what was typed.
  return (
    <TabStrip label={texts.label} value={tab} tabs={mobile ? PHONE_TABS : TABS} onChange={open}>
      {panel}
    </TabStrip>
  );
}

/** A search result or an activity about a recipe opens the recipes tab, which opens the recipe. */
function useRecipeLed(): void {
  const { go } = useSections();
  useEffect(() => {
    const follow = (): void => {
      if (readHandOff(SECTION)?.resource === 'recipe') go(SECTION, { sub: 'recipes', replace: true });
    };
    follow();
    return onHandOff(follow);
  }, [go]);
}
