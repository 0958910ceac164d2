import { Injectable } from '@nestjs/common';
import type { Aisle } from '@homefold/domain/aisles';
import { bought, kitchenCategoryOf, used, usualPlace, type Measured } from '@homefold/domain/kitchen';
import { traditionOf } from '@homefold/domain/recipes';
import { shoppingKey } from '@homefold/domain/shopping';
import { FamilySettingsReader } from '../../families';
import type { FamilyViewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { Housekeeping } from '../../platform/housekeeping';
import { pick } from '../../platform/records';
import type { KitchenItem } from './kitchen-item';
import { KitchenStore, VALUES } from './kitchen-store';
import { contentOf, valuesOf, type KitchenValues, type NewKitchenItem } from './kitchen-values';

/** Something that was ticked on a shopping list. */
export interface Purchase {
  /** Id of the shopping item. */
  shoppingItemId: string;
  name: string;
  aisle: Aisle;
  /** What was bought: one entry for each amount that cannot be added to the others; empty: no amount given. */
  amounts: readonly Measured[];
}

/** The effect of a purchase on the kitchen, kept as long as its tick may be reverted. */
interface MovedIn {
  shoppingItemId: string;
  kitchenItemId: string;
  /** The item before; null: the purchase created it. */
  before: KitchenValues | null;
  /** The version after the purchase. */
  version: number;
  amounts: Measured[];
}

interface Bought extends Purchase {
  key: string;
}

/** Purchases directly followed by others: reverting one leaves the others. */
const NOT_ALONE = 0;
const REMEMBERED_DAYS = 30;
const UNKNOWN: readonly Measured[] = [{ amount: null, unit: null }];

/**
 * Adds purchases to the kitchen: everything that has a minimum there, and all food if the family has enabled that
 * (docs/decisions/meals/kitchen.md). The shopping list calls this inside the transaction of its ticks.
 */
@Injectable()
export class KitchenPurchases {
  constructor(
    private readonly db: Database,
    private readonly store: KitchenStore,
    private readonly families: FamilySettingsReader,
    private readonly clock: Clock,
    housekeeping: Housekeeping,
  ) {
    housekeeping.register({ name: 'kitchen_purchase', sweep: (now, limit) => this.forget(now, limit) });
  }

  /** Inside the write scope of the ticks. The same item twice counts once. */
  async bought(viewer: FamilyViewer, purchases: readonly Purchase[]): Promise<void> {
    if (purchases.length === 0) return;
    await this.store.lock(viewer);
    const once = new Map(purchases.map((purchase) => [purchase.shoppingItemId, purchase]));
    const all = [...once.values()].map((purchase) => ({ ...purchase, key: shoppingKey(purchase.name) }));
    const [{ boughtGoesToKitchen, locale }, present, known] = await Promise.all([
      this.families.settings(viewer),
      this.store.withKeys(viewer, [...new Set(all.map(({ key }) => key))]),
      this.known(viewer, purchases),
    ]);
    const items = new Map(present.map((item) => [item.key, item]));
    const groups = new Map<string, Bought[]>();
    for (const each of all) {
      const item = items.get(each.key);
      const isKept = item !== undefined && item.minimumAmount !== null;
      const isFood = item !== undefined || kitchenCategoryOf(each.name, each.aisle) !== null;
      if (known.has(each.shoppingItemId) || !(isKept || (boughtGoesToKitchen && isFood))) continue;
      groups.set(each.key, [...(groups.get(each.key) ?? []), each]);
    }
    await this.moveIn(viewer, groups, items, locale);
  }

  /** Reverts ticks inside their write scope: what they added to the kitchen is removed. */
  async takenBack(viewer: FamilyViewer, shoppingItemIds: readonly string[]): Promise<void> {
    if (shoppingItemIds.length === 0) return;
    await this.store.lock(viewer);
    const moved = await this.db.sql<MovedIn & Record<string, unknown>>({
      name: 'kitchen_purchases_back',
      text: `delete from kitchen_purchase where family_id = $1 and shopping_item_id = any($2::uuid[])
             returning shopping_item_id as "shoppingItemId", kitchen_item_id as "kitchenItemId", before, version, amounts`,
      values: [viewer.familyId, shoppingItemIds],
    });
    if (moved.length === 0) return;
    const [{ locale }, rows] = await Promise.all([
      this.families.settings(viewer),
      this.store.some(
        viewer,
        moved.map(({ kitchenItemId }) => kitchenItemId),
      ),
    ]);
    const items = new Map(rows.map((row) => [row.id, row]));
    const changed = new Map<KitchenItem, KitchenValues | null>();
    for (const { kitchenItemId, before, version, amounts } of moved) {
      const item = items.get(kitchenItemId);
      if (!item) continue;
      if (item.version === version) changed.set(item, before);
      else changed.set(item, without(changed.get(item) ?? pick(item, VALUES), amounts, locale));
    }
    for (const [item, values] of changed) {
      if (values) await this.store.one.rows.change(item, values);
      else await this.store.one.rows.remove(item);
      await this.store.one.publisher.publish(viewer, values ? 'updated' : 'deleted', item);
    }
  }

  private async moveIn(
    viewer: FamilyViewer,
    groups: ReadonlyMap<string, readonly Bought[]>,
    items: ReadonlyMap<string, KitchenItem>,
    locale: string,
  ): Promise<void> {
    const befores = new Map<string, KitchenValues | null>();
    const made: NewKitchenItem[] = [];
    const changed: (readonly [KitchenItem, Partial<KitchenItem>])[] = [];
    for (const [key, group] of groups) {
      const item = items.get(key);
      befores.set(key, item ? pick(item, VALUES) : null);
      const values = withMore(item ? pick(item, VALUES) : newValues(group), group, locale);
      if (item) changed.push([item, values]);
      else made.push({ ...values, key });
    }
    const isRoom = made.length === 0 || (await this.store.hasRoom(viewer, made.length));
    const rows = await this.store.apply(viewer, {
      ...{ type: 'updated' as const, made: isRoom ? made : [], changed, isPurchase: true },
    });
    const moved = rows.flatMap(({ id, key, version }) =>
      (groups.get(key) ?? []).map(({ shoppingItemId, amounts }, _at, group): MovedIn =>
        group.length === 1
          ? { shoppingItemId, kitchenItemId: id, before: befores.get(key) ?? null, version, amounts: [...amounts] }
          : { shoppingItemId, kitchenItemId: id, before: null, version: NOT_ALONE, amounts: [...amounts] },
      ),
    );
    await this.remember(viewer, moved);
  }

  private async known({ familyId }: FamilyViewer, purchases: readonly Purchase[]): Promise<Set<string>> {
    const rows = await this.db.sql<{ id: string }>({
      name: 'kitchen_purchases_known',
      text: `select shopping_item_id as id from kitchen_purchase
             where family_id = $1 and shopping_item_id = any($2::uuid[])`,
      values: [familyId, purchases.map(({ shoppingItemId }) => shoppingItemId)],
    });
    return new Set(rows.map(({ id }) => id));
  }

  private async remember({ familyId }: FamilyViewer, moved: readonly MovedIn[]): Promise<void> {
    if (moved.length === 0) return;
    await this.db.sql({
      name: 'kitchen_purchases_remember',
      text: `
        insert into kitchen_purchase (family_id, shopping_item_id, kitchen_item_id, before, version, amounts, created_at)
        select $1, m."shoppingItemId", m."kitchenItemId", m.before, m.version, m.amounts, $3
        from jsonb_to_recordset($2::jsonb)
          as m ("shoppingItemId" uuid, "kitchenItemId" uuid, before jsonb, version integer, amounts jsonb)
        on conflict do nothing`,
      values: [familyId, JSON.stringify(moved), this.clock.now()],
    });
  }

  private async forget(now: Date, limit: number): Promise<number> {
    const rows = await this.db.sql({
      name: 'kitchen_purchases_forget',
      text: `delete from kitchen_purchase where ctid in (
               select ctid from kitchen_purchase where created_at < $1 limit $2) returning version`,
      values: [new Date(now.getTime() - REMEMBERED_DAYS * 24 * 3_600_000), limit],
    });
    return rows.length;
  }
}

/** An item that is new to the kitchen, before its amounts are added. */
function newValues([first]: readonly Bought[]): KitchenValues {
  const name = first?.name ?? '';
  const category = kitchenCategoryOf(name, first?.aisle) ?? 'Other';
  return {
    ...{ ingredientName: name, category, place: usualPlace(name, category), haveIt: false },
    ...{ amount: null, unit: null, bestBefore: null, minimumAmount: null },
  };
}

const withMore = (values: KitchenValues, group: readonly Bought[], locale: string): KitchenValues => {
  let content = contentOf(values);
  for (const more of group.flatMap(({ amounts }) => (amounts.length > 0 ? amounts : UNKNOWN)))
    content = bought(content, more, traditionOf(locale));
  return valuesOf(content);
};

/** If somebody has edited the item since, only the bought amount is subtracted, if it was measured. */
const without = (values: KitchenValues, amounts: readonly Measured[], locale: string): KitchenValues => {
  let content = contentOf(values);
  for (const less of amounts) content = used(content, less, traditionOf(locale));
  return valuesOf(content);
};
