import { InputType, ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { Column, Entity } from 'typeorm';
import { DateField, EnumField, FlagField, NumberField, TextField, changesOf, enumType } from '../../platform/fields';
import { RECORD_FIELDS, StoredRecord } from '../../platform/records';
import { FamilyRecord } from '../../platform/undo';

export const KitchenCategory = enumType('KitchenCategory', 'A category of food.', {
  Produce: 'Fruit and vegetables.',
  Dairy: 'Milk, cheese and eggs.',
  Meat: 'Meat and fish.',
  Pantry: 'Food that keeps, such as tins, pasta and flour.',
  Frozen: 'Frozen food.',
  Spices: 'Spices and herbs.',
  Other: 'Everything else.',
});
export type KitchenCategory = keyof typeof KitchenCategory;

export const KitchenPlace = enumType('KitchenPlace', 'Where an item is kept.', {
  fridge: 'In the fridge.',
  freezer: 'In the freezer.',
  larder: 'In the larder or a cupboard.',
});
export type KitchenPlace = keyof typeof KitchenPlace;

@ObjectType({ description: "An item in the family's kitchen.", implements: () => FamilyRecord })
@Entity('kitchen_item')
export class KitchenItem extends StoredRecord {
  @TextField('Its name: 1 to 200 characters.')
  @Column({ name: 'ingredient_name', type: 'text' })
  ingredientName!: string;

  /** Two items with the same key are the same thing: `shoppingKey` of the name. */
  @Column({ type: 'text' })
  key!: string;

  @EnumField(KitchenCategory, 'Its category.')
  @Column({ type: 'text' })
  category!: KitchenCategory;

  @FlagField('Whether it is in stock.')
  @Column({ name: 'have_it', type: 'boolean' })
  haveIt!: boolean;

  @EnumField(KitchenPlace, 'Where it is kept.', {
    input: 'Where it is kept; null chooses the usual place of such an item.',
  })
  @Column({ type: 'text' })
  place!: KitchenPlace;

  @NumberField('The amount in stock; null if unknown.', { nullable: true, rest: { absentWhenNull: true } })
  @Column({ type: 'double precision', nullable: true })
  amount!: number | null;

  @TextField('The unit of the amounts.', { nullable: true, rest: { absentWhenNull: true } })
  @Column({ type: 'text', nullable: true })
  unit!: string | null;

  @DateField('Best-before date.', { nullable: true, rest: { absentWhenNull: true } })
  @Column({ name: 'best_before', type: 'date', nullable: true })
  bestBefore!: CalendarDate | null;

  @NumberField(
    'Minimum stock: below this amount it goes on the shopping list; 0 means when it is used up, null never.',
    {
      nullable: true,
      rest: { absentWhenNull: true },
    },
  )
  @Column({ name: 'minimum_amount', type: 'double precision', nullable: true })
  minimumAmount!: number | null;

  @TextField('The barcode with which it was added.', { nullable: true, rest: { absentWhenNull: true } })
  @Column({ type: 'text', nullable: true })
  barcode!: string | null;
}

@InputType({
  description: 'An item in the kitchen. In an update, an omitted field keeps its value and null clears it.',
})
export class KitchenItemInput extends changesOf(KitchenItem, { without: RECORD_FIELDS }) {}
