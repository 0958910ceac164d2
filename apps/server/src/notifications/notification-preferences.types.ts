import { InputType, ObjectType } from '@nestjs/graphql';
import type { LocalTime } from '@homefold/domain';
import { FlagField, TimeField } from '../platform/fields';

@ObjectType({ description: 'What a member of the family wants to be told, and how.' })
export class NotificationPreferences {
  @FlagField('Whether reminders of events come by mail.')
  remindersEnabled!: boolean;

  @FlagField('Whether the daily digest comes by mail.')
  digestEnabled!: boolean;

  @FlagField('Whether reminders of events come to your devices.')
  pushReminders!: boolean;

  @FlagField('Whether your devices tell you of events that others put you on, move or cancel.')
  pushEvents!: boolean;

  @FlagField('Whether your devices tell you of jobs that others give you.')
  pushJobs!: boolean;

  @FlagField('Whether your devices tell you who joins the family.')
  pushFamily!: boolean;

  @TimeField('From when on your devices stay quiet; what comes meanwhile is told once afterwards. null: never.', {
    nullable: true,
  })
  quietHoursStart!: LocalTime | null;

  @TimeField('Until when; an earlier time is of the next day.', { nullable: true })
  quietHoursEnd!: LocalTime | null;
}

@InputType({ description: 'The preferences to change; what is left out stays as it is.' })
export class NotificationPreferencesInput {
  @FlagField('Whether reminders of events come by mail.', { optional: true })
  remindersEnabled?: boolean | null;

  @FlagField('Whether the daily digest comes by mail.', { optional: true })
  digestEnabled?: boolean | null;

  @FlagField('Whether reminders of events come to your devices.', { optional: true })
  pushReminders?: boolean | null;

  @FlagField('Whether your devices tell you of events that others put you on, move or cancel.', { optional: true })
  pushEvents?: boolean | null;

  @FlagField('Whether your devices tell you of jobs that others give you.', { optional: true })
  pushJobs?: boolean | null;

  @FlagField('Whether your devices tell you who joins the family.', { optional: true })
  pushFamily?: boolean | null;

  @TimeField('From when on your devices stay quiet; null, with a null end, is never.', { optional: true })
  quietHoursStart?: LocalTime | null;

  @TimeField('Until when; an earlier time is of the next day.', { optional: true })
  quietHoursEnd?: LocalTime | null;
}
