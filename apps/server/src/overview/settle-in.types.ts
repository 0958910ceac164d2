import { ObjectType } from '@nestjs/graphql';
import { IntField } from '../platform/fields';

@ObjectType({ description: 'What a new family has done of its first steps. Children are among its members.' })
export class SettleIn {
  @IntField('Birthdays of members in the calendar.')
  birthdays!: number;

  @IntField('Outside calendars, such as that of a school.')
  calendars!: number;

  @IntField('Jobs, open and done.')
  jobs!: number;

  @IntField('Invitations by mail, open and accepted.')
  invitations!: number;
}
