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

  @FlagField('Whether it is the one that is meant where none is named; exactly one is.', {
    input: 'true makes it the default list; false changes nothing.',
  })
  @Column({ name: 'is_default', type: 'boolean' })
  isDefault!: boolean;

  /** Evidence of the order in which the family walks through this shop: `AisleEvidence`. */
  @Column({ name: 'aisle_evidence', type: 'jsonb' })
  aisleEvidence!: AisleEvidence;

  @EnumField(ShoppingAisle, 'The order of aisles that somebody dragged; null: it is learned from the ticks.', {
    nullable: true,
    list: true,
  })
  @Column({ name: 'dragged_aisles', type: 'text', array: true, nullable: true })
  draggedAisles!: ShoppingAisle[] | null;

  @EnumField(ShoppingAisle, 'All aisles in the order in which to show them.', { list: true })
  get aisles(): ShoppingAisle[] {
    return aisleOrder(readAisleEvidence(this.aisleEvidence), this.draggedAisles);
  }

  /** Who is shopping with it, by membership id, and until when. */
  @Column({ type: 'jsonb' })
  shoppers!: Record<string, string>;

  @IntField('How many items are still to be bought.')
  openCount!: number;

  @IdField('Membership ids of those who are shopping with it now.', { list: true })
  shopperIds!: string[];
}

@InputType({ description: 'A list. In a change a field that is left out stays as it is.' })
export class ShoppingListInput extends changesOf(ShoppingList, {
  without: [...RECORD_FIELDS, 'aisles', 'draggedAisles', 'openCount', 'shopperIds'],
}) {}

@ObjectType({ description: 'A list with its items.' })
export class ShoppingListContent {
  @ObjectField(() => ShoppingList, 'The list; null while the family has none. Adding the first item makes one.', {
    nullable: true,
  })
  list!: ShoppingList | null;

  @ObjectField(() => ShoppingItem, 'What is still to be bought, in the order in which it was added.', { list: true })
  open!: ShoppingItem[];

  @ObjectField(() => ShoppingItem, 'What was ticked, the newest first, 200 at most.', { list: true })
  basket!: ShoppingItem[];

  @IntField('How many are ticked in all.')
  basketCount!: number;
}

@ObjectType({ description: 'Some items as they are now.' })
export class ShoppingItemsNow {
  @ObjectField(() => ShoppingItem, 'The items on a list that have one of these ids, or a part with it.', { list: true })
  items!: ShoppingItem[];

  @IdField('Those ids of the call that are no item on a list: removed, or joined with another item.', { list: true })
  goneIds!: string[];
}

@ObjectType({ description: 'Something that the family has bought before.' })
export class ShoppingSuggestion {
  @TextField('Its name as last written.')
  name!: string;

  @TextField('The amount and unit last bought, in words: "2 l".', { nullable: true })
  quantity!: string | null;

  @EnumField(ShoppingAisle, 'Where it was.')
  aisle!: ShoppingAisle;

  @IntField('How often it was bought; 0 for what only the built-in list knows.')
  timesBought!: number;
}
