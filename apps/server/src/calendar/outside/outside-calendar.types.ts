import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MemberHue } from '../../activity';

export enum OutsideCalendarStatus {
  fresh = 'fresh',
  failing = 'failing',
  refreshing = 'refreshing',
}

registerEnumType(OutsideCalendarStatus, {
  name: 'OutsideCalendarStatus',
  description: 'How an outside calendar is doing.',
  valuesMap: {
    fresh: { description: 'The last refresh went well.' },
    failing: { description: 'The last refresh failed; the events of the last good one are still shown.' },
    refreshing: { description: 'It is being read right now.' },
  },
});

@ObjectType({
  description: 'A calendar from elsewhere that the family looks at: a school, a club. Nobody can change it here.',
})
export class OutsideCalendar {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field({ description: 'What the family calls it.' })
  name!: string;

  @Field({ description: 'Its address, shortened: whoever knows the whole of a private one could read it.' })
  url!: string;

  @Field(() => MemberHue, { description: 'Its colour. Never shown without its name.' })
  color!: MemberHue;

  @Field(() => ID, { description: 'The member who added it.' })
  addedByMemberId!: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was last read without a problem.' })
  refreshedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it will be read again at the latest, but for a busy server.' })
  nextRefreshAt!: Date;

  @Field(() => OutsideCalendarStatus, { description: 'How it is doing.' })
  status!: OutsideCalendarStatus;

  @Field(() => String, { nullable: true, description: 'Why the last refresh failed, in words for people.' })
  problem!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What is not shown of it, in words for people; null when everything is.',
  })
  notice!: string | null;

  @Field(() => Int, { description: 'How many occurrences of it are known, from a year back to two years ahead.' })
  eventCount!: number;
}
