import { ObjectType } from '@nestjs/graphql';
import type { ForumReaction } from '@homefold/domain/forum';
import { EnumField, FlagField, IntField, ObjectField } from '../../platform/fields';
import { ForumReactionType } from '../forum-enums';
import { ForumPerson } from '../forum-person';

@ObjectType({ description: 'The reactions of one type to a post or a reply.' })
export class ForumReactions {
  @EnumField(ForumReactionType, 'The type.')
  type!: ForumReaction;

  @IntField('Number of these reactions.')
  count!: number;

  @FlagField('Whether the caller reacted.')
  own!: boolean;

  @ObjectField(() => ForumPerson, 'Who reacted, earliest first.', { list: true })
  members!: ForumPerson[];

  /** Ids of the reactions, in the order of the members. */
  ids!: string[];
}
