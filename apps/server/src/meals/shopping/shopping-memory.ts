import { Injectable } from '@nestjs/common';
import { aisleOf, isAisle, THINGS, type Aisle } from '@homefold/domain/aisles';
import { shoppingKey } from '@homefold/domain/shopping';
import type { FamilyViewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import type { ShoppingItem } from './shopping-item';
import type { ShoppingSuggestion } from './shopping-list';

/** More than a family buys; the least recently used are deleted. */
const REMEMBERED = 2_000;

/** What the family has put on its lists before. Call every function inside a scope. */
@Injectable()
export class ShoppingMemory {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** The last aisles of these things, by their keys. */
  async aisles({ familyId }: FamilyViewer, keys: readonly string[]): Promise<Map<string, Aisle>> {
    const rows = await this.db.sql<{ key: string; aisle: string }>({
      name: 'shopping_memory_aisles',
      text: `select key, aisle from shopping_memory where family_id = $1 and key = any($2) and is_aisle_chosen`,
      values: [familyId, keys],
    });
    return new Map(rows.flatMap(({ key, aisle }) => (isAisle(aisle) ? [[key, aisle] as const] : [])));
  }

  /**
   * @param asked items that somebody requested or changed
   * @param bought items that were ticked
   * @param chosen keys of things whose aisle somebody chose
   */
  async remember(
    { familyId }: FamilyViewer,
    {
      asked,
      bought,
      chosen,
    }: { asked: readonly ShoppingItem[]; bought: readonly ShoppingItem[]; chosen: ReadonlySet<string> },
  ): Promise<void> {
    const times = new Map<string, number>();
    for (const { key } of bought) times.set(key, (times.get(key) ?? 0) + 1);
    const items = new Map([...asked, ...bought].map((item) => [item.key, item]));
    if (items.size === 0) return;
    const rows = [...items.values()].map((item) => ({
      key: item.key,
      name: item.ingredientName,
      aisle: item.aisle,
      is_aisle_chosen: chosen.has(item.key),
      quantity: item.quantity ?? null,
      times_bought: times.get(item.key) ?? 0,
    }));
    const inserted = await this.db.sql<{ isNew: boolean }>({
      name: 'shopping_remember',
      text: `insert into shopping_memory as m
               (family_id, key, name, aisle, is_aisle_chosen, quantity, times_bought, last_used)
             select $1, r.key, r.name, r.aisle, r.is_aisle_chosen, r.quantity, r.times_bought, $3
             from jsonb_to_recordset($2) as r
               (key text, name text, aisle text, is_aisle_chosen boolean, quantity text, times_bought integer)
             on conflict (family_id, key) do update set
               name = excluded.name,
               aisle = case when m.is_aisle_chosen and not excluded.is_aisle_chosen then m.aisle else excluded.aisle end,
               is_aisle_chosen = m.is_aisle_chosen or excluded.is_aisle_chosen,
               quantity = case when excluded.times_bought > 0 then excluded.quantity else m.quantity end,
               times_bought = m.times_bought + excluded.times_bought,
               last_used = excluded.last_used
             returning m.xmax = 0 as "isNew"`,
      values: [familyId, JSON.stringify(rows), this.clock.now()],
    });
    if (inserted.some(({ isNew }) => isNew)) await this.forget(familyId);
  }

  private async forget(familyId: string): Promise<void> {
    await this.db.sql({
      name: 'shopping_forget',
      text: `delete from shopping_memory where family_id = $1 and key in (
               select key from shopping_memory where family_id = $1 order by last_used desc, key offset ${REMEMBERED})`,
      values: [familyId],
    });
  }

  /** Names that begin with the text, or have a word that does: the latest and most frequently bought first. */
  async suggestions({ familyId }: FamilyViewer, text: string, first: number): Promise<ShoppingSuggestion[]> {
    const rows = await this.db.sql<ShoppingSuggestion & Record<string, unknown>>({
      name: 'shopping_suggestions',
      text: `with typed as (
               select replace(replace(replace(search_fold($2), '\\', '\\\\'), '%', '\\%'), '_', '\\_') as text)
             select m.name, m.quantity, m.aisle, m.times_bought as "timesBought"
             from shopping_memory m, typed
             where m.family_id = $1
               and (search_fold(m.name) like typed.text || '%' or search_fold(m.name) like '% ' || typed.text || '%')
             order by search_fold(m.name) not like typed.text || '%',
               m.times_bought * exp(-extract(epoch from $3::timestamptz - m.last_used) / 2592000.0) desc,
               m.last_used desc, m.key
             limit $4`,
      values: [familyId, text, this.clock.now(), first],
    });
    const known = rows.map((row) => ({ ...row, aisle: isAisle(row.aisle) ? row.aisle : aisleOf(row.name) }));
    const keys = new Set(known.map(({ name }) => shoppingKey(name)));
    const others = thingsLike(text).filter(({ name }) => !keys.has(shoppingKey(name)));
    return [...known, ...others].slice(0, first);
  }
}

/** Common products, for a family that has bought little so far: short names first. */
function thingsLike(text: string): ShoppingSuggestion[] {
  const typed = text.toLowerCase();
  const begins = THINGS.filter(({ name }) => name.startsWith(typed));
  const holds = THINGS.filter(({ name }) => name.includes(` ${typed}`));
  return [...begins.sort(byLength), ...holds.sort(byLength)].map(({ name, aisle }) => ({
    name,
    quantity: null,
    aisle,
    timesBought: 0,
  }));
}

const byLength = (one: { name: string }, other: { name: string }): number => one.name.length - other.name.length;
