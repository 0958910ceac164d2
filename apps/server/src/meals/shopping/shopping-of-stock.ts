import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FamilyViewer } from '../../platform/auth';
import { RunningLow, type LowItem, type LowListener } from '../kitchen/running-low';
import { ShoppingChanger } from './shopping-changer';
import { addOf } from './shopping-input';
import { atOnce } from './shopping-inverse';
import { ShoppingItemStore } from './shopping-item.store';
import { ShoppingListStore } from './shopping-list.store';

/** Adds what runs low in the kitchen to the default list. The feed shows the kitchen's own entry for it. */
@Injectable()
export class ShoppingOfStock implements LowListener, OnModuleInit {
  constructor(
    private readonly low: RunningLow,
    private readonly lists: ShoppingListStore,
    private readonly items: ShoppingItemStore,
    private readonly changer: ShoppingChanger,
  ) {}

  onModuleInit(): void {
    this.low.addListener(this);
  }

  lock(viewer: FamilyViewer): Promise<void> {
    return this.lists.lock(viewer);
  }

  async add(viewer: FamilyViewer, items: readonly LowItem[]): Promise<void> {
    const open = await this.items.openKeys(
      viewer,
      items.map(({ key }) => key),
    );
    const missing = items.filter(({ key }) => !open.has(key));
    if (missing.length === 0) return;
    const { id: listId } = await this.lists.forChange(viewer, null);
    const context = { listId, membershipId: viewer.membershipId };
    const adds = missing.map(({ id, name, amount, unit, aisle }) =>
      addOf({ name, amount: amount || null, unit, aisle, source: { kind: 'stock', kitchenItemId: id } }, context),
    );
    await this.changer.apply(viewer, adds, { isInFeed: false });
  }

  async withdraw(viewer: FamilyViewer, kitchenItemIds: readonly string[]): Promise<void> {
    const wanted = new Set(kitchenItemIds);
    const items = await this.items.ofStock(viewer, kitchenItemIds);
    const ids = items
      .flatMap(({ requests }) => requests)
      .filter(({ source, edits }) => {
        const isMeant = source?.kind === 'stock' && wanted.has(source.kitchenItemId);
        return isMeant && Object.keys(edits).length === 0;
      })
      .map(({ id }) => id);
    if (ids.length === 0) return;
    const change = atOnce({ kind: 'withdraw', ids, withdrawn: true, by: viewer.membershipId });
    await this.changer.apply(viewer, [change], { isInFeed: false });
  }
}
