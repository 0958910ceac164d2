import { ObjectType } from '@nestjs/graphql';
import { FlagField, MomentField, ObjectField } from '../../platform/fields';
import { ForumPerson } from '../forum-person';

@ObjectType({ description: 'Somebody who has confirmed that they have read a post.' })
export class ForumConfirmation {
  @ObjectField(() => ForumPerson, 'Who.')
  member!: ForumPerson;

  @MomentField('When.')
  confirmedAt!: Date;
}

@ObjectType({ description: 'Who has confirmed having read a post that asks for it.' })
export class ForumReadBy {
  @ObjectField(() => ForumConfirmation, 'Who has, earliest first.', { list: true })
  confirmed!: ForumConfirmation[];

  @ObjectField(() => ForumPerson, 'Members with an account who have not yet; the author is not asked.', { list: true })
  waiting!: ForumPerson[];

  @FlagField('Whether the caller has.')
  own!: boolean;
}
