import { Args, GraphQLISODateTime, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { After, First } from '../platform/graphql';
import { BinService } from './bin.service';
import { BinItem, BinPage, RestoredItem } from './bin.types';

const typeArgument = { description: 'Kind of the thing, as `binItems` names it.' };
const idArgument = { type: () => ID, description: 'Id of the thing.' };

@Resolver(() => BinItem)
export class BinResolver {
  constructor(private readonly bin: BinService) {}

  @Query(() => BinPage, { description: 'What was deleted in the last 30 days, newest first.' })
  binItems(
    @CurrentViewer() viewer: Viewer,
    @First(50) first: number,
    @After() after?: string | null,
  ): Promise<BinPage> {
    return this.bin.page(viewer, first, after);
  }

  @Mutation(() => RestoredItem, {
    description:
      'Brings a thing back as it was, with what it took along. NOT_FOUND when it is not in the bin any more, CONFLICT ' +
      '(409) when it is there again by now.',
  })
  restoreFromBin(
    @CurrentViewer() viewer: Viewer,
    @Args('type', typeArgument) type: string,
    @Args('id', idArgument) id: string,
  ): Promise<RestoredItem> {
    return this.bin.restore(viewer, type, id);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes a thing of the bin for good, and answers true. Admins only (FORBIDDEN).',
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
    description: 'Deletes everything in the bin for good, and answers how many things. Admins only (FORBIDDEN).',
  })
  emptyBin(
    @CurrentViewer() viewer: Viewer,
    @Args('until', {
      type: () => GraphQLISODateTime,
      nullable: true,
      description: 'Only what was deleted until then: send the newest `deletedAt` that you have seen.',
    })
    until?: Date | null,
  ): Promise<number> {
    return this.bin.empty(viewer, until);
  }
}
