import { InputType, ObjectType } from '@nestjs/graphql';
import type { LocalTime } from '@homefold/domain';
import { FlagField, TimeField } from '../platform/fields';

@ObjectType({ description: 'Notification preferences of a member.' })
export class NotificationPreferences {
  @FlagField('Whether you get reminders of events by mail.')
  remindersEnabled!: boolean;

  @FlagField('Whether you get the daily digest by mail.')
  digestEnabled!: boolean;

  @FlagField('Whether your devices show reminders of events.')
  pushReminders!: boolean;

  @FlagField('Whether your devices notify you when others add you to an event, move it or cancel it.')
  pushEvents!: boolean;

  @FlagField('Whether your devices notify you of jobs that others assign to you.')
  pushJobs!: boolean;

  @FlagField('Whether your devices notify you when somebody joins the family.')
  pushFamily!: boolean;

  @FlagField('Whether your devices remind you in the afternoon that you are cooking dinner; off by default.')
  pushCooking!: boolean;

  @FlagField('Whether your devices ask whether you need anything when somebody goes shopping; off by default.')
  pushShopping!: boolean;

  @FlagField('Whether your devices notify you of what others do for gifts that you give, and of gifts revealed to you.')
  pushWishes!: boolean;

  @FlagField('Whether your devices notify you of mentions, replies to your posts and Important posts in the forum.')
  pushForum!: boolean;

  @TimeField(
    'Start of the quiet hours, after which one notification summarises what was held back; null for no quiet ' +
      'hours.',
    {
      nullable: true,
    },
  )
  quietHoursStart!: LocalTime | null;

  @TimeField('End of the quiet hours; an earlier time is on the next day.', { nullable: true })
  quietHoursEnd!: LocalTime | null;
}

@InputType({ description: 'The preferences to change; omitted fields keep their values.' })
export class NotificationPreferencesInput {
  @FlagField('Whether you get reminders of events by mail.', { optional: true })
  remindersEnabled?: boolean | null;

  @FlagField('Whether you get the daily digest by mail.', { optional: true })
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

  @FlagField('Whether your devices remind you in the afternoon that you are cooking dinner.', { optional: true })
  pushCooking?: boolean | null;

  @FlagField('Whether your devices ask whether you need anything when somebody goes shopping.', { optional: true })
  pushShopping?: boolean | null;

  @FlagField(
    'Whether your devices notify you of what others do for gifts that you give, and of gifts revealed to you.',
    { optional: true },
  )
  pushWishes?: boolean | null;

  @FlagField('Whether your devices notify you of mentions, replies to your posts and Important posts in the forum.', {
    optional: true,
  })
  pushForum?: boolean | null;

  @TimeField('Start of the quiet hours; null, together with a null end, for no quiet hours.', { optional: true })
  quietHoursStart?: LocalTime | null;

  @TimeField('End of the quiet hours; an earlier time is on the next day.', { optional: true })
  quietHoursEnd?: LocalTime | null;
}
