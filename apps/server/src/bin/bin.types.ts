import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import type { CalendarDate } from '@homefold/domain';
import { CalendarDateScalar } from '../platform/graphql';

@ObjectType({ description: 'Something in the bin.' })
export class BinItem {
  @Field(() => ID, { description: 'Id of the thing. It is unique among things of its type.' })
  id!: string;

  @Field({ description: 'Kind of the thing, e.g. calendar_event.' })
  type!: string;

  @Field({ description: 'What it was called.' })
  title!: string;

  @Field({ description: 'What tells it from others of that name: "Tue 20 October, every week".' })
  detail!: string;

  @Field(() => String, { nullable: true, description: 'One emoji shown with the title.' })
  emoji!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was deleted.' })
  deletedAt!: Date;

  @Field(() => ID, { description: 'The member who deleted it.' })
  deletedByMemberId!: string;

  @Field({ description: 'Their current display name, also after they left.' })
  deletedByName!: string;

  @Field(() => GraphQLISODateTime, { description: 'Until when it can be restored; then it is gone.' })
  restorableUntil!: Date;

  @Field({ description: 'Whether you may delete it for good: only admins may.' })
  mayDeleteForever!: boolean;
}

@ObjectType({ description: 'A page of the bin, newest first.' })
export class BinPage {
  @Field(() => [BinItem], { description: 'The things of this page.' })
  items!: BinItem[];

  @Field(() => Int, { description: 'How many things are in the bin altogether.' })
  total!: number;

  @Field(() => String, { nullable: true, description: 'Pass as `after` for the next page; null on the last.' })
  nextCursor!: string | null;
}

@ObjectType({ description: 'Something that came back from the bin.' })
export class RestoredItem {
  @Field(() => ID, { description: 'Id of the thing.' })
  id!: string;

  @Field({ description: 'Kind of the thing, e.g. calendar_event.' })
  type!: string;

  @Field({ description: 'What it is called.' })
  title!: string;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'For calendar events: the day to jump to, of a series the next one.',
  })
  date!: CalendarDate | null;
}

/** A thing of the bin as the REST call answers it. */
export class RestBinItem {
  @ApiProperty({ description: 'Id of the thing.' })
  id!: string;

  @ApiProperty({ description: 'Kind of the thing.', example: 'calendar_event' })
  type!: string;

  @ApiProperty({ description: 'What it was called.' })
  title!: string;

  @ApiProperty({ description: 'What tells it from others.', example: 'Tue 20 October, every week' })
  detail!: string;

  @ApiProperty({ type: String, nullable: true, description: 'One emoji shown with the title.' })
  emoji!: string | null;

  @ApiProperty({ description: 'When it was deleted, ISO 8601.' })
  deleted_at!: Date;

  @ApiProperty({ description: 'Membership id of who deleted it.' })
  deleted_by!: string;

  @ApiProperty({ description: 'Their current display name.' })
  deleted_by_name!: string;

  @ApiProperty({ description: 'Until when it can be restored, ISO 8601.' })
  restorable_until!: Date;
}

/** A page of the bin as the REST call answers it. */
export class RestBinPage {
  @ApiProperty({ type: [RestBinItem], description: 'Newest first.' })
  items!: RestBinItem[];

  @ApiProperty({ description: 'How many things are in the bin altogether.' })
  total!: number;

  @ApiProperty({ type: String, nullable: true, description: 'Pass as `after` for the next page; null on the last.' })
  next_cursor!: string | null;
}

/** Something that came back, as the REST call answers it. */
export class RestRestored {
  @ApiProperty({ example: true, description: 'Always true; a refusal is an error.' })
  success!: boolean;

  @ApiProperty({ description: 'Id of the thing.' })
  id!: string;

  @ApiProperty({ description: 'Kind of the thing.', example: 'calendar_event' })
  type!: string;

  @ApiProperty({ description: 'What it is called.' })
  title!: string;

  @ApiProperty({ type: String, nullable: true, description: 'For calendar events: the day to jump to.' })
  date!: CalendarDate | null;
}

export const toRestBinItem = (item: BinItem): RestBinItem => ({
  id: item.id,
  type: item.type,
  title: item.title,
  detail: item.detail,
  emoji: item.emoji,
  deleted_at: item.deletedAt,
  deleted_by: item.deletedByMemberId,
  deleted_by_name: item.deletedByName,
  restorable_until: item.restorableUntil,
});
