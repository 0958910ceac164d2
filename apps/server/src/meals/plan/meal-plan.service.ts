import { Injectable } from '@nestjs/common';
import { diffDays, formatShortDate, type CalendarDate } from '@homefold/domain';
import { MEAL_TYPE_NAMES, readMealDate } from '@homefold/domain/meals';
import type { Seen } from '../../activity';
import type { Viewer } from '../../platform/auth';
import type { BinSource, DeletedItem } from '../../platform/bin';
import { invalid } from '../../platform/errors';
import { MealValues } from './meal-values';
import { PlannedMeal, PlannedMealInput } from './planned-meal';
import { PlannedMealStore, slotOf, type Keys } from './planned-meal.store';

/** The longest range that a call may request. */
const MAX_DAYS = 92;

/** The family's plan of meals. Every member reads and edits it; an id of another family is NOT_FOUND. */
@Injectable()
export class MealPlanService {
  /** Deleted meals. */
  readonly bin: BinSource;

  constructor(
    private readonly store: PlannedMealStore,
    private readonly values: MealValues,
  ) {
    this.bin = store.one.bin<Pick<PlannedMeal, 'title' | 'mealDate' | 'mealType'>>({
      columns: `t.title, to_char(t.meal_date, 'YYYY-MM-DD') as "mealDate", t.meal_type as "mealType"`,
      describe: ({ title, mealDate, mealType }, { locale, today }) => ({
        title,
        detail: `${MEAL_TYPE_NAMES[mealType].label}, ${formatShortDate(mealDate, locale, today)}`,
        emoji: null,
      }),
    });
  }

  /**
   * The meals of a range of days, by day, meal and position.
   *
   * @param start a time part is ignored, as in `end`
   * @throws DomainError INVALID for a date that does not exist, days in the wrong order, or more than 92; FEATURE_LOCKED
   */
  between(caller: Viewer, start: string, end: string): Promise<PlannedMeal[]> {
    return this.store.scope.read(caller, (viewer) => {
      const first = dateOf(start, 'startDate');
      const last = dateOf(end, 'endDate');
      if (last < first) throw invalid('endDate', 'The last day must not be before the first.');
      if (diffDays(first, last) >= MAX_DAYS) throw invalid('endDate', `Request at most ${MAX_DAYS} days at once.`);
      return this.store.between(viewer, first, last);
    });
  }

  /** @throws DomainError NOT_FOUND, FEATURE_LOCKED */
  get(caller: Viewer, id: string): Promise<PlannedMeal> {
    return this.store.scope.read(caller, (viewer) => this.store.one.get(viewer, id));
  }

  /**
   * Adds a dish after those of its slot.
   *
   * @param key an idempotency key
   * @throws DomainError INVALID naming the first wrong field, NOT_FOUND for the recipe or a member, FEATURE_LOCKED
   */
  add(caller: Viewer, input: PlannedMealInput, key?: string | null): Promise<PlannedMeal> {
    return this.store.scope.write(caller, async (viewer) => {
      await this.store.lock(viewer);
      const make = async () => {
        const values = await this.values.of(viewer, input);
        return { ...values, position: await this.store.end(viewer, slotOf(values)) };
      };
      return this.store.one.add(viewer, make, key);
    });
  }

  /** Plans several meals as one change: one feed entry, one undo. @throws as `add` */
  addAll(caller: Viewer, inputs: readonly PlannedMealInput[], keys: Keys = {}): Promise<PlannedMeal[]> {
    return this.store.scope.write(caller, async (viewer) => {
      await this.store.lock(viewer);
      const { meals } = await this.store.addAll(viewer, 'addPlannedMeals', keys, () =>
        this.values.ofAll(viewer, inputs),
      );
      return meals;
    });
  }

  /** @throws DomainError INVALID, NOT_FOUND, VERSION_CONFLICT, CONFLICT for a used undo key, FEATURE_LOCKED */
  update(caller: Viewer, id: string, input: PlannedMealInput, seen?: Seen): Promise<PlannedMeal> {
    return this.store.scope.write(caller, async (viewer) => {
      await this.store.lock(viewer);
      const meal = await this.store.one.rows.live(viewer, id);
      const values = await this.values.of(viewer, input, meal);
      const isMoved = values.mealDate !== meal.mealDate || values.mealType !== meal.mealType;
      if (isMoved) await this.store.leaves(viewer, meal.mealDate);
      const position = isMoved ? await this.store.end(viewer, slotOf(values)) : meal.position;
      return this.store.one.change(viewer, id, () => ({ ...values, position }), seen);
    });
  }

  /** Moves it to the bin. @throws DomainError NOT_FOUND, VERSION_CONFLICT, CONFLICT for a used undo key, FEATURE_LOCKED */
  delete(caller: Viewer, id: string, seen?: Seen): Promise<DeletedItem> {
    return this.store.scope.write(caller, (viewer) => this.store.one.remove(viewer, id, seen));
  }
}

/** @throws DomainError INVALID */
export function dateOf(value: string, field: string): CalendarDate {
  const date = readMealDate(value);
  if (date === null) throw invalid(field, 'This date does not exist.');
  return date;
}
