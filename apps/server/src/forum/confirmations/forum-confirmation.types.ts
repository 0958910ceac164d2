import { ObjectType } from '@nestjs/graphql';
import { FlagField, MomentField, ObjectField } from '../../platform/fields';
import { ForumPerson } from '../forum-person';

@ObjectType({ description: "A member's confirmation that they have read a post." })
export class ForumConfirmation {
  @ObjectField(() => ForumPerson, 'The member who confirmed it.')
  member!: ForumPerson;

  @MomentField('When they confirmed it.')
  confirmedAt!: Date;
}

@ObjectType({ description: 'Who has confirmed having read a post that asks for it.' })
export class ForumReadBy {
  @ObjectField(() => ForumConfirmation, 'Who has confirmed, earliest first.', { list: true })
  confirmed!: ForumConfirmation[];

  @ObjectField(
    () => ForumPerson,
    'Members with an account who have not confirmed yet, without the author, who is not asked.',
    { list: true },
  )
  waiting!: ForumPerson[];

  @FlagField('Whether the caller has confirmed.')
  own!: boolean;
}
