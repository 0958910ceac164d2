import { InputType, ObjectType } from '@nestjs/graphql';
import type { LocalTime, ReminderUnit as Unit } from '@homefold/domain';
import { EnumField, FlagField, IdField, IntField, TimeField, enumType } from '../../platform/fields';

export const ReminderUnit = enumType<Unit>('ReminderUnit', 'What the time before an event is counted in.', {
  minutes: 'Time that passes before the start; what lasts all day counts from 09:00.',
  hours: 'The same in hours.',
  days: 'Days of the calendar: the wall clock stays, also over a change of clocks.',
  weeks: 'The same in weeks.',
});
export type ReminderUnit = Unit;

@ObjectType({ description: 'When a member is reminded of an event. Reminders of a series apply to every occurrence.' })
export class CalendarReminder {
  @IdField('Id of the reminder.')
  id!: string;

  @IdField('The member who is reminded.')
  memberId!: string;

  @IntField('How many units before; 0 is the start, or the day itself.')
  amount!: number;

  @EnumField(ReminderUnit, 'The units.')
  unit!: ReminderUnit;

  @TimeField('Time of day, for days and weeks; null is the time of the event, or 09:00 for all-day events.', {
    nullable: true,
  })
  at!: LocalTime | null;

  @FlagField('Whether it is sent: not while the member has reminder mails switched off.')
  isWanted!: boolean;
}

@InputType({ description: 'When a member is to be reminded of an event.' })
export class EventReminderInput {
  @IdField('The member; you, when left out. Only members with an account.', { optional: true })
  memberId?: string | null;

  @IntField('How many units before, up to 12 weeks in all.')
  amount!: number;

  @EnumField(ReminderUnit, 'The units.')
  unit!: ReminderUnit;

  @TimeField('Time of day; for days and weeks only.', { optional: true })
  at?: LocalTime | null;
}
