import { InputType, ObjectType } from '@nestjs/graphql';
import type { LocalTime } from '@homefold/domain';
import { FlagField, TimeField } from '../platform/fields';

@ObjectType({ description: 'Notification preferences of a member.' })
export class NotificationPreferences {
  @FlagField('Whether reminders of events come by mail.')
  remindersEnabled!: boolean;

  @FlagField('Whether the daily digest comes by mail.')
  digestEnabled!: boolean;

  @FlagField('Whether your devices show reminders of events.')
  pushReminders!: boolean;

  @FlagField('Whether your devices notify you when others add you to an event, move it or cancel it.')
  pushEvents!: boolean;

  @FlagField('Whether your devices notify you of jobs that others assign to you.')
  pushJobs!: boolean;

  @FlagField('Whether your devices notify you when somebody joins the family.')
  pushFamily!: boolean;

  @FlagField('Whether your devices tell you in the afternoon that you cook tonight; off by default.')
  pushCooking!: boolean;

  @FlagField('Whether your devices ask you for more when somebody goes shopping; off by default.')
  pushShopping!: boolean;

  @FlagField(
    'Whether your devices tell you what others do for a gift that you give, and which gifts were revealed to you.',
  )
  pushWishes!: boolean;

  @FlagField('Whether your devices tell you of mentions, of replies to your posts and of Important posts in the forum.')
  pushForum!: boolean;

  @TimeField('Start of the quiet hours, after which one notification summarises what was held back. null: never.', {
    nullable: true,
  })
  quietHoursStart!: LocalTime | null;

  @TimeField('End of the quiet hours; an earlier time is on the next day.', { nullable: true })
  quietHoursEnd!: LocalTime | null;
}

@InputType({ description: 'The preferences to change; omitted fields keep their values.' })
export class NotificationPreferencesInput {
  @FlagField('Whether reminders of events come by mail.', { optional: true })
  remindersEnabled?: boolean | null;

  @FlagField('Whether the daily digest comes by mail.', { optional: true })
  digestEnabled?: boolean | null;

  @FlagField('Whether your devices show reminders of events.', { optional: true })
  pushReminders?: boolean | null;

  @FlagField('Whether your devices notify you when others add you to an event, move it or cancel it.', {
    optional: true,
  })
  pushEvents?: boolean | null;

  @FlagField('Whether your devices notify you of jobs that others assign to you.', { optional: true })
  pushJobs?: boolean | null;

  @FlagField('Whether your devices notify you when somebody joins the family.', { optional: true })
  pushFamily?: boolean | null;

  @FlagField('Whether your devices tell you in the afternoon that you cook tonight.', { optional: true })
  pushCooking?: boolean | null;

  @FlagField('Whether your devices ask you for more when somebody goes shopping.', { optional: true })
  pushShopping?: boolean | null;

  @FlagField('Whether your devices tell you of gifts.', { optional: true })
  pushWishes?: boolean | null;

  @FlagField('Whether your devices tell you of what concerns you in the forum.', { optional: true })
  pushForum?: boolean | null;

  @TimeField('Start of the quiet hours; null, together with a null end, is never.', { optional: true })
  quietHoursStart?: LocalTime | null;

  @TimeField('End of the quiet hours; an earlier time is on the next day.', { optional: true })
  quietHoursEnd?: LocalTime | null;
}
