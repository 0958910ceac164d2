import { Injectable } from '@nestjs/common';
import type { Aisle } from '@homefold/domain/aisles';
import type { Measured } from '@homefold/domain/kitchen';
import type { FamilyViewer } from '../../platform/auth';

/** Something below its minimum in the kitchen, and how much to buy. */
export interface LowItem extends Measured {
  /** Id of the kitchen item. */
  id: string;
  name: string;
  /** `shoppingKey` of the name. */
  key: string;
  aisle: Aisle;
}

/** Receives what runs low. Called inside the transaction of the change: an error rolls it back. */
export interface LowListener {
  /** Takes the lock of the shopping list before the kitchen takes its own: the opposite order could deadlock. */
  lock(viewer: FamilyViewer): Promise<void>;
  /** Puts items on the default list, except those already to be bought. */
  add(viewer: FamilyViewer, items: readonly LowItem[]): Promise<void>;
  /**
   * These kitchen items are sufficiently stocked again: items that `add` put on a list and nobody touched are removed.
   */
  withdraw(viewer: FamilyViewer, kitchenItemIds: readonly string[]): Promise<void>;
}

/**
 * Where the kitchen reports what runs low. The shopping list subscribes: it imports the kitchen, so the kitchen cannot
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
