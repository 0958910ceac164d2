import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { ActivityService, RecordStores, type RecordStore } from '../../activity';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import type { FamilyViewer } from '../../platform/auth';
import type { BinSource } from '../../platform/bin';
import { Database } from '../../platform/database';
import { conflict } from '../../platform/errors';
import { NOT_DELETED, ownColumns, pick, type Deletion } from '../../platform/records';
import {
  assertUndoKey,
  changeLog,
  lockChanged,
  restoreRows,
  UndoLog,
  type ChangedRow,
  type Undo,
} from '../../platform/undo';
import { KitchenItem } from './kitchen-item';
import { stockChange, type KitchenValues, type NewKitchenItem, type StockStep } from './kitchen-values';
import { RunningLow } from './running-low';

const COLUMNS = ownColumns(KitchenItem);
/** The columns of `KitchenValues`. */
export const VALUES = [
  'ingredientName',
  'category',
  'haveIt',
  'place',
  'amount',
  'unit',
  'bestBefore',
  'minimumAmount',
] as const satisfies readonly (keyof KitchenValues)[];

/** Far more than any household has, and few enough to read at once. */
export const KITCHEN_LIMITS = { items: 1_000, atOnce: 200 } as const;

/** The stored JSON; changing this shape requires a migration of stored rows. */
interface StoredChange {
  entries: ChangedRow<Partial<KitchenItem>>[];
  activityId: string;
}

/** The effect of one call on the kitchen. */
export interface KitchenChange {
  type: 'created' | 'updated' | 'deleted';
  made?: readonly NewKitchenItem[];
  /** Rows and their new values. */
  changed?: readonly (readonly [KitchenItem, Partial<KitchenItem> | Deletion])[];
  undoKey?: string | null | undefined;
  /** Caused by a tick on the shopping list: only notifies open screens, and requests nothing to buy. */
  isPurchase?: boolean;
}

/** The rows of the kitchen. Call every function inside a scope. */
@Injectable()
export class KitchenStore {
  readonly scope: FeatureScope;
  /** Deleted items. */
  readonly bin: BinSource;
  readonly one: RecordStore<KitchenItem>;
  private readonly undo: Undo<StoredChange>;

  constructor(
    private readonly db: Database,
    private readonly activities: ActivityService,
    private readonly low: RunningLow,
    stores: RecordStores,
    access: FeatureAccess,
    undoLog: UndoLog,
  ) {
    this.scope = featureScope(access, db, 'meal_planner');
    this.one = stores.of({
      resource: 'kitchen_item',
      noun: 'item',
      entity: KitchenItem,
      describe: ({ ingredientName }) => ({ title: ingredientName }),
      scope: this.scope,
    });
    this.undo = undoLog.register('kitchen_items', {
      type: KitchenItem,
      allow: this.scope.viewer,
      takeBack: (viewer, change: StoredChange) => this.takeBack(viewer, change),
    });
    this.bin = this.binOf();
  }

  /** Serialises all kitchen changes until the scope ends, so that each item exists once. */
  async lock(viewer: FamilyViewer): Promise<void> {
    await this.low.lock(viewer);
    await this.db.lock(`kitchen ${viewer.familyId}`);
  }

  /** By category and name. */
  list(viewer: FamilyViewer): Promise<KitchenItem[]> {
    return this.one.rows.list(viewer, 'kitchen items', {
      orderBy: `array_position('{Produce,Dairy,Meat,Pantry,Frozen,Spices,Other}', t.category), lower(t.ingredient_name), t.id`,
    });
  }

  /** Those with the given keys. Call after `lock`, which excludes other changes. */
  withKeys(viewer: FamilyViewer, keys: readonly string[]): Promise<KitchenItem[]> {
    return this.one.rows.list(viewer, 'kitchen items by key', {
      where: 't.key = any($2)',
      values: [keys],
      orderBy: 't.id',
    });
  }

  /** Those with the given ids, for a change. Call after `lock`. */
  some(viewer: FamilyViewer, ids: readonly string[]): Promise<KitchenItem[]> {
    return this.one.rows.list(viewer, 'kitchen items by id', {
      where: 't.id = any($2)',
      values: [ids.filter((id) => isUUID(id))],
      orderBy: 't.id',
    });
  }

  /** Checks that the kitchen has room for this many more. */
  async hasRoom({ familyId }: FamilyViewer, more: number): Promise<boolean> {
    const [row] = await this.db.sql<{ count: number }>({
      name: 'kitchen_items_count',
      text: 'select count(*)::int as count from kitchen_item where family_id = $1 and deleted_at is null',
      values: [familyId],
    });
    return (row?.count ?? 0) + more <= KITCHEN_LIMITS.items;
  }

  /** @throws DomainError CONFLICT when another item has the name */
  async assertFree(viewer: FamilyViewer, { id, key }: Pick<KitchenItem, 'id' | 'key'>): Promise<void> {
    const other = (await this.withKeys(viewer, [key])).find((item) => item.id !== id);
    if (other) throw conflict('CONFLICT', `The kitchen already has ${other.ingredientName}.`, { id: other.id });
  }

  /**
   * Stores the effect of one call as one feed entry and one undo, and reports what runs low. Call after `lock`.
   *
   * @returns the created and changed rows
   */
  async apply(
    viewer: FamilyViewer,
    { type, made = [], changed = [], undoKey, isPurchase = false }: KitchenChange,
  ): Promise<KitchenItem[]> {
    assertUndoKey(undoKey);
    const log = changeLog<KitchenItem, (typeof COLUMNS)[number]>(COLUMNS);
    const rows = await this.one.rows.insertAll(viewer, made);
    for (const row of rows) log.made(row);
    const steps: StockStep[] = rows.map((item) => ({ item, before: null, after: pick(item, VALUES) }));
    for (const [row, values] of changed) {
      const before = pick(row, VALUES);
      log.changing(row);
      if (!(await this.one.rows.change(row, values))) continue;
      rows.push(row);
      steps.push({ item: row, before, after: row.deletedAt === null ? pick(row, VALUES) : null });
    }
    if (isPurchase) {
      await this.one.publisher.publish(viewer, 'updated', ...rows);
      return rows;
    }
    const activityId = await this.record(viewer, type, rows);
    if (undoKey && activityId) {
      const entries = log.entries().filter(({ id }) => rows.some((row) => row.id === id));
      await this.undo.keep(viewer, undoKey, { entries, activityId });
    }
    await this.updateLowStock(viewer, steps);
    return rows;
  }

  private async updateLowStock(viewer: FamilyViewer, steps: readonly StockStep[]): Promise<void> {
    const { low, enough } = stockChange(steps);
    await this.low.withdraw(viewer, enough);
    await this.low.add(viewer, low);
  }

  /** One feed entry, and a live message per item to the open screens. */
  private async record(
    viewer: FamilyViewer,
    type: KitchenChange['type'],
    rows: readonly KitchenItem[],
  ): Promise<string | null> {
    const [first, ...others] = rows;
    if (!first) return null;
    if (others.length === 0) return this.one.publisher.record(viewer, type, first);
    const activityId = await this.activities.record(viewer, {
      type,
      resource: 'kitchen_item',
      resourceId: first.id,
      title: `${rows.length} items`,
      data: { count: rows.length },
    });
    await this.one.publisher.publish(viewer, type, ...others);
    return activityId;
  }

  private async takeBack(viewer: FamilyViewer, { entries, activityId }: StoredChange): Promise<KitchenItem[]> {
    await this.lock(viewer);
    const rows = await lockChanged(this.one.rows, viewer, entries);
    for (const [at, { before }] of entries.entries())
      if (before?.key) await this.assertFree(viewer, { id: rows[at]?.id ?? '', key: before.key });
    const steps = rows.map((item, at) => ({
      item,
      before: item.deletedAt === null ? pick(item, VALUES) : null,
      isMade: entries[at]?.before === null,
    }));
    await restoreRows(this.one.rows, rows, entries, NOT_DELETED);
    await this.updateLowStock(
      viewer,
      steps.map(({ item, before, isMade }) => ({ item, before, after: isMade ? null : pick(item, VALUES) })),
    );
    const made = steps.filter(({ isMade }) => isMade).map(({ item }) => item);
    const left = steps.filter(({ isMade }) => !isMade).map(({ item }) => item);
    await this.one.publisher.takeBack(viewer, activityId);
    await this.one.publisher.publish(viewer, 'deleted', ...made);
    await this.one.publisher.publish(viewer, 'updated', ...left);
    return left;
  }

  private binOf(): BinSource {
    const bin = this.one.bin<{ title: string; category: string }>({
      columns: 't.ingredient_name as title, t.category',
      describe: ({ title, category }) => ({ title, detail: category, emoji: null }),
    });
    return {
      ...bin,
      restore: async (viewer, id) => {
        await this.lock(viewer);
        const item = await this.one.rows.binned(viewer, id);
        await this.assertFree(viewer, item);
        const restored = await bin.restore(viewer, id);
        await this.updateLowStock(viewer, [{ item, before: null, after: pick(item, VALUES) }]);
        return restored;
      },
    };
  }
}
