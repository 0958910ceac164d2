import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { DeletedItem } from '../../platform/bin';
import { IdempotencyKey, UndoKey, Version } from '../../platform/graphql';
import { Wish, WishInput, Wishlist, WishlistSummary } from './wish.types';
import { WishesService } from './wishes.service';

const WISH_ID = { type: () => ID, description: 'Id of the wish.' };

@Resolver(() => Wish)
export class WishesResolver {
  constructor(private readonly wishes: WishesService) {}

  @Query(() => Wishlist, { description: "The family's wishes, or those of one member." })
  wishlist(
    @CurrentViewer() viewer: Viewer,
    @Args('memberId', { type: () => ID, nullable: true, description: "Only this member's." })
    memberId?: string | null,
    @Args('category', { type: () => String, nullable: true, description: 'Only this category.' })
    category?: string | null,
    @Args('archivedYear', {
      type: () => Int,
      nullable: true,
      description: 'Only wishes archived under this year; by default those that are not archived.',
    })
    archivedYear?: number | null,
  ): Promise<Wishlist> {
    return this.wishes.list(viewer, { memberId, category, archivedYear });
  }

  @Query(() => WishlistSummary, { description: 'The totals of all wishes that are not archived.' })
  wishlistSummary(@CurrentViewer() viewer: Viewer): Promise<WishlistSummary> {
    return this.wishes.summary(viewer);
  }

  @Query(() => Wish, { description: 'One wish.' })
  wish(@CurrentViewer() viewer: Viewer, @Args('id', WISH_ID) id: string): Promise<Wish> {
    return this.wishes.get(viewer, id);
  }

  @Mutation(() => Wish, { description: 'Adds a wish, in front of the others of its member.' })
  addWish(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The wish.' }) input: WishInput,
    @Args('memberId', {
      type: () => ID,
      nullable: true,
      description: 'Membership id of the member whose wish it is; the caller by default.',
    })
    memberId?: string | null,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Wish> {
    return this.wishes.add(viewer, input, { memberId }, idempotencyKey);
  }

  @Mutation(() => Wish, { description: 'Changes a wish. VERSION_CONFLICT (409).' })
  updateWish(
    @CurrentViewer() viewer: Viewer,
    @Args('id', WISH_ID) id: string,
    @Args('input', { description: 'The fields to change.' }) input: WishInput,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<Wish> {
    return this.wishes.update(viewer, id, input, { version, undoKey });
  }

  @Mutation(() => Wish, { description: 'Moves a wish directly after another wish of its member.' })
  moveWish(
    @CurrentViewer() viewer: Viewer,
    @Args('id', WISH_ID) id: string,
    @Args('afterId', {
      type: () => ID,
      nullable: true,
      description: 'Id of the wish to move it after; null moves it to the front.',
    })
    afterId?: string | null,
  ): Promise<Wish> {
    return this.wishes.move(viewer, id, afterId ?? null);
  }

  @Mutation(() => Wish, { description: 'Archives a wish under a year, or takes it out of the archive.' })
  archiveWish(
    @CurrentViewer() viewer: Viewer,
    @Args('id', WISH_ID) id: string,
    @Args('year', {
      type: () => Int,
      nullable: true,
      description: 'The year, 2000 to 2199; null takes it out of the archive.',
    })
    year?: number | null,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<Wish> {
    return this.wishes.archive(viewer, id, year ?? null, { version, undoKey });
  }

  @Mutation(() => DeletedItem, { description: 'Moves a wish to the bin.' })
  deleteWish(
    @CurrentViewer() viewer: Viewer,
    @Args('id', WISH_ID) id: string,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<DeletedItem> {
    return this.wishes.delete(viewer, id, { version, undoKey });
  }
}
