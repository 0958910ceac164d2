import { ObjectType } from '@nestjs/graphql';
import { MemberHue } from '../../activity';
import { EnumField, IdField, IntField, MomentField, TextField, enumType } from '../../platform/fields';

export const OutsideCalendarStatus = enumType('OutsideCalendarStatus', 'State of an outside calendar.', {
  fresh: 'The last refresh succeeded.',
  failing: 'The last refresh failed; the events of the last good one are still shown.',
  refreshing: 'It is being refreshed.',
});
export type OutsideCalendarStatus = keyof typeof OutsideCalendarStatus;

@ObjectType({
  description: "A subscribed calendar, such as a school's or a club's. It is read-only.",
})
export class OutsideCalendar {
  @IdField('Its id.')
  id!: string;

  @TextField("The family's name for it.")
  name!: string;

  @TextField('Its address, shortened, because a private one is a secret.')
  url!: string;

  @EnumField(MemberHue, 'Its colour. Never shown without its name.')
  color!: MemberHue;

  @IdField('The member who added it.')
  addedByMemberId!: string;

  @MomentField('When it was last refreshed successfully.', { nullable: true })
  refreshedAt!: Date | null;

  @MomentField('When it will be refreshed at the latest, unless the server is busy.')
  nextRefreshAt!: Date;

  @EnumField(OutsideCalendarStatus, 'Its state.')
  status!: OutsideCalendarStatus;

  @TextField('Why the last refresh failed, as a sentence.', { nullable: true })
  problem!: string | null;

  @TextField('What is not shown of it, as a sentence; null when everything is.', { nullable: true })
  notice!: string | null;

  @IntField('How many occurrences of it are known, from a year back to two years ahead.')
  eventCount!: number;
}
