import type { ApolloClient } from '@apollo/client';
import { refetchFields, registerLive } from '../../../../graphql/live/live-registry';

/** The root fields that return the kitchen. Ideas for what to cook stay until new ones are requested. */
const FIELDS = ['kitchenItems', 'kitchenItemsToUse'] as const;

/** After a rejection: refetches what is on screen. */
export const refetchKitchen = (client: ApolloClient): Promise<void> => refetchFields(client, new Set(FIELDS));

registerLive({ type: 'kitchen_item', typename: 'KitchenItem', fields: FIELDS, answered: ['kitchenItems'] });
