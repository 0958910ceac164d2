import { Injectable } from '@nestjs/common';
import { addDays, diffDays, placeAfter, POSITION_GAP } from '@homefold/domain';
import { slotKey, weekOf, type MealSlot, type MealWeek } from '@homefold/domain/meals';
import { FamilyMembers } from '../../families';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { conflict, invalid, notFound } from '../../platform/errors';
import { pick } from '../../platform/records';
import { dateOf } from './meal-plan.service';
import type { CopiedMeals, SeenMealInput } from './meal-week.types';
import type { MealSlotInput, PlannedMeal } from './planned-meal';
import { assertRoom, DISH, PlannedMealStore, slotOf, type Keys, type NewMeal } from './planned-meal.store';

export interface Move {
  /** The dish of the slot after which it is placed; null: first; omitted: last. */
  afterId?: string | null | undefined;
  /** Swaps with what is planned there. */
  swap?: boolean | null | undefined;
  version?: number | null | undefined;
  undoKey?: string | null | undefined;
}

/** Moves and copies meals between the slots of the plan. */
@Injectable()
export class MealSlotsService {
  constructor(
    private readonly store: PlannedMealStore,
    private readonly members: FamilyMembers,
  ) {}

  /**
   * Moves a dish to another slot, or within its own.
   *
   * @returns the changed meals, the moved one first
   * @throws DomainError INVALID for a date that does not exist, NOT_FOUND for the meal or for `afterId`, VERSION_CONFLICT
   */
  move(caller: Viewer, id: string, to: MealSlotInput, how: Move): Promise<PlannedMeal[]> {
    return this.store.scope.write(caller, async (viewer) => {
      const slot = checked(to, 'to');
      await this.store.lock(viewer);
      const meal = await this.store.one.changeable(viewer, id, how.version);
      const from = slotOf(meal);
      const there = (await this.store.inSlot(viewer, slot)).filter((one) => one.id !== meal.id);
      const isSame = slotKey(from) === slotKey(slot);
      const swapped = how.swap && !isSame ? there : [];
      assertRoom(there.length - swapped.length + 1);
      const places = placesOf(meal, swapped.length > 0 ? [] : there, how.afterId);
      const end = swapped.length > 0 ? await this.store.end(viewer, from) : 0;
      return this.store.changeAll(
        viewer,
        [
          [meal, { ...placed(slot), position: places.get(meal.id) ?? meal.position }],
          ...there.flatMap((one) => {
            const position = places.get(one.id);
            return position === undefined ? [] : [[one, { position }] as const];
          }),
          ...swapped.map((one, at) => [one, { ...placed(from), position: end + at * POSITION_GAP }] as const),
        ],
        how.undoKey,
      );
    });
  }

  /**
   * Copies a dish into a slot, after what is planned there.
   *
   * @throws DomainError INVALID for a date that does not exist, NOT_FOUND, CONFLICT for a used key
   */
  copy(caller: Viewer, id: string, to: MealSlotInput, keys: Keys): Promise<PlannedMeal> {
    return this.store.scope.write(caller, async (viewer) => {
      const slot = checked(to, 'to');
      await this.store.lock(viewer);
      const { meals } = await this.store.addAll(viewer, 'copyPlannedMeal', keys, async () => {
        const meal = await this.store.one.rows.live(viewer, id);
        return [copyOf(meal, slot, await this.present(viewer))];
      });
      const [meal] = meals;
      if (!meal) throw notFound('Meal');
      return meal;
    });
  }

  /**
   * Moves all dishes of a slot, after what is planned in the target or swapping with it.
   *
   * @param seen what the caller saw in both slots; left out: it does not matter
   * @throws DomainError INVALID for a date that does not exist, NOT_FOUND for an empty slot, VERSION_CONFLICT when the
   *   slots hold something else
   */
  moveSlot(
    caller: Viewer,
    from: MealSlotInput,
    to: MealSlotInput,
    { swap, seen, undoKey }: Pick<Move, 'swap' | 'undoKey'> & { seen?: readonly SeenMealInput[] | null | undefined },
  ): Promise<PlannedMeal[]> {
    return this.store.scope.write(caller, async (viewer) => {
      const [source, target] = [checked(from, 'from'), checked(to, 'to')];
      await this.store.lock(viewer);
      const moved = await this.store.inSlot(viewer, source);
      if (moved.length === 0) throw notFound('Meal');
      if (slotKey(source) === slotKey(target)) return [];
      const there = await this.store.inSlot(viewer, target);
      if (seen) assertSeen([...moved, ...there], seen);
      if (!swap) assertRoom(moved.length + there.length);
      const end = swap ? POSITION_GAP : (there.at(-1)?.position ?? 0) + POSITION_GAP;
      return this.store.changeAll(
        viewer,
        [
          ...moved.map((one, at) => [one, { ...placed(target), position: end + at * POSITION_GAP }] as const),
          ...(swap ? there.map((one) => [one, placed(source)] as const) : []),
        ],
        undoKey,
      );
    });
  }

  /** Copies all dishes of a slot, after what is planned in the target. @throws as `copy` */
  copySlot(caller: Viewer, from: MealSlotInput, to: MealSlotInput, keys: Keys): Promise<PlannedMeal[]> {
    return this.store.scope.write(caller, async (viewer) => {
      const [source, target] = [checked(from, 'from'), checked(to, 'to')];
      await this.store.lock(viewer);
      const { meals } = await this.store.addAll(viewer, 'copyMealSlot', keys, async () => {
        const copied = await this.store.inSlot(viewer, source);
        if (copied.length === 0) throw notFound('Meal');
        const present = await this.present(viewer);
        return copied.map((meal) => copyOf(meal, target, present));
      });
      return meals;
    });
  }

  /**
   * Copies a week into another one.
   *
   * @param from any day of the week, as `to`
   * @param intoFilled also into slots where something is planned, behind it
   * @throws DomainError INVALID for a date that does not exist or the same week, CONFLICT for a used key
   */
  copyWeek(caller: Viewer, from: string, to: string, intoFilled: boolean, keys: Keys): Promise<CopiedMeals> {
    return this.store.scope.write(caller, async (viewer) => {
      const [source, target] = [weekOf(dateOf(from, 'from')), weekOf(dateOf(to, 'to'))];
      if (source.startDate === target.startDate) throw invalid('to', 'Choose another week to copy to.');
      await this.store.lock(viewer);
      const copies = await this.copies(viewer, source, target);
      const { meals, slots } = await this.store.addAll(viewer, 'copyMealWeek', keys, async () => {
        if (intoFilled) return copies;
        const filled = await this.filled(viewer, target);
        return copies.filter((meal) => !filled.has(slotKey(slotOf(meal))));
      });
      return { meals, skipped: distinctSlots(copies).filter((slot) => !slots.has(slotKey(slot))) };
    });
  }

  private async copies(viewer: FamilyViewer, source: MealWeek, target: MealWeek): Promise<NewMeal[]> {
    const [meals, present] = await Promise.all([
      this.store.between(viewer, source.startDate, source.endDate),
      this.present(viewer),
    ]);
    const days = diffDays(source.startDate, target.startDate);
    return meals.map((meal) => copyOf(meal, { date: addDays(meal.mealDate, days), mealType: meal.mealType }, present));
  }

  /** Ids of the members who have not left. */
  private async present(viewer: FamilyViewer): Promise<Set<string>> {
    return new Set((await this.members.list(viewer)).map(({ id }) => id));
  }

  private async filled(viewer: FamilyViewer, { startDate, endDate }: MealWeek): Promise<Set<string>> {
    const meals = await this.store.between(viewer, startDate, endDate);
    return new Set(meals.map((meal) => slotKey(slotOf(meal))));
  }
}

const checked = ({ date, mealType }: MealSlotInput, field: string): MealSlot => ({
  date: dateOf(date, `${field}.date`),
  mealType,
});

const placed = ({ date, mealType }: MealSlot): Pick<PlannedMeal, 'mealDate' | 'mealType'> => ({
  mealDate: date,
  mealType,
});

/** Members who have left since are not copied. */
function copyOf(meal: PlannedMeal, slot: MealSlot, present: ReadonlySet<string>): NewMeal {
  const eaterIds = meal.eaterIds?.filter((id) => present.has(id)) ?? null;
  return {
    ...pick(meal, DISH),
    ...placed(slot),
    cookId: meal.cookId !== null && present.has(meal.cookId) ? meal.cookId : null,
    // the kitchen of another day is not known
    ingredients: meal.ingredients?.map((each) => ({ ...each, isInHouse: false })) ?? null,
    // nobody is left: the whole family, as when a member leaves
    eaterIds: eaterIds?.length === 0 && meal.guests === 0 ? null : eaterIds,
  };
}

/**
 * The positions to write so that a dish is placed after another one of its slot, or last.
 *
 * @throws DomainError NOT_FOUND when that one is not there
 */
function placesOf(
  meal: PlannedMeal,
  others: readonly PlannedMeal[],
  afterId: string | null | undefined,
): ReadonlyMap<string, number> {
  const last = others.at(-1);
  const end = (last?.position ?? 0) + POSITION_GAP;
  // as if it were already last
  const places = placeAfter(
    [...others, { ...meal, position: end }],
    meal.id,
    afterId === undefined ? (last?.id ?? null) : (afterId?.toLowerCase() ?? null),
  );
  if (!places) throw notFound('Meal');
  return new Map([[meal.id, end], ...places]);
}

/** @throws DomainError VERSION_CONFLICT */
function assertSeen(meals: readonly PlannedMeal[], seen: readonly SeenMealInput[]): void {
  const versions = new Map(seen.map(({ id, version }) => [id.toLowerCase(), version]));
  const isSame = meals.length === versions.size && meals.every(({ id, version }) => versions.get(id) === version);
  if (!isSame) throw conflict('VERSION_CONFLICT', 'Somebody else changed this meal in the meantime.');
}

const distinctSlots = (meals: readonly NewMeal[]): MealSlot[] => [
  ...new Map(meals.map((meal) => [slotKey(slotOf(meal)), slotOf(meal)])).values(),
];
