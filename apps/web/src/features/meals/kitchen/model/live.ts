import type { ApolloClient } from '@apollo/client';
import { refetchFields, registerLive } from '../../../../graphql/live-registry';

/** The root fields that return what the kitchen has. Ideas of what to cook stay until somebody asks for others. */
const FIELDS = ['kitchenItems', 'kitchenItemsToUse'] as const;

/** After a refusal: fetches what is on screen again. */
export const refetchKitchen = (client: ApolloClient): Promise<void> => refetchFields(client, new Set(FIELDS));

registerLive({ type: 'kitchen_item', typename: 'KitchenItem', fields: FIELDS, answered: ['kitchenItems'] });
