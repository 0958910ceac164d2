import { ObjectType } from '@nestjs/graphql';
import { EnumField, IdField, MomentField, TextField, enumType } from '../../platform/fields';

export const ForumRecordType = enumType('ForumRecordType', 'What a post can become.', {
  calendar_event: 'An event of the calendar.',
  todo: 'A family job.',
  wishlist_item: 'A wish.',
});
export type ForumRecordType = keyof typeof ForumRecordType;

@ObjectType({ description: 'An event, a job or a wish that was made from a post.' })
export class ForumRecord {
  @EnumField(ForumRecordType, 'Type of the record.')
  type!: ForumRecordType;

  @IdField('Its id.')
  recordId!: string;

  @TextField('Its current title; null while it is in the bin.', { nullable: true })
  title!: string | null;

  @MomentField('When it was made from the post.')
  createdAt!: Date;
}
