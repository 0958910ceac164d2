import { ObjectType } from '@nestjs/graphql';
import { IdField, IntField, MomentField, ObjectField, TextField } from '../../platform/fields';
import { ForumPerson } from '../forum-person';

@ObjectType({
  description: 'A reply that was just posted: all that a screen needs to show it. Nobody has reacted to it yet.',
})
export class NewForumReply {
  @IdField('Its id.')
  id!: string;

  @IdField('The post that it answers.')
  parentId!: string;

  @TextField('Its text, as of a `ForumPost`.')
  content!: string;

  @ObjectField(() => ForumPerson, 'Who wrote it.')
  author!: ForumPerson;

  @MomentField('When.')
  createdAt!: Date;

  @IntField('Its version.')
  version!: number;

  @IntField('How many replies the post has now.')
  replyCount!: number;
}
