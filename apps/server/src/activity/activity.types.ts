import { ObjectType } from '@nestjs/graphql';
import { MemberHue } from './member-hue';
import {
  DateField,
  EnumField,
  IdField,
  IntField,
  MomentField,
  ObjectField,
  TextField,
  ValueField,
} from '../platform/fields';

@ObjectType({ description: 'The author of an activity, with their current name; may be a former member.' })
export class ActivityActor {
  @IdField("The member's id.")
  membershipId!: string;

  @TextField('Current display name.')
  displayName!: string;

  @TextField('Custom photo, if there is one.', { nullable: true })
  avatarUrl!: string | null;

  @TextField('Preset avatar (avatar-1 to avatar-12), if one was chosen.', { nullable: true })
  defaultAvatarId!: string | null;

  @EnumField(MemberHue, "The member's colour.")
  hue!: MemberHue;
}

@ObjectType({ description: 'An activity of the family.' })
export class Activity {
  @IdField('Id of the activity.')
  id!: string;

  @TextField('What was done: created, updated, deleted, completed, joined or left.')
  type!: string;

  @TextField('Type of the record, e.g. calendar_event; determines where a click leads.')
  resource!: string;

  @IdField('Id of the record, if any.', { nullable: true })
  resourceId!: string | null;

  @TextField('The text that follows the name: "added Dentist to the calendar".')
  description!: string;

  @TextField('Display name of the author.')
  userName!: string;

  @IdField('User id of the author; null if they have no account.', { nullable: true })
  userId!: string | null;

  @ObjectField(() => ActivityActor, 'The author, with avatar and colour.', { nullable: true })
  actor!: ActivityActor | null;

  @MomentField('When it happened.')
  timestamp!: Date;

  @DateField('For calendar events: the day to show.', { nullable: true })
  eventDate!: string | null;

  @IntField('Number of records it covers: 1, except for an import or several birthdays.')
  count!: number;
}

@ObjectType({ description: 'A page of activities, newest first.' })
export class ActivityPage {
  @ObjectField(() => Activity, 'The activities of this page.', { list: true })
  items!: Activity[];

  @TextField('Pass as `after` for the next page; null on the last page.', { nullable: true })
  nextCursor!: string | null;
}

/** The documented REST shape. */
export class ActivityResponse {
  @TextField('Id of the activity.')
  id!: string;

  @TextField('created, updated, deleted, completed, joined or left.')
  type!: string;

  @TextField('forum_post, todo, calendar_event, meal_plan, wishlist_item, family or family_member.')
  resource!: string;

  @TextField('The text that follows the name.')
  description!: string;

  @TextField('Display name of the author.')
  userName!: string;

  @TextField('User id of the author; null if they have no account.', { nullable: true })
  userId!: string | null;

  @MomentField('When it happened, ISO 8601.')
  timestamp!: Date;

  @ValueField({ type: Object }, 'Ids and dates of the record: resourceId, eventDate, ….')
  data!: Record<string, unknown>;
}
