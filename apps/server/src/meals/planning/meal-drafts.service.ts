import { Injectable } from '@nestjs/common';
import { addDays, timeIn, todayIn } from '@homefold/domain';
import {
  compareSlots,
  isAhead,
  MEAL_TYPES,
  slotKey,
  weekDates,
  weekOf,
  type MealSlot,
  type PlanRequest,
} from '@homefold/domain/meals';
import { FamilyMembers, FamilySettingsReader } from '../../families';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { invalid } from '../../platform/errors';
import { DietsService } from '../diets/diets.service';
import { KitchenService } from '../kitchen/kitchen.service';
import { dateOf } from '../plan/meal-plan.service';
import { MealValues } from '../plan/meal-values';
import { MealWeekService } from '../plan/meal-week.service';
import { PlannedMealStore, slotOf, type Keys, type NewMeal } from '../plan/planned-meal.store';
import type { MealType } from '../plan/planned-meal';
import { RecipesService } from '../recipes/recipes.service';
import type { AcceptedMealPlan, DraftMealInput, MealPlanDraft, RejectedMealInput } from './meal-draft.types';
import { MealPlanner } from './meal-planner';
import { ruleContent } from './meal-rule';
import { MealRulesService } from './meal-rules.service';
import { PlanRecipes, type PlanRecipeRow } from './plan-recipes';

/** The planner's history. */
const HISTORY_DAYS = 30;
/** More than the slots of a week, even with many swaps. */
const MAX_ENTRIES = 21;
const MAX_REJECTED = 500;

export interface DraftWish {
  keep?: readonly DraftMealInput[] | null | undefined;
  rejected?: readonly RejectedMealInput[] | null | undefined;
  mealTypes?: readonly MealType[] | null | undefined;
}

/** Proposals for the empty slots of a week, and their acceptance. */
@Injectable()
export class MealDraftsService {
  constructor(
    private readonly store: PlannedMealStore,
    private readonly values: MealValues,
    private readonly weeks: MealWeekService,
    private readonly rules: MealRulesService,
    private readonly recipes: RecipesService,
    private readonly planRecipes: PlanRecipes,
    private readonly diets: DietsService,
    private readonly kitchen: KitchenService,
    private readonly members: FamilyMembers,
    private readonly families: FamilySettingsReader,
    private readonly planner: MealPlanner,
    private readonly clock: Clock,
  ) {}

  /**
   * Proposes meals for the future empty slots of a week. Stores nothing.
   *
   * @param date any day of the week
   * @throws DomainError INVALID for a date that does not exist or a kept meal of another week, FEATURE_LOCKED
   */
  async draft(caller: Viewer, date: string, wish: DraftWish = {}): Promise<MealPlanDraft> {
    const { startDate, endDate } = weekOf(dateOf(date, 'startDate'));
    assertFew(wish);
    const { rows, ...asked } = await this.store.scope.read(caller, (viewer) => this.requestOf(viewer, startDate, wish));
    const request: PlanRequest = { ...asked, recipes: await this.planRecipes.read(rows) };
    // outside the scope: a planner may be slow
    const { entries, unfilled } = await this.planner.draft(request);
    const named = [...new Set(entries.flatMap(({ recipeId }) => recipeId ?? []))];
    const recipes = await this.store.scope.read(caller, (viewer) => this.recipes.some(viewer, named));
    return { startDate, endDate, entries, unfilled, recipes };
  }

  /**
   * Stores proposed meals in the slots that are still empty, as one change; without those whose recipe was deleted.
   *
   * @throws DomainError INVALID naming the entry and field, NOT_FOUND for a recipe that is not ours, CONFLICT for a used key
   */
  accept(caller: Viewer, entries: readonly DraftMealInput[], keys: Keys): Promise<AcceptedMealPlan> {
    return this.store.scope.write(caller, async (viewer) => {
      if (entries.length > MAX_ENTRIES) throw invalid('entries', `Accept at most ${MAX_ENTRIES} meals at once.`);
      const slots = entries.map(({ date, mealType }) => ({ date: dateOf(date, 'date'), mealType }));
      await this.store.lock(viewer);
      const deleted = await this.recipes.deletedAmong(
        viewer,
        entries.flatMap(({ recipeId }) => recipeId ?? []),
      );
      const isThere = ({ recipeId }: DraftMealInput): boolean => !deleted.has(recipeId?.toLowerCase() ?? '');
      const stored = await this.store.addAll(viewer, 'acceptMealPlan', keys, async () => {
        const meals = await this.mealsOf(viewer, entries.filter(isThere));
        const filled = await this.filledAmong(viewer, meals);
        return meals.filter((meal) => !filled.has(slotKey(slotOf(meal))));
      });
      const others = entries
        .map((entry, at) => ({ ...entry, ...slots[at] }))
        .filter((entry) => !stored.slots.has(slotKey(entry)))
        .sort(compareSlots);
      const slot = ({ date, mealType }: DraftMealInput): MealSlot => ({ date, mealType });
      return {
        meals: stored.meals,
        filled: others.filter(isThere).map(slot),
        leftOut: others.filter((entry) => !isThere(entry)).map((entry) => ({ ...slot(entry), title: entry.title })),
      };
    });
  }

  private async mealsOf(viewer: FamilyViewer, entries: readonly DraftMealInput[]): Promise<NewMeal[]> {
    const meals = await this.values.ofAll(
      viewer,
      entries.map(({ date: mealDate, ...entry }) => ({ ...entry, mealDate })),
    );
    const slots = meals.map((meal) => slotKey(slotOf(meal)));
    if (new Set(slots).size !== slots.length) throw invalid('entries', 'Send at most one meal per slot.');
    return meals;
  }

  private async filledAmong(viewer: FamilyViewer, meals: readonly NewMeal[]): Promise<Set<string>> {
    const dates = meals.map(({ mealDate }) => mealDate).sort();
    const [first] = dates;
    if (!first) return new Set();
    const planned = await this.store.between(viewer, first, dates.at(-1) ?? first);
    return new Set(planned.map((meal) => slotKey(slotOf(meal))));
  }

  private async requestOf(
    viewer: FamilyViewer,
    startDate: string,
    { keep, rejected, mealTypes }: DraftWish,
  ): Promise<Omit<PlanRequest, 'recipes'> & { rows: PlanRecipeRow[] }> {
    const endDate = addDays(startDate, 6);
    const [settings, planned, rows, rules, members, diets, shortEvenings, kitchen] = await Promise.all([
      this.families.settings(viewer),
      this.store.between(viewer, addDays(startDate, -HISTORY_DAYS), addDays(endDate, 7)),
      this.planRecipes.of(viewer),
      this.rules.list(viewer),
      this.members.list(viewer),
      this.diets.of(viewer),
      this.weeks.shortEvenings(viewer, startDate),
      this.kitchen.list(viewer),
    ]);
    const now = this.clock.now();
    const today = todayIn(settings.timeZone, now);
    const time = timeIn(settings.timeZone, now);
    const slots = weekDates({ startDate })
      .flatMap((date) => (mealTypes ?? MEAL_TYPES).map((mealType): MealSlot => ({ date, mealType })))
      .filter((slot) => isAhead(slot, today, time));
    for (const { date } of keep ?? [])
      if (date < startDate || date > endDate) throw invalid('keep', 'Keep meals of this week only.');
    const avoided = new Map(diets.map((diet) => [diet.memberId, diet]));
    return {
      slots,
      planned: planned.map((meal) => ({ ...slotOf(meal), recipeId: meal.recipeId, title: meal.title })),
      rows,
      rules: rules.map((rule) => ({ ...ruleContent(rule), id: rule.id })),
      members: members.map(({ id, displayName }) => {
        const { allergies = [], diets = [] } = avoided.get(id) ?? {};
        return { id, name: displayName, allergies, diets };
      }),
      shortEvenings,
      inHouse: kitchen.filter(({ haveIt }) => haveIt).map(({ ingredientName }) => ingredientName),
      rejected: (rejected ?? []).map((one) => ({ ...one, recipeId: one.recipeId ?? null })),
      locale: settings.locale,
      kept: (keep ?? []).map((one) => ({
        ...one,
        recipeId: one.recipeId ?? null,
        servings: one.servings ?? members.length,
        reasons: one.reasons ?? [],
      })),
    };
  }
}

/** @throws DomainError INVALID */
function assertFew({ keep, rejected }: DraftWish): void {
  if ((keep?.length ?? 0) > MAX_ENTRIES) throw invalid('keep', `Keep at most ${MAX_ENTRIES} meals.`);
  if ((rejected?.length ?? 0) > MAX_REJECTED) throw invalid('rejected', `Reject at most ${MAX_REJECTED} meals.`);
}
