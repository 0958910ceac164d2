import { InputType, ObjectType } from '@nestjs/graphql';
import { aisleOrder, readAisleEvidence, type AisleEvidence } from '@homefold/domain/aisles';
import { Column, Entity } from 'typeorm';
import { EnumField, FlagField, IdField, IntField, ObjectField, TextField, changesOf } from '../../platform/fields';
import { RECORD_FIELDS, StoredRecord } from '../../platform/records';
import { FamilyRecord } from '../../platform/undo';
import { ShoppingItem } from './shopping-item';
import { ShoppingAisle } from './shopping-names';

@ObjectType({ description: 'A shopping list of the family.', implements: () => FamilyRecord })
@Entity('shopping_list')
export class ShoppingList extends StoredRecord {
  @TextField('Its name, often that of a shop: 1 to 60 characters.')
  @Column({ type: 'text' })
  name!: string;

  @FlagField('Whether it is the list used when none is given. Exactly one list is.', {
    input: 'true makes it the default list; false has no effect.',
  })
  @Column({ name: 'is_default', type: 'boolean' })
  isDefault!: boolean;

  /** Evidence of the order in which the family walks through this shop: `AisleEvidence`. */
  @Column({ name: 'aisle_evidence', type: 'jsonb' })
  aisleEvidence!: AisleEvidence;

  @EnumField(ShoppingAisle, 'The order of aisles that was set by hand; null if it is learned from the ticks.', {
    nullable: true,
    list: true,
  })
  @Column({ name: 'dragged_aisles', type: 'text', array: true, nullable: true })
  draggedAisles!: ShoppingAisle[] | null;

  @EnumField(ShoppingAisle, 'All aisles, in display order.', { list: true })
  get aisles(): ShoppingAisle[] {
    return aisleOrder(readAisleEvidence(this.aisleEvidence), this.draggedAisles);
  }

  /** Who is shopping with it, by membership id, and until when. */
  @Column({ type: 'jsonb' })
  shoppers!: Record<string, string>;

  @IntField('Number of items still to buy.')
  openCount!: number;

  @IdField('Membership ids of the members who are shopping with it now.', { list: true })
  shopperIds!: string[];
}

@InputType({ description: 'A list. In an update, an omitted field keeps its value.' })
export class ShoppingListInput extends changesOf(ShoppingList, {
  without: [...RECORD_FIELDS, 'aisles', 'draggedAisles', 'openCount', 'shopperIds'],
}) {}

@ObjectType({ description: 'A list with its items.' })
export class ShoppingListContent {
  @ObjectField(() => ShoppingList, 'The list; null while the family has none. Adding the first item creates one.', {
    nullable: true,
  })
  list!: ShoppingList | null;

  @ObjectField(() => ShoppingItem, 'Items still to buy, in the order in which they were added.', { list: true })
  open!: ShoppingItem[];

  @ObjectField(() => ShoppingItem, 'Ticked items, latest first, at most 200.', { list: true })
  basket!: ShoppingItem[];

  @IntField('Total number of ticked items.')
  basketCount!: number;
}

@ObjectType({ description: 'The current state of some items.' })
export class ShoppingItemsNow {
  @ObjectField(() => ShoppingItem, 'The items on a list with one of the given ids, or with a part that has one.', {
    list: true,
  })
  items!: ShoppingItem[];

  @IdField('Those of the given ids that are not on a list any more: removed, or merged into another item.', {
    list: true,
  })
  goneIds!: string[];
}

@ObjectType({ description: 'A suggestion for a shopping list.' })
export class ShoppingSuggestion {
  @TextField('Its name as last entered.')
  name!: string;

  @TextField('The amount last bought, as text: "2 l"; null without one.', { nullable: true })
  quantity!: string | null;

  @EnumField(ShoppingAisle, 'Its aisle.')
  aisle!: ShoppingAisle;

  @IntField('How often the family bought it; 0 if it comes only from the built-in list.')
  timesBought!: number;
}
