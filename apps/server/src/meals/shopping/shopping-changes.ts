import { InputType, ObjectType } from '@nestjs/graphql';
import {
  EnumField,
  FlagField,
  IdField,
  IntField,
  MomentField,
  NumberField,
  ObjectField,
  TextField,
} from '../../platform/fields';
import { ShoppingItem } from './shopping-item';
import { ShoppingAisle, ShoppingPriority } from './shopping-names';

/** The fields of an item, new or not. */
@InputType({ isAbstract: true })
abstract class ShoppingItemWords {
  @TextField('The unit of the amount: up to 30 characters.', { optional: true })
  unit?: string | null;

  @TextField('A shopping category; `Quick Add` by default for something new.', { optional: true })
  category?: string | null;

  @EnumField(
    ShoppingAisle,
    'Where it is in a shop: remembered for the next time. By default where this family last had it, or as its name says.',
    {
      optional: true,
    },
  )
  aisle?: ShoppingAisle | null;

  @TextField('Anything more to know.', { optional: true })
  notes?: string | null;

  @EnumField(ShoppingPriority, 'How much it is wanted; medium by default for something new.', { optional: true })
  priority?: ShoppingPriority | null;

  @IdField('Membership id of who is to buy it.', { optional: true })
  assignedTo?: string | null;
}

@InputType({ description: 'Puts something on the list; it joins the open item that is the same thing.' })
export class ShoppingAddInput extends ShoppingItemWords {
  @IdField('Id of the new part, a UUID chosen by the device: the same one adds nothing twice.')
  id!: string;

  @TextField('What is bought: 1 to 200 characters.')
  name!: string;

  @NumberField('How much: more than 0, 100,000 at most.', { optional: true })
  amount?: number | null;

  @IdField('The recipe it is for.', { optional: true })
  recipeId?: string | null;
}

@InputType({ description: 'Ticks an item, or takes the tick back.' })
export class ShoppingTickInput {
  @IdField('Id of the item, or of one of its parts.')
  id!: string;

  @FlagField('Whether it is in the basket.')
  isPurchased!: boolean;
}

@InputType({ description: 'Changes an item; a field that is left out stays as it is, null clears it.' })
export class ShoppingEditInput extends ShoppingItemWords {
  @IdField('Id of the item, or of one of its parts.')
  id!: string;

  @TextField('What is bought. The name of another open item joins the two.', { optional: true })
  name?: string | null;

  @NumberField('How much in all: replaces the amounts of all parts.', { optional: true })
  amount?: number | null;

  @IdField('Another list to move it to.', { optional: true })
  listId?: string | null;
}

@InputType({ description: 'Removes an item.' })
export class ShoppingRemoveInput {
  @IdField('Id of the item, or of one of its parts.')
  id!: string;
}

@InputType({ description: 'One change of a list: exactly one of `add`, `tick`, `edit` and `remove`.' })
export class ShoppingChangeInput {
  @ObjectField(() => ShoppingAddInput, 'Adds.', { optional: true })
  add?: ShoppingAddInput | null;

  @ObjectField(() => ShoppingTickInput, 'Ticks or unticks.', { optional: true })
  tick?: ShoppingTickInput | null;

  @ObjectField(() => ShoppingEditInput, 'Changes fields.', { optional: true })
  edit?: ShoppingEditInput | null;

  @ObjectField(() => ShoppingRemoveInput, 'Removes.', { optional: true })
  remove?: ShoppingRemoveInput | null;

  @MomentField(
    'When it was done, by the clock of the device; now by default. A time to come counts as now, one of more than 90 days ago as 90 days ago.',
    {
      optional: true,
    },
  )
  at?: Date | null;
}

@ObjectType({ description: 'What changes have made of a list.' })
export class ShoppingChanges {
  @IdField('The list; null where nothing was added and there is none.', { nullable: true })
  listId!: string | null;

  @ObjectField(() => ShoppingItem, 'The items that are different now, and those that the changes are about.', {
    list: true,
  })
  items!: ShoppingItem[];

  @IdField('Ids of items that are gone: removed, or joined with another one.', { list: true })
  goneIds!: string[];

  @IntField('How many changes were about something that is gone; they changed nothing.')
  missed!: number;
}
