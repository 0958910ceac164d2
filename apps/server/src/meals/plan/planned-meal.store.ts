import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { POSITION_GAP, type CalendarDate } from '@homefold/domain';
import { slotKey, type MealSlot } from '@homefold/domain/meals';
import { IsNull } from 'typeorm';
import { ActivityService, RecordStores, type RecordStore } from '../../activity';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { conflict } from '../../platform/errors';
import { Idempotency } from '../../platform/idempotency';
import { NOT_DELETED, ownColumns, type NewRecord } from '../../platform/records';
import {
  assertUndoKey,
  changeLog,
  lockChanged,
  restoreRows,
  UndoLog,
  type ChangedRow,
  type Undo,
} from '../../platform/undo';
import { CookingPush } from '../cooking-reminders/cooking-push';
import { PlannedMeal } from './planned-meal';

/** A planned meal before its position in its slot is known. */
export type NewMeal = Omit<NewRecord<PlannedMeal>, 'position' | 'batchId'>;

/** The contents of a planned meal, without its slot. */
export const DISH = [
  'recipeId',
  'title',
  'notes',
  'servings',
  'isAdHoc',
  'eaterIds',
  'guests',
  'cookId',
  'ingredients',
] as const;

/** The stored JSON; changing this shape requires a migration of stored rows. */
interface StoredChange {
  entries: ChangedRow<Partial<PlannedMeal>>[];
  activityId: string;
}

const COLUMNS = ownColumns(PlannedMeal);
const IN_ORDER = `t.meal_date, array_position('{breakfast,lunch,dinner}', t.meal_type), t.position, t.id`;

/** More than any table holds. */
const MAX_DISHES = 20;

/** @throws DomainError CONFLICT when a slot would have too many dishes */
export function assertRoom(dishes: number): void {
  if (dishes > MAX_DISHES) throw conflict('CONFLICT', `A meal can have at most ${MAX_DISHES} dishes.`);
}

export const slotOf = ({ mealDate, mealType }: Pick<PlannedMeal, 'mealDate' | 'mealType'>): MealSlot => ({
  date: mealDate,
  mealType,
});

/** The rows of the plan. Call every function inside a scope. */
@Injectable()
export class PlannedMealStore {
  /** One meal at a time. */
  readonly one: RecordStore<PlannedMeal>;
  readonly scope: FeatureScope;
  private readonly undo: Undo<StoredChange>;

  constructor(
    private readonly db: Database,
    private readonly idempotency: Idempotency,
    private readonly activities: ActivityService,
    private readonly cooking: CookingPush,
    stores: RecordStores,
    access: FeatureAccess,
    undoLog: UndoLog,
  ) {
    this.scope = featureScope(access, db, 'meal_planner');
    this.one = stores.of({
      resource: 'meal_plan',
      noun: 'meal',
      entity: PlannedMeal,
      describe: ({ title, mealDate, mealType }) => ({ title, data: { mealDate, mealType } }),
      scope: this.scope,
      possible: (viewer, before) => this.possible(viewer, before),
    });
    this.undo = undoLog.register('meal_plan_slots', {
      type: PlannedMeal,
      allow: this.scope.viewer,
      takeBack: (viewer, change: StoredChange) => this.takeBack(viewer, change),
    });
  }

  /**
   * Serialises everything that fills or empties slots until the scope ends: a slot found empty is still empty when it
   * is filled.
   */
  lock({ familyId }: FamilyViewer): Promise<void> {
    return this.db.lock(`meal plan ${familyId}`);
  }

  /** By day, meal and position. */
  between(viewer: FamilyViewer, start: CalendarDate, end: CalendarDate): Promise<PlannedMeal[]> {
    return this.one.rows.list(viewer, 'planned meals', {
      where: 't.meal_date between $2 and $3',
      values: [start, end],
      orderBy: IN_ORDER,
    });
  }

  /** The dishes of a slot, locked, in order. */
  async inSlot(viewer: FamilyViewer, slot: MealSlot): Promise<PlannedMeal[]> {
    const found = await this.between(viewer, slot.date, slot.date);
    const rows = await Promise.all(
      found
        .filter(({ mealType }) => mealType === slot.mealType)
        .map(({ id }) => this.one.rows.find(viewer, id, { deletedAt: IsNull() })),
    );
    return rows.filter((row) => row !== null);
  }

  /** For a day that loses a dish: withdraws the reminder of whoever cooks then. */
  leaves({ familyId }: FamilyViewer, date: CalendarDate): Promise<void> {
    return this.cooking.withdraw(familyId, [date]);
  }

  /** The position after the dishes of a slot. @throws DomainError CONFLICT when there is no room for another one */
  async end(viewer: FamilyViewer, slot: MealSlot): Promise<number> {
    const meals = await this.between(viewer, slot.date, slot.date);
    const dishes = meals.filter(({ mealType }) => mealType === slot.mealType);
    assertRoom(dishes.length + 1);
    return (dishes.at(-1)?.position ?? 0) + POSITION_GAP;
  }

  /**
   * Stores meals as one change: one feed entry, one undo.
   *
   * @param make the meals, in order; none is fine. Not called again for a used key
   * @param operation what the key is for
   * @returns those that the first call with the key stored and that are still planned, and the slots of all of them
   */
  async addAll(
    viewer: FamilyViewer,
    operation: string,
    { idempotencyKey, undoKey }: Keys,
    make: () => Promise<NewMeal[]>,
  ): Promise<{ meals: PlannedMeal[]; slots: Set<string> }> {
    assertUndoKey(undoKey);
    const batchId = await this.idempotency.once(viewer, idempotencyKey, operation, async () => {
      const batch = randomUUID();
      const rows = await this.insertAll(viewer, await make(), batch);
      const log = changeLog<PlannedMeal, (typeof COLUMNS)[number]>(COLUMNS);
      for (const row of rows) log.made(row);
      const activityId = await this.announce(viewer, 'created', rows);
      if (undoKey && activityId) await this.undo.keep(viewer, undoKey, { entries: log.entries(), activityId });
      return batch;
    });
    const meals = await this.one.rows.list(viewer, 'planned meals of a batch', {
      where: 't.batch_id = $2',
      values: [batchId],
      orderBy: IN_ORDER,
    });
    const slots = await this.db.sql<{ slot: string }>({
      name: 'planned_meal_batch_slots',
      text: `select distinct meal_date || ' ' || meal_type as slot from planned_meal where family_id = $1 and batch_id = $2`,
      values: [viewer.familyId, batchId],
    });
    return { meals, slots: new Set(slots.map(({ slot }) => slot)) };
  }

  /**
   * Changes locked meals as one change.
   *
   * @returns the changed ones
   */
  async changeAll(
    viewer: FamilyViewer,
    changes: readonly (readonly [PlannedMeal, Partial<PlannedMeal>])[],
    undoKey?: string | null,
  ): Promise<PlannedMeal[]> {
    assertUndoKey(undoKey);
    const different = changes.filter(([row, values]) => !isDeepStrictEqual({ ...row, ...values }, { ...row }));
    const rows = different.map(([row]) => row);
    const log = changeLog<PlannedMeal, (typeof COLUMNS)[number]>(COLUMNS);
    log.changing(...rows);
    const before = rows.map(({ mealDate }) => mealDate);
    for (const [row, values] of different) await this.one.rows.change(row, values);
    await this.cooking.withdraw(viewer.familyId, before);
    const activityId = await this.announce(viewer, 'updated', rows);
    if (undoKey && activityId) await this.undo.keep(viewer, undoKey, { entries: log.entries(), activityId });
    return rows;
  }

  /** Each after what is already in its slot, in the order given. */
  private async insertAll(viewer: FamilyViewer, meals: readonly NewMeal[], batchId: string): Promise<PlannedMeal[]> {
    if (meals.length === 0) return [];
    const dates = meals.map(({ mealDate }) => mealDate).sort();
    const planned = await this.between(viewer, dates[0] ?? '', dates.at(-1) ?? '');
    const ends = new Map<string, number>();
    const counts = new Map<string, number>();
    for (const meal of planned) ends.set(slotKey(slotOf(meal)), meal.position);
    for (const meal of [...planned, ...meals]) {
      const key = slotKey(slotOf(meal));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    assertRoom(Math.max(...counts.values()));
    return this.one.rows.insertAll(
      viewer,
      meals.map((meal) => {
        const key = slotKey(slotOf(meal));
        const position = (ends.get(key) ?? 0) + POSITION_GAP;
        ends.set(key, position);
        return { ...meal, position, batchId };
      }),
    );
  }

  /** One feed entry, and a live message per meal to the open screens. */
  private async announce(
    viewer: FamilyViewer,
    type: 'created' | 'updated',
    rows: readonly PlannedMeal[],
  ): Promise<string | null> {
    const [first, ...others] = rows;
    if (!first) return null;
    await this.cooking.withdraw(
      viewer.familyId,
      rows.map(({ mealDate }) => mealDate),
    );
    if (others.length === 0) return this.one.publisher.record(viewer, type, first);
    const activityId = await this.activities.record(viewer, {
      type,
      resource: 'meal_plan',
      resourceId: first.id,
      title: `${rows.length} meals`,
      data: { mealDate: first.mealDate, mealType: first.mealType, count: rows.length },
    });
    await this.one.publisher.publish(viewer, type, ...others);
    return activityId;
  }

  /** A recipe that was permanently deleted in the meantime is not restored; the meal has its title. */
  private async possible({ familyId }: FamilyViewer, before: Partial<PlannedMeal>): Promise<Partial<PlannedMeal>> {
    if (!before.recipeId) return before;
    const [recipe] = await this.db.sql({
      name: 'planned_meal_recipe_left',
      text: 'select id from recipe where family_id = $1 and id = $2 for key share',
      values: [familyId, before.recipeId],
    });
    return recipe ? before : { ...before, recipeId: null };
  }

  private async takeBack(viewer: FamilyViewer, { entries, activityId }: StoredChange): Promise<PlannedMeal[]> {
    await this.lock(viewer);
    const rows = await lockChanged(this.one.rows, viewer, entries);
    const dates = rows.map(({ mealDate }) => mealDate);
    const possible = await Promise.all(
      entries.map(async (entry) => ({ ...entry, before: entry.before && (await this.possible(viewer, entry.before)) })),
    );
    await restoreRows(this.one.rows, rows, possible, NOT_DELETED);
    await this.cooking.withdraw(viewer.familyId, [...dates, ...rows.map(({ mealDate }) => mealDate)]);
    await this.one.publisher.takeBack(viewer, activityId);
    const isMade = (_row: PlannedMeal, at: number): boolean => entries[at]?.before === null;
    await this.one.publisher.publish(viewer, 'deleted', ...rows.filter(isMade));
    const left = rows.filter((row, at) => !isMade(row, at));
    await this.one.publisher.publish(viewer, 'updated', ...left);
    return left;
  }
}

export interface Keys {
  idempotencyKey?: string | null | undefined;
  undoKey?: string | null | undefined;
}
