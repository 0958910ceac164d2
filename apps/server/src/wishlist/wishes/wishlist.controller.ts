import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { RestNames, showingCurrent } from '../../platform/errors';
import { IdempotencyKeyHeader, IfMatch, RestCall, requiredId } from '../../platform/fields';
import type { Wish } from './wish.types';
import { WishesService } from './wishes.service';
import {
  RestWishAnswer,
  RestWishBody,
  RestWishDeletion,
  RestWishId,
  RestWishUpdateBody,
  RestWishlist,
  restWish,
} from './wishlist.rest';

/** The documented REST API of the wishlist. */
@ApiTags('wishlist')
@RestNames({ field: RestWishBody.fieldName })
@Controller('api/wishlist')
export class WishlistController {
  constructor(private readonly wishes: WishesService) {}

  @RestCall.list(
    "The wishes of the caller's family, as far as the caller may know them. 403 FEATURE_LOCKED.",
    RestWishlist,
    'The wishes.',
  )
  async list(@CurrentViewer() viewer: Viewer): Promise<RestWishlist> {
    const { wishes } = await this.wishes.list(viewer);
    return { wishlist: wishes.map((wish) => restWish(wish, viewer)) };
  }

  @RestCall.add('Adds a wish.', RestWishAnswer, 'The wish.')
  async add(
    @CurrentViewer() viewer: Viewer,
    @Body() body: RestWishBody,
    @IdempotencyKeyHeader() key?: string,
  ): Promise<RestWishAnswer> {
    const { addedBy, isPurchased, surprise, userId: _own, ...input } = RestWishBody.read(body);
    return answer(viewer, await this.wishes.add(viewer, input, { name: addedBy }, key, { isPurchased, surprise }));
  }

  @RestCall.change(
    {
      summary: 'Changes a wish, or marks it as bought or not bought.',
      description:
        'A caller who may not know of a surprise gets the same answer as if there were none. 409 CONFLICT for ' +
        "buying what somebody else has bought, 403 for taking back somebody else's surprise.",
    },
    RestWishAnswer,
    'The changed wish, as the caller may see it.',
  )
  async update(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestWishId,
    @Body() body: RestWishUpdateBody,
    @IfMatch() version?: number,
  ): Promise<RestWishAnswer> {
    const { isPurchased, surprise, purchasedAt, userId: _own, ...input } = RestWishUpdateBody.read(body);
    const tick = { version, isPurchased, surprise, wasSeenBought: Boolean(purchasedAt) };
    const changed = this.wishes.put(viewer, requiredId(query.id), input, tick);
    return answer(viewer, await changed.catch(currentFor(viewer)));
  }

  @RestCall.delete('Moves a wish to the bin.', RestWishDeletion, 'The wish was moved to the bin.', RestWishId)
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestWishId,
    @Body() body?: RestWishId,
    @IfMatch() version?: number,
  ): Promise<RestWishDeletion> {
    const deleted = this.wishes.delete(viewer, requiredId(query.id, body?.id), { version });
    const { id } = await deleted.catch(currentFor(viewer));
    return { success: true, id };
  }
}

const currentFor = (viewer: Viewer) => showingCurrent((wish: Wish) => restWish(wish, viewer));

const answer = (viewer: Viewer, wish: Wish): RestWishAnswer => ({ item: restWish(wish, viewer) });
