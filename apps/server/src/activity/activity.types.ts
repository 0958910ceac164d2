import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { MemberHue } from './member-hue';
import { CalendarDateScalar } from '../platform/graphql';

@ObjectType({ description: 'Who did something, as the family knows them now; also for members who have left.' })
export class ActivityActor {
  @Field(() => ID, { description: "The member's id." })
  membershipId!: string;

  @Field({ description: 'Current display name.' })
  displayName!: string;

  @Field(() => String, { nullable: true, description: 'Custom photo, if there is one.' })
  avatarUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Preset avatar (avatar-1 to avatar-12), if one was chosen.' })
  defaultAvatarId!: string | null;

  @Field(() => MemberHue, { description: "The member's colour." })
  hue!: MemberHue;
}

@ObjectType({ description: 'Something that happened in the family.' })
export class Activity {
  @Field(() => ID, { description: 'Id of the activity.' })
  id!: string;

  @Field({ description: 'What was done: created, updated, deleted, completed, joined or left.' })
  type!: string;

  @Field({ description: 'Kind of the thing, e.g. calendar_event; decides where a click leads.' })
  resource!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the thing, if it has one.' })
  resourceId!: string | null;

  @Field({ description: 'The sentence after the name: "added Dentist to the calendar".' })
  description!: string;

  @Field({ description: 'Display name of who did it.' })
  userName!: string;

  @Field(() => ID, { nullable: true, description: 'User id of who did it, if they have an account.' })
  userId!: string | null;

  @Field(() => ActivityActor, { nullable: true, description: 'Who did it, with avatar and colour.' })
  actor!: ActivityActor | null;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  timestamp!: Date;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'For calendar events: the day to jump to.' })
  eventDate!: string | null;
}

@ObjectType({ description: 'A page of activities, newest first.' })
export class ActivityPage {
  @Field(() => [Activity], { description: 'The activities of this page.' })
  items!: Activity[];

  @Field(() => String, { nullable: true, description: 'Pass as `after` for the next page; null on the last.' })
  nextCursor!: string | null;
}

/** The documented REST shape. */
export class ActivityResponse {
  @ApiProperty({ description: 'Id of the activity.' })
  id!: string;

  @ApiProperty({ description: 'created, updated, deleted, completed, joined or left.' })
  type!: string;

  @ApiProperty({ description: 'forum_post, todo, calendar_event, meal_plan, wishlist_item, family or family_member.' })
  resource!: string;

  @ApiProperty({ description: 'The sentence after the name.' })
  description!: string;

  @ApiProperty({ description: 'Display name of who did it.' })
  userName!: string;

  @ApiProperty({ type: String, nullable: true, description: 'User id of who did it, null without an account.' })
  userId!: string | null;

  @ApiProperty({ description: 'When it happened, ISO 8601.' })
  timestamp!: Date;

  @ApiProperty({ type: Object, description: 'Ids and dates of the thing: resourceId, eventDate, ….' })
  data!: Record<string, unknown>;
}
