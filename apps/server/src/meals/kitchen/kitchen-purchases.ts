import { Injectable } from '@nestjs/common';
import type { Measured } from '@homefold/domain/kitchen';
import type { Aisle } from '@homefold/domain/aisles';
import type { FamilyViewer } from '../../platform/auth';

/** Something that was ticked on a shopping list. */
export interface Purchase {
  /** Id of the shopping item. */
  shoppingItemId: string;
  name: string;
  aisle: Aisle;
  /** What was bought of it: one for each amount that cannot be added to the others; empty: nobody said how much. */
  amounts: readonly Measured[];
}

/** What is bought goes into the kitchen, where the family wants that or the kitchen had run low of it. */
@Injectable()
export class KitchenPurchases {
  /** Inside the write scope of the ticks. The same item twice counts once. */
  bought(_viewer: FamilyViewer, _purchases: readonly Purchase[]): Promise<void> {
    return Promise.resolve();
  }

  /** Ticks were taken back, inside the write scope of that: what they moved into the kitchen leaves it again. */
  takenBack(_viewer: FamilyViewer, _shoppingItemIds: readonly string[]): Promise<void> {
    return Promise.resolve();
  }
}
