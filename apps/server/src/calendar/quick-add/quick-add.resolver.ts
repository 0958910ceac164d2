import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { DateTimeScalar } from '../../platform/graphql';
import { QuickAddService } from './quick-add.service';
import { QuickAddUnderstanding } from './quick-add.types';

@Resolver(() => QuickAddUnderstanding)
export class QuickAddResolver {
  constructor(private readonly quickAdd: QuickAddService) {}

  @Query(() => QuickAddUnderstanding, {
    description:
      'Parses a phrase such as "swimming every other Friday 4-5pm until Christmas" into an event. Nothing is ' +
      'stored. Returns a question if the phrase is ambiguous.',
  })
  understandQuickAdd(
    @CurrentViewer() viewer: Viewer,
    @Args('text', { description: 'The phrase: up to 500 characters.' }) text: string,
    @Args('now', {
      type: () => DateTimeScalar,
      nullable: true,
      description: 'When the phrase was written; now by default.',
    })
    now?: Date | null,
  ): Promise<QuickAddUnderstanding> {
    return this.quickAdd.understand(viewer, text, now ?? undefined);
  }
}
