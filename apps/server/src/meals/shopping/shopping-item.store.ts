import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@homefold/domain';
import { traditionOf } from '@homefold/domain/recipes';
import {
  amountOf,
  amountText,
  idsConcerned,
  neighboursOf,
  rowAmounts,
  type ShoppingChange,
  type ShoppingResult,
  type ShoppingUnits,
} from '@homefold/domain/shopping';
import { isUUID } from 'class-validator';
import type { Aisle } from '@homefold/domain/aisles';
import { FamilySettingsReader, type FamilySettings } from '../../families';
import type { FamilyViewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { records, type Records } from '../../platform/records';
import { ShoppingItem } from './shopping-item';
import { columnsOfRow, rowOfItem } from './shopping-rows';

/** The part of the basket that a screen shows. */
const BASKET = 200;

/** The rows of the items. Call every function inside a scope. */
@Injectable()
export class ShoppingItemStore {
  readonly rows: Records<ShoppingItem>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly families: FamilySettingsReader,
  ) {
    this.rows = records(db, clock, ShoppingItem, 'item');
  }

  /** What is still to be bought, in the order of its creation. */
  open(viewer: FamilyViewer, listId: string): Promise<ShoppingItem[]> {
    return this.rows.list(viewer, 'open shopping', {
      where: 't.list_id = $2 and t.purchased_at is null',
      values: [listId],
      orderBy: 't.created_at, t.id',
    });
  }

  /** The latest ticked items, newest first. */
  basket(viewer: FamilyViewer, listId: string): Promise<ShoppingItem[]> {
    return this.rows.list(viewer, 'shopping basket', {
      where: `t.id in (
        select b.id from shopping_item b
        where b.family_id = $1 and b.list_id = $2 and b.deleted_at is null and b.purchased_at is not null
        order by b.purchased_at desc, b.id limit ${BASKET})`,
      values: [listId],
      orderBy: 't.purchased_at desc, t.id',
    });
  }

  /** Ids of everything that is ticked. */
  async basketIds({ familyId }: FamilyViewer, listId: string): Promise<string[]> {
    const rows = await this.db.sql<{ id: string }>({
      name: 'shopping_basket_ids',
      text: `select id from shopping_item
             where family_id = $1 and list_id = $2 and deleted_at is null and purchased_at is not null`,
      values: [familyId, listId],
    });
    return rows.map(({ id }) => id);
  }

  /** How many items of each list are open, and how many ticked. */
  async counts({ familyId }: Pick<FamilyViewer, 'familyId'>): Promise<Map<string, ItemCounts>> {
    const rows = await this.db.sql<{ listId: string } & ItemCounts>({
      name: 'shopping_counts',
      text: `select list_id as "listId", count(*) filter (where purchased_at is null)::int as open,
               count(purchased_at)::int as basket
             from shopping_item where family_id = $1 and deleted_at is null group by list_id`,
      values: [familyId],
    });
    return new Map(rows.map(({ listId, ...counts }) => [listId, counts]));
  }

  /** The items with parts of these ids, including those in the bin. */
  withParts(viewer: FamilyViewer, ids: readonly string[]): Promise<ShoppingItem[]> {
    const known = ids.filter((id) => isUUID(id));
    if (known.length === 0) return Promise.resolve([]);
    return this.rows.list(viewer, 'shopping of parts', {
      where: 't.part_ids && $2::uuid[]',
      values: [known],
      orderBy: 't.id',
      evenInBin: true,
    });
  }

  /** The items with parts for a planned meal, including bought and removed ones. */
  ofMeal(viewer: FamilyViewer, mealId: string): Promise<ShoppingItem[]> {
    return this.rows.list(viewer, 'shopping of a meal', {
      where: 't.meal_ids @> array[$2::uuid]',
      values: [mealId],
      orderBy: 't.id',
      evenInBin: true,
    });
  }

  /** The items to buy because these are running low in the kitchen. */
  ofStock(viewer: FamilyViewer, kitchenItemIds: readonly string[]): Promise<ShoppingItem[]> {
    return this.rows.list(viewer, 'shopping of the stock', {
      where: `t.purchased_at is null and exists (
        select from jsonb_array_elements(t.parts) p where p -> 'source' ->> 'kitchenItemId' = any($2))`,
      values: [kitchenItemIds],
      orderBy: 't.id',
    });
  }

  /** The items with parts generated for a week, including bought and removed ones. */
  generatedFor(viewer: FamilyViewer, weekStart: CalendarDate): Promise<ShoppingItem[]> {
    return this.rows.list(viewer, 'shopping of a week', {
      where: 't.parts @> $2::jsonb',
      values: [JSON.stringify([{ isGenerated: true, source: { weekStart } }])],
      orderBy: 't.created_at, t.id',
      evenInBin: true,
    });
  }

  /** Which of these things are still to be bought, on any list. */
  async openKeys({ familyId }: FamilyViewer, keys: readonly string[]): Promise<Set<string>> {
    const rows = await this.db.sql<{ key: string }>({
      name: 'shopping_open_keys',
      text: `select distinct i.key from shopping_item i
             join shopping_list l on l.family_id = i.family_id and l.id = i.list_id and l.deleted_at is null
             where i.family_id = $1 and i.key = any($2) and i.deleted_at is null and i.purchased_at is null`,
      values: [familyId, keys],
    });
    return new Set(rows.map(({ key }) => key));
  }

  /** Everything that changes may touch. */
  async concerned(viewer: FamilyViewer, changes: readonly ShoppingChange[]): Promise<ShoppingItem[]> {
    const found = await this.withParts(viewer, idsConcerned(changes));
    const near = neighboursOf(found.map(rowOfItem), changes);
    if (near.length === 0) return found;
    const others = await this.rows.list(viewer, 'shopping near', {
      where: `exists (
        select from unnest($2::uuid[], $3::text[], $4::timestamptz[]) as n (list_id, key, since)
        where t.list_id = n.list_id and t.key = n.key and (t.settled_at is null or t.settled_at >= n.since))`,
      values: [
        near.map(({ listId }) => listId),
        near.map(({ key }) => key),
        near.map(({ since }) => new Date(Math.max(since, 0)).toISOString()),
      ],
      orderBy: 't.id',
      evenInBin: true,
    });
    const known = new Set(found.map(({ id }) => id));
    return [...found, ...others.filter(({ id }) => !known.has(id))];
  }

  /**
   * Stores the effect of changes on items.
   *
   * @param before those that were concerned
   * @returns the changed ones
   */
  async write(
    viewer: FamilyViewer,
    before: readonly ShoppingItem[],
    { changed, gone }: ShoppingResult,
    usualAisle: (key: string) => Aisle | undefined,
  ): Promise<ShoppingItem[]> {
    const now = this.clock.now();
    const { familyId } = viewer;
    if (gone.length > 0)
      await this.db.sql({
        name: 'shopping_gone',
        text: 'delete from shopping_item where family_id = $1 and id = any($2::uuid[])',
        values: [familyId, gone],
      });
    const known = new Map(before.map((item) => [item.id, item]));
    const items = changed.map((row) =>
      Object.assign(new ShoppingItem(), columnsOfRow(row, viewer, usualAisle), {
        familyId,
        id: row.id,
        // it is kept in the bin from now on, however late a device sends it
        deletedAt: row.removedAt === null ? null : (known.get(row.id)?.deletedAt ?? now),
        updatedAt: now,
        version: (known.get(row.id)?.version ?? 0) + 1,
      }),
    );
    await this.upsert(items);
    return items;
  }

  /** One statement for any number of items. */
  private async upsert(items: readonly ShoppingItem[]): Promise<void> {
    if (items.length === 0) return;
    const { tableName, columns } = this.db.manager.connection.getMetadata(ShoppingItem);
    const stored = columns.filter(({ isGenerated }) => !isGenerated);
    const names = stored.map(({ databaseName }) => databaseName);
    const rows = items.map((item) =>
      Object.fromEntries(stored.map((column) => [column.databaseName, column.getEntityValue(item)])),
    );
    await this.db.sql({
      name: 'shopping_upsert',
      text: `insert into ${tableName} (${names.join(', ')})
             select ${names.join(', ')} from jsonb_populate_recordset(null::${tableName}, $1)
             on conflict (family_id, id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
      values: [JSON.stringify(rows)],
    });
  }

  /** With their amounts in the family's units. */
  async shown(viewer: FamilyViewer, items: readonly ShoppingItem[]): Promise<ShoppingItem[]> {
    if (items.length === 0) return [];
    const { locale, unitSystem } = await this.families.settings(viewer);
    const units = unitsOf({ locale, unitSystem });
    for (const item of items) {
      const row = rowOfItem(item);
      const one = amountOf(row, units);
      item.amounts = rowAmounts(row, units);
      item.amount = one?.amount ?? null;
      item.unit = one?.unit ?? null;
      item.quantity = amountText(row, units, locale) || null;
    }
    return [...items];
  }
}

/** The units of a family, as the domain rules need them. */
export const unitsOf = ({ locale, unitSystem }: Pick<FamilySettings, 'locale' | 'unitSystem'>): ShoppingUnits => ({
  system: unitSystem,
  tradition: traditionOf(locale),
});

export interface ItemCounts {
  open: number;
  basket: number;
}
