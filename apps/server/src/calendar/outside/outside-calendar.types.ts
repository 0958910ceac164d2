import { ObjectType } from '@nestjs/graphql';
import { MemberHue } from '../../activity';
import { EnumField, IdField, IntField, MomentField, TextField, enumType } from '../../platform/fields';

export const OutsideCalendarStatus = enumType('OutsideCalendarStatus', 'How an outside calendar is doing.', {
  fresh: 'The last refresh went well.',
  failing: 'The last refresh failed; the events of the last good one are still shown.',
  refreshing: 'It is being read right now.',
});
export type OutsideCalendarStatus = keyof typeof OutsideCalendarStatus;

@ObjectType({
  description: 'A calendar from elsewhere that the family looks at: a school, a club. Nobody can change it here.',
})
export class OutsideCalendar {
  @IdField('Its id.')
  id!: string;

  @TextField('What the family calls it.')
  name!: string;

  @TextField('Its address, shortened: whoever knows the whole of a private one could read it.')
  url!: string;

  @EnumField(MemberHue, 'Its colour. Never shown without its name.')
  color!: MemberHue;

  @IdField('The member who added it.')
  addedByMemberId!: string;

  @MomentField('When it was last read without a problem.', { nullable: true })
  refreshedAt!: Date | null;

  @MomentField('When it will be read again at the latest, but for a busy server.')
  nextRefreshAt!: Date;

  @EnumField(OutsideCalendarStatus, 'How it is doing.')
  status!: OutsideCalendarStatus;

  @TextField('Why the last refresh failed, in words for people.', { nullable: true })
  problem!: string | null;

  @TextField('What is not shown of it, in words for people; null when everything is.', { nullable: true })
  notice!: string | null;

  @IntField('How many occurrences of it are known, from a year back to two years ahead.')
  eventCount!: number;
}
