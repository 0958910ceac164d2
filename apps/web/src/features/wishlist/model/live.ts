import type { ApolloClient } from '@apollo/client';
import { refetchFields, registerLive } from '../../../graphql/live/live-registry';

/** The root fields that return wishes. */
const WISH_FIELDS = ['wishlist', 'wish'] as const;

/** Refetches what is on screen after a refusal. */
export const refetchWishes = (client: ApolloClient): Promise<void> => refetchFields(client, new Set(WISH_FIELDS));

registerLive({ type: 'wishlist_item', typename: 'Wish', fields: WISH_FIELDS, answered: WISH_FIELDS });
// Names and pictures of members may change, and the family's currency or the day until which it hides purchases.
registerLive({ type: 'family_member', fields: WISH_FIELDS });
registerLive({ type: 'family', fields: WISH_FIELDS });
