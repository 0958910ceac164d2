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
    @Args('memberId', { type: () => ID, nullable: true, description: 'Of this member alone.' })
    memberId?: string | null,
    @Args('category', { type: () => String, nullable: true, description: 'Of this category alone.' })
    category?: string | null,
    @Args('archivedYear', {
      type: () => Int,
      nullable: true,
      description: 'Those archived under this year; left out: those that are not archived.',
    })
    archivedYear?: number | null,
  ): Promise<Wishlist> {
    return this.wishes.list(viewer, { memberId, category, archivedYear });
  }

  @Query(() => WishlistSummary, { description: 'The figures of all wishes that are not archived.' })
  wishlistSummary(@CurrentViewer() viewer: Viewer): Promise<WishlistSummary> {
    return this.wishes.summary(viewer);
  }

  @Query(() => Wish, { description: 'One wish.' })
  wish(@CurrentViewer() viewer: Viewer, @Args('id', WISH_ID) id: string): Promise<Wish> {
    return this.wishes.get(viewer, id);
  }

  @Mutation(() => Wish, { description: 'Adds a wish, before the others of its member.' })
  addWish(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The wish.' }) input: WishInput,
    @Args('memberId', { type: () => ID, nullable: true, description: "Whose wish it is; the caller's own by default." })
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

  @Mutation(() => Wish, { description: 'Moves a wish directly behind another one of its member.' })
  moveWish(
    @CurrentViewer() viewer: Viewer,
    @Args('id', WISH_ID) id: string,
    @Args('afterId', { type: () => ID, nullable: true, description: 'Behind this wish; null: the strongest of all.' })
    afterId?: string | null,
  ): Promise<Wish> {
    return this.wishes.move(viewer, id, afterId ?? null);
  }

  @Mutation(() => Wish, { description: 'Puts a wish away with a year, or takes it back from there.' })
  archiveWish(
    @CurrentViewer() viewer: Viewer,
    @Args('id', WISH_ID) id: string,
    @Args('year', { type: () => Int, nullable: true, description: 'The year; null takes it back.' })
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
