import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { DeletedItem } from '../platform/bin';
import { IdempotencyKey, UndoKey, Version } from '../platform/graphql';
import { SampleItem, SampleItemInput } from './sample-item';
import { SampleItemsService } from './sample-items.service';

const idArgument = { type: () => ID, description: 'Id of the sample item.' };

@Resolver(() => SampleItem)
export class SampleItemsResolver {
  constructor(private readonly sampleItems: SampleItemsService) {}

  @Query(() => [SampleItem], { name: 'sampleItems', description: 'The sample items of the family, oldest first.' })
  list(@CurrentViewer() viewer: Viewer): Promise<SampleItem[]> {
    return this.sampleItems.all(viewer);
  }

  @Query(() => SampleItem, { description: 'One sample item.' })
  sampleItem(@CurrentViewer() viewer: Viewer, @Args('id', idArgument) id: string): Promise<SampleItem> {
    return this.sampleItems.get(viewer, id);
  }

  @Mutation(() => SampleItem, { description: 'Adds a sample item.' })
  addSampleItem(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The sample item.' }) input: SampleItemInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<SampleItem> {
    return this.sampleItems.add(viewer, input, idempotencyKey);
  }

  @Mutation(() => SampleItem, { description: 'Changes a sample item. VERSION_CONFLICT (409).' })
  updateSampleItem(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Args('input', { description: 'The fields to change.' }) input: SampleItemInput,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<SampleItem> {
    return this.sampleItems.update(viewer, id, input, { version, undoKey });
  }

  @Mutation(() => DeletedItem, { description: 'Moves a sample item to the bin.' })
  deleteSampleItem(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<DeletedItem> {
    return this.sampleItems.delete(viewer, id, { version, undoKey });
  }
}
