import { InputType, ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { Column, Entity } from 'typeorm';
import { DateField, EnumField, FlagField, NumberField, TextField, changesOf, enumType } from '../../platform/fields';
import { RECORD_FIELDS, StoredRecord } from '../../platform/records';
import { FamilyRecord } from '../../platform/undo';

export const KitchenCategory = enumType('KitchenCategory', 'What sort of food something is.', {
  Produce: 'Fruit and vegetables.',
  Dairy: 'Milk, cheese and eggs.',
  Meat: 'Meat and fish.',
  Pantry: 'What keeps.',
  Frozen: 'Frozen food.',
  Spices: 'Spices and herbs.',
  Other: 'Everything else.',
});
export type KitchenCategory = keyof typeof KitchenCategory;

export const KitchenPlace = enumType('KitchenPlace', 'Where something is kept.', {
  fridge: 'In the fridge.',
  freezer: 'In the freezer.',
  larder: 'In the larder or a cupboard.',
});
export type KitchenPlace = keyof typeof KitchenPlace;

@ObjectType({ description: 'Something that the family keeps in the kitchen.', implements: () => FamilyRecord })
@Entity('kitchen_item')
export class KitchenItem extends StoredRecord {
  @TextField('Its name: 1 to 200 characters.')
  @Column({ name: 'ingredient_name', type: 'text' })
  ingredientName!: string;

  /** Two items with the same key are the same thing: `shoppingKey` of the name. */
  @Column({ type: 'text' })
  key!: string;

  @EnumField(KitchenCategory, 'Its sort.')
  @Column({ type: 'text' })
  category!: KitchenCategory;

  @FlagField('Whether there is some.')
  @Column({ name: 'have_it', type: 'boolean' })
  haveIt!: boolean;

  @EnumField(KitchenPlace, 'Where it is kept.', { input: 'Where it is kept; null: where such things usually are.' })
  @Column({ type: 'text' })
  place!: KitchenPlace;

  @NumberField('How much there is.', { nullable: true, rest: { absentWhenNull: true } })
  @Column({ type: 'double precision', nullable: true })
  amount!: number | null;

  @TextField('The unit of the amounts.', { nullable: true, rest: { absentWhenNull: true } })
  @Column({ type: 'text', nullable: true })
  unit!: string | null;

  @DateField('Until when it is good.', { nullable: true, rest: { absentWhenNull: true } })
  @Column({ name: 'best_before', type: 'date', nullable: true })
  bestBefore!: CalendarDate | null;

  @NumberField('Below this amount it belongs on the shopping list; 0: when there is none. null: never.', {
    nullable: true,
    rest: { absentWhenNull: true },
  })
  @Column({ name: 'minimum_amount', type: 'double precision', nullable: true })
  minimumAmount!: number | null;

  @TextField('The barcode with which it was added.', { nullable: true, rest: { absentWhenNull: true } })
  @Column({ type: 'text', nullable: true })
  barcode!: string | null;
}

@InputType({ description: 'Something of the kitchen. In a change a field left out stays as it is, null clears it.' })
export class KitchenItemInput extends changesOf(KitchenItem, { without: RECORD_FIELDS }) {}
