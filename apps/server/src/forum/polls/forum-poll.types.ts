import { InputType, ObjectType } from '@nestjs/graphql';
import { FlagField, IdField, IntField, MomentField, ObjectField, TextField } from '../../platform/fields';
import { ForumPerson } from '../forum-person';

@ObjectType({ description: 'A choice of a poll.' })
export class ForumPollOption {
  @IdField('Its id.')
  id!: string;

  @TextField('What it says.')
  text!: string;

  @IntField('How many voted for it.')
  votes!: number;

  @FlagField('Whether the caller did.')
  own!: boolean;

  @ObjectField(() => ForumPerson, 'Who did, earliest first; empty where the poll hides its voters.', {
    list: true,
  })
  voters!: ForumPerson[];
}

@ObjectType({ description: 'A poll in a post.' })
export class ForumPoll {
  @TextField('The question; null where the post itself is the question.', { nullable: true })
  question!: string | null;

  @FlagField('Whether several choices are allowed.')
  isMultiple!: boolean;

  @FlagField('Whether everyone can see who voted for what.')
  showsVoters!: boolean;

  @MomentField('Until when votes count; null: no end.', { nullable: true })
  closesAt!: Date | null;

  @FlagField('Whether that has passed.')
  isClosed!: boolean;

  @IntField('How many members have voted.')
  voterCount!: number;

  @ObjectField(() => ForumPollOption, 'The choices, in order.', { list: true })
  options!: ForumPollOption[];
}

@InputType({ description: 'A poll in a new post.' })
export class ForumPollInput {
  @TextField('The question: up to 200 characters; left out where the post itself is the question.', { optional: true })
  question?: string | null;

  @TextField('The choices: 2 to 12, each 1 to 100 characters long, all different.', { list: true })
  options!: string[];

  @FlagField('Whether several choices are allowed; by default one.', { optional: true })
  isMultiple?: boolean | null;

  @FlagField('Whether everyone can see who voted for what; true by default.', { optional: true })
  showsVoters?: boolean | null;

  @MomentField('Until when votes count, in the future; left out: no end.', { optional: true })
  closesAt?: Date | null;
}
