import { ObjectType } from '@nestjs/graphql';
import { IdField, MomentField, TextField } from '../../platform/fields';

@ObjectType({
  description: 'A member is typing a reply. Valid for two seconds, unless it is repeated.',
})
export class ForumTyping {
  @IdField('The post that they are replying to.')
  postId!: string;

  @IdField('The member who is typing.')
  memberId!: string;

  @TextField('Their display name.')
  displayName!: string;

  @MomentField('When this was reported.')
  at!: Date;
}
