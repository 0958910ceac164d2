import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { REMINDER_UNITS, type LocalTime, type ReminderUnit as Unit } from '@homefold/domain';
import { IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import { enumOf, LocalTimeScalar } from '../../platform/graphql';

export const ReminderUnit = enumOf(REMINDER_UNITS);
export type ReminderUnit = Unit;

registerEnumType(ReminderUnit, {
  name: 'ReminderUnit',
  description: 'What the time before an event is counted in.',
  valuesMap: {
    minutes: { description: 'Time that passes before the start; what lasts all day counts from 09:00.' },
    hours: { description: 'The same in hours.' },
    days: { description: 'Days of the calendar: the wall clock stays, also over a change of clocks.' },
    weeks: { description: 'The same in weeks.' },
  },
});

@ObjectType({ description: 'When a member is reminded of an event. Of a series it counts for every occurrence.' })
export class CalendarReminder {
  @Field(() => ID, { description: 'Id of the reminder.' })
  id!: string;

  @Field(() => ID, { description: 'The member who is reminded.' })
  memberId!: string;

  @Field(() => Int, { description: 'How many units before; 0 is the start, or the day itself.' })
  amount!: number;

  @Field(() => ReminderUnit, { description: 'The units.' })
  unit!: ReminderUnit;

  @Field(() => LocalTimeScalar, {
    nullable: true,
    description: 'Time of day, with days and weeks; null is the time of the event, or 09:00 of what lasts all day.',
  })
  at!: LocalTime | null;

  @Field({ description: 'Whether it comes: not while the member has reminder mails switched off.' })
  isWanted!: boolean;
}

@InputType({ description: 'When a member is to be reminded of an event.' })
export class EventReminderInput {
  @Field(() => ID, { nullable: true, description: 'The member; you, when left out. Only members with an account.' })
  @IsOptional()
  @IsString()
  memberId?: string | null;

  @Field(() => Int, { description: 'How many units before, up to 12 weeks in all.' })
  @IsInt()
  amount!: number;

  @Field(() => ReminderUnit, { description: 'The units.' })
  @IsIn(REMINDER_UNITS)
  unit!: ReminderUnit;

  @Field(() => LocalTimeScalar, { nullable: true, description: 'Time of day, with days and weeks only.' })
  @IsOptional()
  @IsString()
  at?: LocalTime | null;
}
