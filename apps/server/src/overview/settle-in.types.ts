import { ObjectType } from '@nestjs/graphql';
import { IntField } from '../platform/fields';

@ObjectType({
  description:
    'The progress of a new family with its first steps. Added members, such as children, are counted in ' +
    '`Family.members`.',
})
export class SettleIn {
  @IntField("Number of members' birthdays in the calendar.")
  birthdays!: number;

  @IntField("Number of outside calendars, such as a school's.")
  calendars!: number;

  @IntField('Number of jobs, open and completed.')
  jobs!: number;

  @IntField('Number of invitations by mail, open and accepted.')
  invitations!: number;
}
