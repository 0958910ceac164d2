import type { ApolloClient } from '@apollo/client';
import { refetchFields, registerLive } from '../../../../graphql/live-registry';

/** All root fields that return items or lists. */
const SHOPPING_FIELDS = ['shoppingList', 'shoppingLists'] as const;

/** After a refusal, and where only the server knows what a change has made: fetches what is on screen again. */
export const refetchShopping = (client: ApolloClient): Promise<void> =>
  refetchFields(client, new Set<string>(SHOPPING_FIELDS));

registerLive({
  type: 'shopping_item',
  typename: 'ShoppingItem',
  fields: SHOPPING_FIELDS,
  answered: SHOPPING_FIELDS,
});
registerLive({ type: 'shopping_list', typename: 'ShoppingList', fields: SHOPPING_FIELDS });
// who leaves the family is not shopping any more
registerLive({ type: 'family_member', fields: SHOPPING_FIELDS });
// its units
registerLive({ type: 'family', fields: SHOPPING_FIELDS });
