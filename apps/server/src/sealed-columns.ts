import { sealedCalendarAddresses, sealedFeedTokens } from './calendar';
import { sealedRecipeLinks } from './meals';
import { sealedPushDevices, sealedPushKey, sealedUnsubscribeLinks } from './notifications';
import { secretCheck, type SealedColumn } from './platform/secret-box';
import { sealedWishlistLinks } from './wishlist';

/** Every column that is sealed with `SECRET`, except better-auth's own. */
export const sealedColumns: readonly SealedColumn[] = [
  secretCheck,
  sealedCalendarAddresses,
  sealedFeedTokens,
  sealedPushDevices,
  sealedPushKey,
  sealedUnsubscribeLinks,
  sealedRecipeLinks,
  sealedWishlistLinks,
];
