import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import type { DigestCounts } from '../platform/digest';

@ObjectType({ description: "How much the daily digest holds, in the family's time zone." })
export class DailyDigestData implements DigestCounts {
  @Field(() => Int, { description: 'Events that touch today, without bank holidays.' })
  @ApiProperty({ type: Number, description: 'Events that touch today, without bank holidays.' })
  todayEvents!: number;

  @Field(() => Int, { description: "Events of the seven days from today on, today's included." })
  @ApiProperty({ type: Number, description: "Events of the seven days from today on, today's included." })
  weekEvents!: number;

  @Field(() => Int, { description: 'Open jobs with a deadline in these seven days, or one that has passed.' })
  @ApiProperty({ type: Number, description: 'Open jobs with a deadline in these seven days, or one that has passed.' })
  todos!: number;

  @Field(() => Int, { description: 'Wishes.' })
  @ApiProperty({ type: Number, description: 'Wishes.' })
  wishlistItems!: number;
}

@ObjectType({ description: 'A daily digest that is on its way.' })
export class DailyDigest {
  @Field(() => [String], { description: 'Display names of the members it goes to.' })
  @ApiProperty({ type: [String], description: 'Display names of the members it goes to.' })
  recipients!: string[];

  @Field(() => DailyDigestData, { description: 'What it holds for you.' })
  @ApiProperty({ type: DailyDigestData, description: 'What it holds for you.' })
  data!: DailyDigestData;
}

export class RestDailyDigest extends DailyDigest {
  @ApiProperty({ type: Boolean, description: 'Always true; refusals are errors.' })
  success!: true;
}
