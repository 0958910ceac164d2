import { ObjectType } from '@nestjs/graphql';
import { IdField, IntField, MomentField, ObjectField, TextField } from '../../platform/fields';
import { ForumPerson } from '../forum-person';

@ObjectType({
  description: 'A reply that was just posted, with all that a screen needs to show it. Nobody has reacted to it yet.',
})
export class NewForumReply {
  @IdField('Its id.')
  id!: string;

  @IdField('Id of the post it belongs to.')
  parentId!: string;

  @TextField('Its text, in the format of `ForumPost.content`.')
  content!: string;

  @ObjectField(() => ForumPerson, 'The author.')
  author!: ForumPerson;

  @MomentField('When it was posted.')
  createdAt!: Date;

  @IntField('Its version, as in `ForumPost`.')
  version!: number;

  @IntField('How many replies the post has now.')
  replyCount!: number;
}
