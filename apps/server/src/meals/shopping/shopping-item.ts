import { ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import type { ShoppingAmount } from '@homefold/domain/shopping';
import { Column, Entity } from 'typeorm';
import {
  DateField,
  EnumField,
  FlagField,
  IdField,
  MomentField,
  NumberField,
  ObjectField,
  TextField,
} from '../../platform/fields';
import { StoredRecord } from '../../platform/records';
import { FamilyRecord } from '../../platform/undo';
import { ShoppingAisle, ShoppingPriority } from './shopping-names';
import { partsShown, ShoppingPart, type StoredPart } from './shopping-part';

/** One row of a list: all requests for the same thing. */
@ObjectType({ description: 'An item of a shopping list.', implements: () => FamilyRecord })
@Entity('shopping_item')
export class ShoppingItem extends StoredRecord {
  @IdField('The list it is on.')
  @Column({ name: 'list_id', type: 'uuid' })
  listId!: string;

  @TextField('What to buy: 1 to 200 characters.')
  @Column({ name: 'ingredient_name', type: 'text' })
  ingredientName!: string;

  /** Two rows with the same key are the same thing: `shoppingKey` of the name. */
  @Column({ type: 'text' })
  key!: string;

  @NumberField('The total amount; null if the units of its parts cannot be added.', { nullable: true })
  amount!: number | null;

  @TextField('The unit of the amount.', { nullable: true })
  unit!: string | null;

  @TextField('All amounts as text: "2 tins + 300 g"; null without any.', { nullable: true })
  quantity!: string | null;

  @TextField('`Quick Add`, `AI-Generated`, or a shopping category.')
  @Column({ type: 'text' })
  category!: string;

  @EnumField(ShoppingAisle, 'Its aisle in a shop.')
  @Column({ type: 'text' })
  aisle!: ShoppingAisle;

  @IdField('Membership id of the member who is to buy it; null for anyone.', {
    nullable: true,
    rest: { name: 'assigned_to_member_id' },
  })
  @Column({ name: 'assigned_to', type: 'uuid', nullable: true })
  assignedTo!: string | null;

  @TextField('Notes: up to 500 characters.', { nullable: true })
  @Column({ type: 'text', nullable: true })
  notes!: string | null;

  @EnumField(ShoppingPriority, 'Its priority.')
  @Column({ type: 'text' })
  priority!: ShoppingPriority;

  @FlagField('Whether it is ticked.')
  get isPurchased(): boolean {
    return this.purchasedAt !== null;
  }

  @MomentField('When it was ticked, by the clock of the device.', { nullable: true })
  @Column({ name: 'purchased_at', type: 'timestamptz', nullable: true })
  purchasedAt!: Date | null;

  @IdField('Membership id of the member who ticked it.', { nullable: true })
  @Column({ name: 'purchased_by', type: 'uuid', nullable: true })
  purchasedBy!: string | null;

  @DateField('The Monday of the week for which it was generated or added; null without one.', { nullable: true })
  @Column({ name: 'week_start_date', type: 'date', nullable: true })
  weekStartDate!: CalendarDate | null;

  @DateField('The Sunday of that week.', { nullable: true })
  @Column({ name: 'week_end_date', type: 'date', nullable: true })
  weekEndDate!: CalendarDate | null;

  @FlagField('Whether all of its parts were generated from the meal plan.')
  @Column({ name: 'is_ai_generated', type: 'boolean' })
  isAiGenerated!: boolean;

  @ObjectField(() => ShoppingPart, 'Who asked for it and why, oldest first.', { list: true, rest: false })
  get parts(): ShoppingPart[] {
    return partsShown(this);
  }

  /** Whether it left the list without being removed: all requests for it have left the plan. */
  @Column({ name: 'is_withdrawn', type: 'boolean' })
  isWithdrawn!: boolean;

  /** When somebody removed it, by the device's clock; `deletedAt` is when the server received it. */
  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true })
  removedAt!: Date | null;

  /** The last change to an item that is bought or removed. */
  @Column({ name: 'settled_at', type: 'timestamptz', nullable: true })
  settledAt!: Date | null;

  /** The amount, if set for the whole item. */
  @Column({ name: 'set_amount', type: 'jsonb', nullable: true })
  setAmount!: ShoppingAmount | null;

  /** What everything else is derived from: the domain's `ShoppingPart`, with all changes to each. */
  @Column({ name: 'parts', type: 'jsonb' })
  requests!: StoredPart[];

  /** All amounts that cannot be added up; computed when it is shown. */
  amounts!: ShoppingAmount[];

  /** Of the parts, to look the item up. */
  @Column({ name: 'part_ids', type: 'uuid', array: true })
  partIds!: string[];

  /** The planned meals that its parts are for. */
  @Column({ name: 'meal_ids', type: 'uuid', array: true })
  mealIds!: string[];
}
