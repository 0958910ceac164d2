import type { ApolloClient } from '@apollo/client';
import { isOnScreen, refetchFields, registerLive } from '../../../../graphql/live/live-registry';
import type { FamilyChange } from '../../../../graphql/live/live-registry';
import { fetchItems } from './items-now';

/** All root fields that return items or lists. */
const SHOPPING_FIELDS = ['shoppingList', 'shoppingLists'] as const;

/** After a rejection, and if only the server knows the effect of a change: refetches what is on screen. */
export const refetchShopping = (client: ApolloClient): Promise<void> =>
  refetchFields(client, new Set<string>(SHOPPING_FIELDS));

/** Somebody else's tick: for a loaded list only the row is fetched, since a list may have hundreds. */
function follow(client: ApolloClient, { id }: FamilyChange, isAnswered: boolean): void {
  if (isAnswered) return;
  void (isOnScreen(client, 'shoppingList') ? fetchItems(client, id, refetchShopping) : refetchShopping(client));
}

registerLive({ type: 'shopping_item', handle: follow });
registerLive({ type: 'shopping_list', typename: 'ShoppingList', fields: SHOPPING_FIELDS });
// members who leave the family are no longer shopping
registerLive({ type: 'family_member', fields: SHOPPING_FIELDS });
// its units
registerLive({ type: 'family', fields: SHOPPING_FIELDS });
