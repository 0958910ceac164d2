import { ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import {
  DateField,
  EnumField,
  FlagField,
  IdField,
  IntField,
  ObjectField,
  TextField,
  enumType,
} from '../../../platform/fields';
import { ShoppingItem } from '../shopping-item';
import { ShoppingPart } from '../shopping-part';
import { ShoppingAisle } from '../shopping-names';

export const GenerationStep = enumType('ShoppingGenerationStep', 'A step of generating a list.', {
  gathering: "The ingredients of the week's meals are gathered.",
  clearing: 'The items generated earlier for this week are collected.',
  consolidating: 'The same ingredients are merged.',
  storing: 'The list is changed.',
  done: 'Finished.',
  failed: 'Failed; nothing was changed.',
});
export type GenerationStep = keyof typeof GenerationStep;

@ObjectType({ description: 'The progress of generating a list.' })
export class ShoppingGenerationProgress {
  @TextField('The idempotency key of the call.')
  key!: string;

  @EnumField(GenerationStep, 'The step.')
  step!: GenerationStep;

  @TextField('Message for the user: "Consolidating ingredients...".')
  message!: string;
}

@ObjectType({ description: 'An ingredient that the meals of a week need.' })
export class ProposedItem {
  @TextField('Identifies the ingredient; pass it in `without` to leave it off the list.')
  key!: string;

  @TextField('Its name.')
  name!: string;

  @TextField('The total amount, as text; null if no recipe gives one.', { nullable: true })
  quantity!: string | null;

  @EnumField(ShoppingAisle, 'Its aisle in a shop.')
  aisle!: ShoppingAisle;

  @ObjectField(() => ShoppingPart, 'The meals it is for, with their amounts.', { list: true })
  parts!: ShoppingPart[];

  @TextField('The amount in the kitchen, as text: "200 g"; null if there is none.', { nullable: true })
  inHouse!: string | null;

  @FlagField('Whether it is on the list already, added by hand or already bought.')
  isOnList!: boolean;
}

@ObjectType({ description: 'An ingredient that is not put on the list.' })
export class LeftOutItem {
  @TextField('Identifies the ingredient; pass it in `with` to put it on the list.')
  key!: string;

  @TextField('Its name.')
  name!: string;

  @TextField('The amount that the meals need, as text; null if no recipe gives one.', { nullable: true })
  quantity!: string | null;

  @TextField('The reason, as a sentence: "You have rice."')
  why!: string;
}

@ObjectType({ description: 'What `generateShoppingList` would put on the list. Nothing is stored.' })
export class ShoppingPreview {
  @DateField('The Monday of the week.')
  weekStart!: CalendarDate;

  @IntField('Number of planned meals in the week.')
  meals!: number;

  @IntField('Number of planned meals on days that are over. They are left out, unless the whole week is over.')
  pastMeals!: number;

  @ObjectField(() => ProposedItem, 'The items that would be put on the list, by aisle.', { list: true })
  items!: ProposedItem[];

  @ObjectField(() => LeftOutItem, 'What is left out, and why.', { list: true })
  leftOut!: LeftOutItem[];

  @TextField('Titles of the meals whose ingredients are unknown.', { list: true })
  unknownMeals!: string[];

  @IntField('Number of ingredients of these meals.')
  originalCount!: number;

  @IntField('Number of items after merging them.')
  consolidatedCount!: number;
}

@ObjectType({ description: 'The result of generating a shopping list.' })
export class GeneratedShoppingList {
  @IdField('Id of the list; null if the week needs nothing.', { nullable: true })
  listId!: string | null;

  @ObjectField(() => ShoppingItem, 'The items on the list for the meals of the week.', { list: true })
  items!: ShoppingItem[];

  @IntField('Number of ingredients added to the list.')
  added!: number;

  @IntField('Number of items generated earlier for the week that were replaced, as the steps announce.')
  cleared!: number;

  @IntField('Number of ingredients that could not be added.')
  failed!: number;

  @TextField('Message for the user: "Smart shopping list generated! Added 12 optimized ingredients".')
  message!: string;

  @TextField('Whether all meals of the week are on past days, as a sentence; otherwise null.', { nullable: true })
  hint!: string | null;

  @ObjectField(() => LeftOutItem, 'What was left out, and why.', { list: true })
  leftOut!: LeftOutItem[];
}
