import { ObjectType } from '@nestjs/graphql';
import { MemberHue } from '../../activity';
import { EnumField, IdField, IntField, MomentField, TextField, enumType } from '../../platform/fields';

export const OutsideCalendarStatus = enumType('OutsideCalendarStatus', 'State of an outside calendar.', {
  fresh: 'The last refresh succeeded.',
  failing: 'The last refresh failed; the events of the last successful refresh are still shown.',
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

  @TextField('Its address, shortened, because a private address is a secret.')
  url!: string;

  @EnumField(MemberHue, 'Its colour; always shown together with its name.')
  color!: MemberHue;

  @IdField('The member who added it.')
  addedByMemberId!: string;

  @MomentField('When it was last refreshed successfully.', { nullable: true })
  refreshedAt!: Date | null;

  @MomentField('When it is due to be refreshed next.')
  nextRefreshAt!: Date;

  @EnumField(OutsideCalendarStatus, 'Its state.')
  status!: OutsideCalendarStatus;

  @TextField('Why the last refresh failed, as a sentence; null if it succeeded.', { nullable: true })
  problem!: string | null;

  @TextField('What is not shown of it, as a sentence; null if all of it is shown.', { nullable: true })
  notice!: string | null;

  @IntField('Number of its occurrences from a year ago to two years ahead.')
  eventCount!: number;
}
