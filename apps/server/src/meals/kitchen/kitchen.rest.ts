import { FlagField, ObjectField, OwnUserId, restAnswer, restDeletion, restId, restInput } from '../../platform/fields';
import { KitchenItem, KitchenItemInput } from './kitchen-item';

/** REST response shape of a kitchen item. */
export class RestKitchenItem extends restAnswer(KitchenItem) {}

export class RestKitchenItems {
  @ObjectField(() => RestKitchenItem, 'The items, by category and name.', { list: true })
  data!: RestKitchenItem[];
}

export class RestKitchenItemAnswer {
  @ObjectField(() => RestKitchenItem, 'The stored item.')
  data!: RestKitchenItem;

  @FlagField('Always true; errors have another status.', { example: true })
  success!: boolean;
}

export class RestKitchenItemDeletion extends restDeletion('Id of the item, which stays in the bin for 30 days.') {}

/** Body of POST: the documented fields and more; unknown fields are dropped. */
export class RestKitchenItemBody extends restInput(OwnUserId, KitchenItemInput) {}

export class RestKitchenItemId extends restId('Id of the item; in the query or in the body.') {}

/** Body of PUT: any of the fields. */
export class RestKitchenItemUpdateBody extends restInput(OwnUserId, RestKitchenItemId, KitchenItemInput) {}
