import {
  DateField,
  EnumField,
  FlagField,
  IdField,
  NumberField,
  ObjectField,
  OwnUserId,
  TextField,
  restAnswer,
  restDeletion,
  restId,
  restInput,
} from '../../platform/fields';
import { ShoppingEntry } from './shopping-entries';
import { ShoppingAisle, ShoppingPriority } from './shopping-names';

/** The fields of an item in the documented calls. */
class ShoppingEntryInput {
  @TextField('What to buy: 1 to 200 characters.', { optional: true, rest: { name: 'ingredient_name' } })
  name?: string | null;

  @NumberField('The amount: more than 0, 100,000 at most.', { optional: true })
  amount?: number | null;

  @TextField('The unit of the amount: up to 30 characters.', { optional: true })
  unit?: string | null;

  @TextField('`Quick Add` (the default), `AI Recipe` (stored as `AI-Generated`), or a shopping category.', {
    optional: true,
  })
  category?: string | null;

  @EnumField(ShoppingAisle, 'Its aisle in a shop.', { optional: true })
  aisle?: ShoppingAisle | null;

  @TextField('A display name, `Me`, or `unassigned` (or `Family`) for anyone.', {
    optional: true,
    rest: { name: 'assigned_to' },
  })
  assigneeName?: string | null;

  @IdField('A membership id; takes precedence over `assigned_to`, unless it is the stored one.', {
    optional: true,
    rest: { name: 'assigned_to_member_id' },
  })
  assigneeId?: string | null;

  @FlagField('Whether it is ticked.', { optional: true })
  isPurchased?: boolean | null;

  @TextField('Notes: up to 500 characters.', { optional: true })
  notes?: string | null;

  @EnumField(ShoppingPriority, 'Its priority; medium by default.', { optional: true })
  priority?: ShoppingPriority | null;
}

class ShoppingWeekInput {
  @DateField('First day of the week it is for.', { optional: true })
  weekStartDate?: string | null;

  @DateField('Last day of that week.', { optional: true })
  weekEndDate?: string | null;
}

/** The list; by default the default one. */
export class RestShoppingListId {
  @TextField('Id of the list; the default list by default.', { optional: true, nullable: false })
  listId?: string;
}

/** REST response shape of an item. */
export class RestShoppingItem extends restAnswer(ShoppingEntry) {}

export class RestShoppingItems {
  @ObjectField(() => RestShoppingItem, 'Items still to buy, then ticked items, latest first.', {
    list: true,
  })
  shoppingListItems!: RestShoppingItem[];
}

export class RestShoppingAnswer {
  @ObjectField(() => RestShoppingItem, 'The stored item.')
  shoppingListItem!: RestShoppingItem;

  @FlagField('Always true; errors have another status.', { example: true })
  success!: boolean;
}

export class RestShoppingDeletion extends restDeletion('Id of the item, which stays in the bin for 30 days.') {}

export class RestShoppingId extends restId('Id of the item; in the query or in the body.') {}

/** Body of POST: the documented fields; unknown fields are dropped. */
export class RestShoppingBody extends restInput(OwnUserId, ShoppingEntryInput, ShoppingWeekInput) {}

export class RestShoppingUpdates extends restInput(ShoppingEntryInput) {}

class ShoppingItemId {
  @TextField('Id of the item.', { optional: true, nullable: false, rest: { name: 'itemId' } })
  itemId?: string;

  @TextField('Id of the item.', { optional: true, nullable: false })
  id?: string;
}

class ShoppingUpdates {
  @ObjectField(() => RestShoppingUpdates, 'The fields to change.', { optional: true, nullable: false })
  updates?: RestShoppingUpdates;
}

/** Body of a change with the id in the path: `updates`, or the fields themselves. */
export class RestShoppingChange extends restInput(OwnUserId, ShoppingUpdates, ShoppingEntryInput) {}

/** Body of PUT: the same with `itemId`. */
export class RestShoppingPut extends restInput(OwnUserId, ShoppingItemId, ShoppingUpdates, ShoppingEntryInput) {}
