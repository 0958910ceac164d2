import { InputType, ObjectType } from '@nestjs/graphql';
import type { LocalTime, ReminderUnit as Unit } from '@homefold/domain';
import { EnumField, FlagField, IdField, IntField, TimeField, enumType } from '../../platform/fields';

export const ReminderUnit = enumType<Unit>('ReminderUnit', 'The unit of the time before an event.', {
  minutes: 'Minutes before the start; all-day events count from 09:00.',
  hours: 'Hours before the start; all-day events count from 09:00.',
  days: 'Calendar days: the time of day stays the same across a change to or from summer time.',
  weeks: 'Weeks of seven calendar days.',
});
export type ReminderUnit = Unit;

@ObjectType({ description: 'When a member is reminded of an event. Reminders of a series apply to every occurrence.' })
export class CalendarReminder {
  @IdField('Id of the reminder.')
  id!: string;

  @IdField('The member who is reminded.')
  memberId!: string;

  @IntField('How many units before the event; 0 is its start, or the day itself.')
  amount!: number;

  @EnumField(ReminderUnit, 'Unit of `amount`.')
  unit!: ReminderUnit;

  @TimeField('Time of day, for days and weeks; null is the time of the event, or 09:00 for all-day events.', {
    nullable: true,
  })
  at!: LocalTime | null;

  @FlagField('Whether it is sent by mail; false while the member has reminder mails switched off.')
  isWanted!: boolean;
}

@InputType({ description: 'When to remind a member of an event.' })
export class EventReminderInput {
  @IdField('The member to remind, who needs an account; the caller by default.', { optional: true })
  memberId?: string | null;

  @IntField('How many units before the event; at most 12 weeks.')
  amount!: number;

  @EnumField(ReminderUnit, 'Unit of `amount`.')
  unit!: ReminderUnit;

  @TimeField('Time of day; for days and weeks only.', { optional: true })
  at?: LocalTime | null;
}
