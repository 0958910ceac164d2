import { InterfaceType } from '@nestjs/graphql';
import { IntField } from '../fields';

/** Implemented by the types of the records whose changes `undo` can undo. */
@InterfaceType({
  description: 'A record of a family. The author of a change can undo it for a day.',
  resolveType: ({ __typename }: FamilyRecord) => __typename,
})
export abstract class FamilyRecord {
  @IntField('Incremented by every change.')
  version!: number;

  /** The name of its GraphQL type, for answers that are the interface. */
  __typename?: string;
}
