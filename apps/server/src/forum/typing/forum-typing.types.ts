import { ObjectType } from '@nestjs/graphql';
import { IdField, MomentField, TextField } from '../../platform/fields';

@ObjectType({
  description: 'Somebody is typing a reply. This is true for two seconds, unless it is repeated.',
})
export class ForumTyping {
  @IdField('The post that is answered.')
  postId!: string;

  @IdField('Who types.')
  memberId!: string;

  @TextField('Their display name.')
  displayName!: string;

  @MomentField('When they did.')
  at!: Date;
}
