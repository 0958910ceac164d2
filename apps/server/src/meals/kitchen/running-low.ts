import { Injectable } from '@nestjs/common';
import type { Aisle } from '@homefold/domain/aisles';
import type { Measured } from '@homefold/domain/kitchen';
import type { FamilyViewer } from '../../platform/auth';

/** Something of which the kitchen has less than the family always wants to have, and how much to buy of it. */
export interface LowItem extends Measured {
  /** Id of the kitchen item. */
  id: string;
  name: string;
  /** `shoppingKey` of the name. */
  key: string;
  aisle: Aisle;
}

/** Whoever buys what runs low. Called inside the transaction of the change: an error rolls it back. */
export interface LowListener {
  /** Takes the lock of its writes, before the kitchen takes its own: two that wait for each other would both fail. */
  lock(viewer: FamilyViewer): Promise<void>;
  /** Puts things on the default list, but for those that are to be bought already. */
  add(viewer: FamilyViewer, items: readonly LowItem[]): Promise<void>;
  /** Of these kitchen items there is enough again: what `add` put on a list and nobody touched leaves it. */
  withdraw(viewer: FamilyViewer, kitchenItemIds: readonly string[]): Promise<void>;
}

/**
 * Where the kitchen says that something runs low. The shopping list listens: it reads the kitchen, so the kitchen cannot
 * import it.
 */
@Injectable()
export class RunningLow implements LowListener {
  private readonly listeners: LowListener[] = [];

  /** Call in `onModuleInit`. */
  addListener(listener: LowListener): void {
    this.listeners.push(listener);
  }

  async lock(viewer: FamilyViewer): Promise<void> {
    for (const listener of this.listeners) await listener.lock(viewer);
  }

  async add(viewer: FamilyViewer, items: readonly LowItem[]): Promise<void> {
    if (items.length > 0) for (const listener of this.listeners) await listener.add(viewer, items);
  }

  async withdraw(viewer: FamilyViewer, kitchenItemIds: readonly string[]): Promise<void> {
    if (kitchenItemIds.length > 0)
      for (const listener of this.listeners) await listener.withdraw(viewer, kitchenItemIds);
  }
}
