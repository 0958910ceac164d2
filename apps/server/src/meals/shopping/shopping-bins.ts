import { Injectable } from '@nestjs/common';
import type { FamilyViewer } from '../../platform/auth';
import { binRows, type BinSource } from '../../platform/bin';
import { Database } from '../../platform/database';
import { ShoppingChanger } from './shopping-changer';
import { atOnce } from './shopping-inverse';
import { ShoppingItemStore } from './shopping-item.store';
import { ShoppingListStore } from './shopping-list.store';

/** Removed items, and lists that were deleted with their items. */
@Injectable()
export class ShoppingBins {
  readonly items: BinSource;
  readonly lists: BinSource;

  constructor(
    private readonly db: Database,
    private readonly store: ShoppingListStore,
    private readonly itemStore: ShoppingItemStore,
    private readonly changer: ShoppingChanger,
  ) {
    this.items = this.binOfItems();
    this.lists = this.binOfLists();
  }

  /** Items that left the list with their meal are not listed: they return with the meal. */
  private binOfItems(): BinSource {
    const of = {
      table: 'shopping_item',
      columns: `t.ingredient_name as title, coalesce((
        select l.name from shopping_list l where l.family_id = t.family_id and l.id = t.list_id), '') as detail`,
      isShown: this.store.scope.has,
    };
    const shown = binRows<{ title: string; detail: string }>(this.db, { ...of, things: 'not is_withdrawn' });
    const all = binRows(this.db, of);
    const locked = async (viewer: FamilyViewer, id: string) => {
      await this.store.scope.viewer(viewer);
      await this.store.lock(viewer);
      return this.itemStore.rows.binned(viewer, id);
    };
    return {
      type: 'shopping_item',
      page: (viewer, window) => shown.page(viewer, window, ({ title, detail }) => ({ title, detail, emoji: null })),
      restore: async (viewer, id) => {
        const item = await locked(viewer, id);
        const list = await this.store.forChange(viewer, item.listId);
        const by = viewer.membershipId;
        await this.changer.apply(
          viewer,
          [
            atOnce({ kind: 'remove', ids: item.partIds, removed: false, by }),
            // a bought item is on no list: it would be a new request
            ...(item.isPurchased ? [atOnce({ kind: 'tick', ids: item.partIds, purchased: false, by })] : []),
            ...(list.id === item.listId
              ? []
              : [atOnce({ kind: 'edit', ids: item.partIds, fields: { listId: list.id } })]),
          ],
          { isRestored: true },
        );
        return { id, title: item.ingredientName, date: null };
      },
      lock: async (viewer, id) => void (await locked(viewer, id)),
      remove: (viewer, id) => shown.remove(viewer, id),
      empty: (viewer, until) => shown.empty(viewer, until),
      purge: (until, limit) => all.purge(until, limit),
    };
  }

  private binOfLists(): BinSource {
    const bin = this.store.one.bin<{ name: string; items: number }>({
      columns: `t.name, (
        select count(*)::int from shopping_item i
        where i.family_id = t.family_id and i.list_id = t.id and i.deleted_at is null and i.purchased_at is null) as items`,
      describe: ({ name, items }) => ({
        title: name,
        detail: items === 1 ? '1 item' : `${items} items`,
        emoji: null,
      }),
    });
    return {
      ...bin,
      restore: async (viewer, id) => {
        await this.store.lock(viewer);
        const thing = await bin.restore(viewer, id);
        await this.store.ensureDefault(viewer, id);
        await this.store.assertRoom(viewer);
        await this.changer.assertRoom(viewer);
        return thing;
      },
    };
  }
}
