import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../auth';
import { FamilyRecord } from './family-record';
import { UndoLog } from './undo-log';

@Resolver(() => FamilyRecord)
export class UndoResolver {
  constructor(private readonly log: UndoLog) {}

  @Mutation(() => [FamilyRecord], {
    description:
      "Undoes one of the caller's own changes as a whole, once, within a day. Returns the restored records. " +
      'VERSION_CONFLICT (409) when one of them has been changed since.',
  })
  undo(
    @CurrentViewer() viewer: Viewer,
    @Args('key', { description: 'The `undoKey` of the change.' }) key: string,
  ): Promise<FamilyRecord[]> {
    return this.log.undo(viewer, key);
  }
}
