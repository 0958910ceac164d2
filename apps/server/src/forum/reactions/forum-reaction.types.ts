import { ObjectType } from '@nestjs/graphql';
import type { ForumReaction } from '@homefold/domain/forum';
import { EnumField, FlagField, IntField, ObjectField } from '../../platform/fields';
import { ForumReactionType } from '../forum-enums';
import { ForumPerson } from '../forum-person';

@ObjectType({ description: 'The reactions of one type to a post or a reply.' })
export class ForumReactions {
  @EnumField(ForumReactionType, 'Which.')
  type!: ForumReaction;

  @IntField('How many reacted so.')
  count!: number;

  @FlagField('Whether the caller did.')
  own!: boolean;

  @ObjectField(() => ForumPerson, 'Who did, earliest first.', { list: true })
  members!: ForumPerson[];

  /** Ids of the reactions, in the order of the members. */
  ids!: string[];
}
