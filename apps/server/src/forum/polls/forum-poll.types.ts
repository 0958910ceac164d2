import { InputType, ObjectType } from '@nestjs/graphql';
import { FlagField, IdField, IntField, MomentField, ObjectField, TextField } from '../../platform/fields';
import { ForumPerson } from '../forum-person';

@ObjectType({ description: 'A choice of a poll.' })
export class ForumPollOption {
  @IdField('Its id.')
  id!: string;

  @TextField('Its text.')
  text!: string;

  @IntField('Number of votes for it.')
  votes!: number;

  @FlagField('Whether the caller voted for it.')
  own!: boolean;

  @ObjectField(() => ForumPerson, 'Who voted for it, earliest first; empty if the poll hides its voters.', {
    list: true,
  })
  voters!: ForumPerson[];
}

@ObjectType({ description: 'A poll in a post.' })
export class ForumPoll {
  @TextField('The question; null if the post itself is the question.', { nullable: true })
  question!: string | null;

  @FlagField('Whether several choices are allowed.')
  isMultiple!: boolean;

  @FlagField('Whether everyone can see who voted for what.')
  showsVoters!: boolean;

  @MomentField('When voting ends; null for no end.', { nullable: true })
  closesAt!: Date | null;

  @FlagField('Whether voting has ended.')
  isClosed!: boolean;

  @IntField('How many members have voted.')
  voterCount!: number;

  @ObjectField(() => ForumPollOption, 'The choices, in order.', { list: true })
  options!: ForumPollOption[];
}

@InputType({ description: 'A poll in a new post.' })
export class ForumPollInput {
  @TextField('The question: up to 200 characters; omitted if the post itself is the question.', { optional: true })
  question?: string | null;

  @TextField('The choices: 2 to 12, each 1 to 100 characters long, all different.', { list: true })
  options!: string[];

  @FlagField('Whether several choices are allowed; false by default.', { optional: true })
  isMultiple?: boolean | null;

  @FlagField('Whether everyone can see who voted for what; true by default.', { optional: true })
  showsVoters?: boolean | null;

  @MomentField('When voting ends, a time in the future; omitted or null for no end.', { optional: true })
  closesAt?: Date | null;
}
