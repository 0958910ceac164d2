import type { Viewer } from '../../platform/auth';
import {
  FlagField,
  ObjectField,
  OwnUserId,
  TextField,
  restAnswer,
  restDeletion,
  restId,
  restInput,
} from '../../platform/fields';
import { Wish, WishInput } from './wish.types';

/** REST response shape of a wish. */
export class RestWish extends restAnswer(Wish) {}

/** As the documented API answers it: `Me` for the caller's own. */
export function restWish(wish: Wish, { userId }: Viewer): RestWish {
  const answer = RestWish.of(wish);
  return wish.member.userId === userId ? { ...answer, ...{ added_by: 'Me' } } : answer;
}

export class RestWishlist {
  @ObjectField(() => RestWish, 'The wishes by member, strongest first.', { list: true })
  wishlist!: RestWish[];
}

export class RestWishAnswer {
  @ObjectField(() => RestWish, 'The changed wish, as the caller may see it.')
  item!: RestWish;
}

export class RestWishDeletion extends restDeletion('Id of the wish, which stays in the bin for 30 days.') {}

class WishTick {
  @FlagField('Whether the caller has bought it.', { optional: true, nullable: false })
  isPurchased?: boolean | null;

  @FlagField('Whether the wisher must not know yet.', { optional: true, nullable: false, default: false })
  surprise?: boolean | null;
}

class SeenPurchase {
  @TextField('As it was answered: a wish that was seen as bought and is sent back whole is not bought again.', {
    optional: true,
  })
  purchasedAt?: string | null;
}

class WishOwner {
  @TextField('The member whose wish it is: a display name, or `Me` (the default).', {
    optional: true,
  })
  addedBy?: string | null;
}

/** Body of POST: the documented fields and a few more; unknown fields are dropped. */
export class RestWishBody extends restInput(OwnUserId, WishInput, WishTick, WishOwner) {}

/** Body of PUT: any of the fields. */
export class RestWishUpdateBody extends restInput(OwnUserId, WishInput, WishTick, SeenPurchase) {}

export class RestWishId extends restId('Id of the wish; for a deletion in the query or in the body.') {}
