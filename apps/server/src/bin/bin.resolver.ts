import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { After, DateTimeScalar, First } from '../platform/graphql';
import { BinService } from './bin.service';
import { BinItem, BinPage, RestoredItem } from './bin.types';

const typeArgument = { description: 'Type of the item, as in `binItems`.' };
const idArgument = { type: () => ID, description: 'Id of the item.' };

@Resolver(() => BinItem)
export class BinResolver {
  constructor(private readonly bin: BinService) {}

  @Query(() => BinPage, { description: 'What was deleted in the last 30 days, latest deletion first.' })
  binItems(
    @CurrentViewer() viewer: Viewer,
    @First(50) first: number,
    @After() after?: string | null,
  ): Promise<BinPage> {
    return this.bin.page(viewer, first, after);
  }

  @Mutation(() => RestoredItem, {
    description:
      'Restores an item unchanged, with everything deleted along with it. NOT_FOUND when it is no longer in the bin, ' +
      'CONFLICT (409) when it would be a duplicate.',
  })
  restoreFromBin(
    @CurrentViewer() viewer: Viewer,
    @Args('type', typeArgument) type: string,
    @Args('id', idArgument) id: string,
  ): Promise<RestoredItem> {
    return this.bin.restore(viewer, type, id);
  }

  @Mutation(() => Boolean, {
    description: 'Permanently deletes an item in the bin and returns true. Admins only (FORBIDDEN).',
  })
  async deleteForever(
    @CurrentViewer() viewer: Viewer,
    @Args('type', typeArgument) type: string,
    @Args('id', idArgument) id: string,
  ): Promise<boolean> {
    await this.bin.deleteForever(viewer, type, id);
    return true;
  }

  @Mutation(() => Int, {
    description: 'Permanently deletes everything in the bin and returns the number of items. Admins only (FORBIDDEN).',
  })
  emptyBin(
    @CurrentViewer() viewer: Viewer,
    @Args('until', {
      type: () => DateTimeScalar,
      nullable: true,
      description: 'Only items deleted up to this time: send the newest `deletedAt` that you have seen.',
    })
    until?: Date | null,
  ): Promise<number> {
    return this.bin.empty(viewer, until);
  }
}
