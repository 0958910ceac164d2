import { Injectable } from '@nestjs/common';
import { addDays, cleanLine, isCalendarDate, isLongerThan, type CalendarDate } from '@homefold/domain';
import { recipeTitleProblem } from '@homefold/domain/recipes';
import { RecordStores, type RecordStore, type Seen } from '../../activity';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import type { BinSource, DeletedItem } from '../../platform/bin';
import { Database } from '../../platform/database';
import { invalid, notFound } from '../../platform/errors';
import { writtenColumns, type NewRecord } from '../../platform/records';
import { RecipesService } from '../recipes/recipes.service';
import { PlannedMeal, PlannedMealInput, type MealWeek } from './planned-meal';

const columns = writtenColumns(PlannedMeal, PlannedMealInput);

const AD_HOC_TITLE = 'Ad-hoc Meal';

/** The family's plan of meals. Every member reads and edits it; an id of another family is NOT_FOUND. */
@Injectable()
export class MealPlanService {
  /** Deleted meals. */
  readonly bin: BinSource;
  private readonly store: RecordStore<PlannedMeal>;
  private readonly scope: FeatureScope;

  constructor(
    stores: RecordStores,
    db: Database,
    access: FeatureAccess,
    private readonly recipes: RecipesService,
  ) {
    this.scope = featureScope(access, db, 'meal_planner');
    this.store = stores.of({
      resource: 'meal_plan',
      noun: 'meal',
      entity: PlannedMeal,
      describe: ({ title, mealDate, mealType }) => ({ title, data: { mealDate, mealType } }),
      allow: this.scope.viewer,
    });
    this.bin = this.store.bin<{ title: string; notes: string | null }>({
      columns: 't.title, t.notes',
      describe: ({ title, notes }) => ({ title, detail: notes ?? '', emoji: null }),
      gate: { has: (viewer) => access.has(viewer, 'meal_planner'), require: this.scope.viewer },
    });
  }

  /**
   * The meals of some days, by day, meal and place.
   *
   * @throws DomainError INVALID for a date that does not exist, or more than 92 days; FEATURE_LOCKED
   */
  between(caller: Viewer, start: string, end: string): Promise<PlannedMeal[]> {
    return this.scope.read(caller, (viewer) => this.list(viewer, dateOf(start, 'startDate'), dateOf(end, 'endDate')));
  }

  /** The week that starts on a Monday, with its recipes. @throws DomainError INVALID, FEATURE_LOCKED */
  week(caller: Viewer, monday: CalendarDate): Promise<MealWeek> {
    return this.scope.read(caller, async (viewer) => {
      const startDate = dateOf(monday, 'startDate');
      const endDate = addDays(startDate, 6);
      const meals = await this.list(viewer, startDate, endDate);
      const ids = [...new Set(meals.flatMap(({ recipeId }) => recipeId ?? []))];
      return { startDate, endDate, meals, recipes: await this.recipes.some(viewer, ids) };
    });
  }

  /** @throws DomainError NOT_FOUND, FEATURE_LOCKED */
  get(caller: Viewer, id: string): Promise<PlannedMeal> {
    return this.scope.read(caller, (viewer) => this.store.get(viewer, id));
  }

  /**
   * @param key an idempotency key
   * @throws DomainError INVALID naming the first wrong field, NOT_FOUND for the recipe, FEATURE_LOCKED
   */
  add(caller: Viewer, input: PlannedMealInput, key?: string | null): Promise<PlannedMeal> {
    return this.scope.write(caller, async (viewer) => this.store.add(viewer, await this.valuesOf(viewer, input), key));
  }

  /** @throws DomainError INVALID, NOT_FOUND, VERSION_CONFLICT, CONFLICT for a used undo key, FEATURE_LOCKED */
  update(caller: Viewer, id: string, input: PlannedMealInput, seen?: Seen): Promise<PlannedMeal> {
    return this.scope.write(caller, async (viewer) => {
      const meal = await this.store.rows.live(viewer, id);
      const values = await this.valuesOf(viewer, input, meal);
      return this.store.change(viewer, id, () => values, seen);
    });
  }

  /** Moves it to the bin. @throws DomainError NOT_FOUND, VERSION_CONFLICT, CONFLICT for a used undo key, FEATURE_LOCKED */
  delete(caller: Viewer, id: string, seen?: Seen): Promise<DeletedItem> {
    return this.scope.write(caller, (viewer) => this.store.remove(viewer, id, seen));
  }

  private list(viewer: FamilyViewer, start: CalendarDate, end: CalendarDate): Promise<PlannedMeal[]> {
    return this.store.rows.list(viewer, 'planned meals', {
      where: 't.meal_date between $2 and $3',
      values: [start, end],
      orderBy: `t.meal_date, array_position('{breakfast,lunch,dinner}', t.meal_type), t.position, t.id`,
    });
  }

  /** The changes merged into the present values, cleaned and validated. */
  private async valuesOf(
    viewer: FamilyViewer,
    input: PlannedMealInput,
    current?: PlannedMeal,
  ): Promise<NewRecord<PlannedMeal>> {
    const merged = columns.clean(columns.merge(input, current));
    const recipe = merged.recipeId ? (await this.recipes.some(viewer, [merged.recipeId]))[0] : null;
    if (merged.recipeId && !recipe && merged.recipeId !== current?.recipeId) throw notFound('Recipe');
    const title = cleanLine(merged.title ?? '') || recipe?.title || AD_HOC_TITLE;
    const problem = recipeTitleProblem(title);
    if (problem) throw invalid('title', problem);
    if (merged.notes && isLongerThan(merged.notes, 5_000)) throw invalid('notes', 'Use up to 5,000 characters.');
    return {
      ...merged,
      title,
      mealType: merged.mealType ?? 'dinner',
      mealDate: dateOf(merged.mealDate ?? '', 'mealDate'),
      servings: within(merged.servings ?? recipe?.servings ?? 1, 1, 100, 'servings', 'Servings'),
      guests: within(merged.guests ?? 0, 0, 30, 'guests', 'Guests'),
      isAdHoc: merged.recipeId === null,
      position: current?.position ?? 0,
    };
  }
}

function within(value: number, low: number, high: number, field: string, name: string): number {
  if (!Number.isInteger(value) || value < low || value > high)
    throw invalid(field, `${name} must be a whole number from ${low} to ${high}`);
  return value;
}

function dateOf(date: string, field: string): CalendarDate {
  if (!isCalendarDate(date)) throw invalid(field, 'This date does not exist.');
  return date;
}
