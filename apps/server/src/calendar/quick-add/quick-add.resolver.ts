import { Args, GraphQLISODateTime, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { QuickAddService } from './quick-add.service';
import { QuickAddUnderstanding } from './quick-add.types';

@Resolver(() => QuickAddUnderstanding)
export class QuickAddResolver {
  constructor(private readonly quickAdd: QuickAddService) {}

  @Query(() => QuickAddUnderstanding, {
    description:
      'What a line of words would add, such as "swimming every other Friday 4-5pm until Christmas". Stores nothing; asks where the words can mean two things.',
  })
  understandQuickAdd(
    @CurrentViewer() viewer: Viewer,
    @Args('text', { description: 'The words: up to 500 characters.' }) text: string,
    @Args('now', {
      type: () => GraphQLISODateTime,
      nullable: true,
      description: 'The moment they are written; the present one when left out.',
    })
    now?: Date | null,
  ): Promise<QuickAddUnderstanding> {
    return this.quickAdd.understand(viewer, text, now ?? undefined);
  }
}
