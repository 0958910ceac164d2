import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../auth';
import { FamilyRecord } from './family-record';
import { UndoLog } from './undo-log';

@Resolver(() => FamilyRecord)
export class UndoResolver {
  constructor(private readonly log: UndoLog) {}

  @Mutation(() => [FamilyRecord], {
    description:
      'Undoes a change of your own as a whole, once, within a day, and answers the records as they were before. ' +
      'VERSION_CONFLICT (409) when somebody has changed one of them since.',
  })
  undo(
    @CurrentViewer() viewer: Viewer,
    @Args('key', { description: 'The `undoKey` of the change.' }) key: string,
  ): Promise<FamilyRecord[]> {
    return this.log.undo(viewer, key);
  }
}
