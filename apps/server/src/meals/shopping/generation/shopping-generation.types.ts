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
  clearing: 'What was generated before for this week is found.',
  consolidating: 'The same things are brought together.',
  storing: 'The list is changed.',
  done: 'It is finished.',
  failed: 'Nothing was changed.',
});
export type GenerationStep = keyof typeof GenerationStep;

@ObjectType({ description: 'How far the generation of a list is.' })
export class ShoppingGenerationProgress {
  @TextField('The key of the call.')
  key!: string;

  @EnumField(GenerationStep, 'The step.')
  step!: GenerationStep;

  @TextField('What a person is told: "Consolidating ingredients...".')
  message!: string;
}

@ObjectType({ description: 'Something that the meals of a week need.' })
export class ProposedItem {
  @TextField('What makes it the same thing as another: for `without`.')
  key!: string;

  @TextField('Its name.')
  name!: string;

  @TextField('How much in words; null where no recipe says.', { nullable: true })
  quantity!: string | null;

  @EnumField(ShoppingAisle, 'Where it is in a shop.')
  aisle!: ShoppingAisle;

  @ObjectField(() => ShoppingPart, 'What it is for.', { list: true })
  parts!: ShoppingPart[];

  @TextField('What the kitchen has of it, in words: "200 g"; null: nothing.', { nullable: true })
  inHouse!: string | null;

  @FlagField('Whether it is on the list already, by hand or bought.')
  isOnList!: boolean;
}

@ObjectType({ description: 'Something that is not put on the list.' })
export class LeftOutItem {
  @TextField('What makes it the same thing as another: for `with`.')
  key!: string;

  @TextField('Its name.')
  name!: string;

  @TextField('How much the meals need, in words.', { nullable: true })
  quantity!: string | null;

  @TextField('Why, as a sentence: "You have rice."')
  why!: string;
}

@ObjectType({ description: 'What `generateShoppingList` would put on the list. Nothing is stored.' })
export class ShoppingPreview {
  @DateField('Monday of the week.')
  weekStart!: CalendarDate;

  @IntField('How many meals are planned in it.')
  meals!: number;

  @ObjectField(() => ProposedItem, 'What would be put on the list, by aisle.', { list: true })
  items!: ProposedItem[];

  @ObjectField(() => LeftOutItem, 'What is left out and why.', { list: true })
  leftOut!: LeftOutItem[];

  @TextField('Titles of meals of which nothing is known to buy.', { list: true })
  unknownMeals!: string[];

  @IntField('How many ingredients were gathered.')
  originalCount!: number;

  @IntField('How many items they became.')
  consolidatedCount!: number;
}

@ObjectType({ description: 'What was generated.' })
export class GeneratedShoppingList {
  @IdField('The list; null where the week needs nothing.', { nullable: true })
  listId!: string | null;

  @ObjectField(() => ShoppingItem, 'What the meals of the week have on the list now.', { list: true })
  items!: ShoppingItem[];

  @IntField('How many ingredients were put on it.')
  added!: number;

  @IntField('How many earlier ones were taken off.')
  cleared!: number;

  @IntField('How many could not be put on it.')
  failed!: number;

  @TextField('What a person is told: "Smart shopping list generated! Added 12 optimized ingredients".')
  message!: string;

  @ObjectField(() => LeftOutItem, 'What was left out and why.', { list: true })
  leftOut!: LeftOutItem[];
}
