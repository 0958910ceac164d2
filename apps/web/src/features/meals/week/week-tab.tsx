import type { CalendarDate } from '@homefold/domain';
import { addDays } from '@homefold/domain';
import { DEFAULT_MEAL_TYPE, shiftWeek, weekOf } from '@homefold/domain/meals';
import type { MealWeek } from '@homefold/domain/meals';
import { lazy, useRef } from 'react';
import { toPublicError } from '../../../graphql/errors';
import { useFamily } from '../../../graphql/family';
import { showQueue } from '../../../graphql/offline/queued';
import { errorText } from '../../../graphql/use-domain-form';
import { useLinkTarget } from '../../../graphql/use-link-target';
import { t } from '../../../messages/meals';
import { isDraft } from '../../../ui/browser/draft-id';
import { useIsMobile } from '../../../ui/browser/use-media';
import { useOpened } from '../../../ui/dialogs/use-opened';
import { Unplugged } from '../../../ui/drawings/unplugged';
import type { QuickAddHandle } from '../../../ui/quick-add/quick-add-field';
import { useAddAction } from '../../../ui/sections/sections';
import { EmptyState, ErrorState } from '../../../ui/states/empty-state';
import { Opening } from '../../../ui/states/opening';
import { useOpenRecipe } from '../use-open-recipe';
import type { MealTarget } from './dialogs/use-meal-form';
import { DragLayer } from './drag/drag-layer';
import { GridSkeleton } from './grid/grid-skeleton';
import { WeekGrid } from './grid/week-grid';
import type { Meal, Slot } from './model/types';
import { useMealWrites } from './model/use-meal-writes';
import { useWeek } from './model/use-week';
import { DaySkeleton, DayView } from './phone/day-view';
import { WeekCards, WeekCardsSkeleton } from './phone/week-cards';
import { PlanProvider } from './plan-context';
import { WeekSheet } from './print/week-sheet';
import { QuickAdd } from './quick-add/quick-add';
import { DayBar, WeekBar } from './week-bar';
import classes from './week-tab.module.css';

const MealDialog = lazy(() => import('./dialogs/meal-dialog'));
const QuickDialog = lazy(() => import('./dialogs/quick-dialog'));
const MealReader = lazy(() => import('./reader/meal-reader'));
const PlanDialog = lazy(() => import('../planning/plan-dialog'));
const SlotMenu = lazy(() => import('./slot-menu'));
const RecipeNeeds = lazy(() => import('../shopping/needs/recipe-needs'));
const PlanShopping = lazy(() => import('../shopping/columns/plan-shopping'));

const labels = t.meals.plan;

/** The family's plan: the week on a desktop; a day or the week on a phone. */
export default function WeekTab({
  isDay,
  date: chosen,
  onDate,
}: {
  isDay: boolean;
  /** The day on screen; null is today. */
  date: CalendarDate | null;
  onDate: (date: CalendarDate | null) => void;
}) {
  const { today } = useFamily();
  const mobile = useIsMobile();
  const date = chosen ?? today;
  const { week, error, refetch } = useWeek(date);
  const writes = useMealWrites();
  const openRecipe = useOpenRecipe();
  const reader = useOpened<Meal>();
  const form = useOpened<MealTarget>();
  const quick = useOpened<Slot>();
  const menu = useOpened<{ slot: Slot; anchor: HTMLElement }>();
  const planning = useOpened<MealWeek>();
  const needs = useOpened<Meal>();
  const line = useRef<QuickAddHandle>(null);

  const show = (day: CalendarDate): void => onDate(day === today ? null : day);
  const edit = (meal: Meal): void => form.show({ kind: 'edit', meal });
  const add = (slot?: Slot): void => form.show({ kind: 'add', ...(slot && { slot }) });
  const read = (meal: Meal): void => (isDraft(meal) ? showQueue(true) : reader.show(meal));
  // The phone's button opens the dialog; the shortcut focuses the quick-add line.
  useAddAction(() => (mobile || !line.current ? add({ date, mealType: DEFAULT_MEAL_TYPE }) : line.current.focus()));
  useLinkTarget({
    section: 'meal-planner',
    resource: 'meal_plan',
    current: writes.current,
    open: (meal) => {
      show(meal.mealDate);
      reader.show(meal);
    },
    gone: labels.goneAny,
  });

  const bar = { date, today, onDate: show };
  const views = week && (
    <DragLayer
      meals={week.meals}
      onShow={(day) => (weekOf(day).startDate === week.startDate && !isDay ? undefined : show(day))}
      onDrop={(meal, to, copies) => void (copies ? writes.copyTo(meal, to) : writes.moveTo(meal, to))}
    >
      {(held) => (
        <PlanProvider
          value={{
            week,
            read: (meal) => {
              const recipe = week.recipeOf(meal);
              if (mobile && recipe) openRecipe(recipe);
              else read(meal);
            },
            readPlan: read,
            edit,
            openRecipe,
            fill: (slot, anchor) => menu.show({ slot, anchor }),
            heldId: held?.meal.id ?? null,
            target: held?.to ?? null,
          }}
        >
          {isDay ? <DayView date={date} onStep={(days) => show(addDays(date, days))} /> : null}
          {!isDay && mobile && <WeekCards onStep={(weeks) => show(shiftWeek(weekOf(date), weeks).startDate)} />}
          {!isDay && !mobile && <WeekGrid />}
        </PlanProvider>
      )}
    </DragLayer>
  );
  const skeleton = isDay ? <DaySkeleton /> : mobile ? <WeekCardsSkeleton /> : <GridSkeleton />;
  return (
    <>
      <div className={classes['words']}>
        {/* On a phone, a meal without a day is planned for the day on screen. */}
        <QuickAdd ref={line} date={isDay ? date : null} />
      </div>
      {isDay ? (
        <DayBar {...bar} />
      ) : (
        <WeekBar
          {...bar}
          mobile={mobile}
          onAdd={() => add()}
          onPlan={() => planning.show(weekOf(date))}
          onCopyLast={() => void writes.copyWeek(addDays(weekOf(date).startDate, -7), weekOf(date).startDate)}
        />
      )}
      {views ?? (error ? <Failed error={error} onRetry={() => void refetch().catch(() => undefined)} /> : skeleton)}
      {week && <WeekSheet week={week} />}
      {/* A phone has the list in a separate tab. */}
      {week && !mobile && (
        <Opening>
          <PlanShopping weekStart={week.startDate} />
        </Opening>
      )}
      {menu.value && (
        <Opening>
          <SlotMenu
            key={menu.times}
            open={menu.open}
            {...menu.value}
            onAddNew={() => add(menu.value?.slot)}
            onSimple={() => menu.value && quick.show(menu.value.slot)}
            onRecipe={({ id, title, servings }) =>
              menu.value &&
              void writes.addNow({
                recipeId: id,
                title,
                isAdHoc: false,
                mealDate: menu.value.slot.date,
                mealType: menu.value.slot.mealType,
                ...(servings !== null && { servings }),
              })
            }
            onClose={menu.close}
          />
        </Opening>
      )}
      {reader.value && (
        <Opening>
          <MealReader
            key={reader.times}
            open={reader.open}
            opened={reader.value}
            recipeOf={(meal) => week?.recipeOf(meal) ?? null}
            warningsOf={(meal) => week?.warningsOf(meal) ?? []}
            onEdit={edit}
            onAddAnother={add}
            onView={openRecipe}
            onNeeds={needs.show}
            onClose={reader.close}
          />
        </Opening>
      )}
      {needs.value?.recipeId && (
        <Opening>
          <RecipeNeeds
            key={needs.times}
            open={needs.open}
            recipeId={needs.value.recipeId}
            servings={needs.value.servings}
            onClose={needs.close}
          />
        </Opening>
      )}
      {quick.value && (
        <Opening>
          <QuickDialog key={quick.times} open={quick.open} slot={quick.value} onClose={quick.close} />
        </Opening>
      )}
      {planning.value && (
        <Opening>
          <PlanDialog key={planning.times} open={planning.open} week={planning.value} onClose={planning.close} />
        </Opening>
      )}
      {form.value && (
        <Opening>
          <MealDialog key={form.times} open={form.open} target={form.value} onClose={form.close} />
        </Opening>
      )}
    </>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failed = toPublicError(error);
  // A locked feature is explained: a retry would not help.
  if (failed.code === 'FEATURE_LOCKED')
    return <EmptyState title={errorText(failed)} text={labels.locked} drawing={<Unplugged />} />;
  return <ErrorState title={labels.failed} drawing={<Unplugged />} onRetry={onRetry} />;
}
