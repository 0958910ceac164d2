import { Field, InputType, ObjectType } from '@nestjs/graphql';
import type { LocalTime } from '@homefold/domain';
import { IsBoolean, IsOptional } from 'class-validator';
import { LocalTimeScalar } from '../platform/graphql';

@ObjectType({ description: 'What a member of the family wants to be told, and how.' })
export class NotificationPreferences {
  @Field({ description: 'Whether reminders of events come by mail.' })
  remindersEnabled!: boolean;

  @Field({ description: 'Whether the daily digest comes by mail.' })
  digestEnabled!: boolean;

  @Field({ description: 'Whether reminders of events come to your devices.' })
  pushReminders!: boolean;

  @Field({ description: 'Whether your devices tell you of events that others put you on, move or cancel.' })
  pushEvents!: boolean;

  @Field({ description: 'Whether your devices tell you of jobs that others give you.' })
  pushJobs!: boolean;

  @Field({ description: 'Whether your devices tell you who joins the family.' })
  pushFamily!: boolean;

  @Field(() => LocalTimeScalar, {
    nullable: true,
    description: 'From when on your devices stay quiet; what comes meanwhile is told once afterwards. null: never.',
  })
  quietHoursStart!: LocalTime | null;

  @Field(() => LocalTimeScalar, { nullable: true, description: 'Until when; an earlier time is of the next day.' })
  quietHoursEnd!: LocalTime | null;
}

@InputType({ description: 'The preferences to change; what is left out stays as it is.' })
export class NotificationPreferencesInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether reminders of events come by mail.' })
  @IsOptional()
  @IsBoolean()
  remindersEnabled?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the daily digest comes by mail.' })
  @IsOptional()
  @IsBoolean()
  digestEnabled?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether reminders of events come to your devices.' })
  @IsOptional()
  @IsBoolean()
  pushReminders?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether your devices tell you of events that others put you on, move or cancel.',
  })
  @IsOptional()
  @IsBoolean()
  pushEvents?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether your devices tell you of jobs that others give you.' })
  @IsOptional()
  @IsBoolean()
  pushJobs?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether your devices tell you who joins the family.' })
  @IsOptional()
  @IsBoolean()
  pushFamily?: boolean | null;

  @Field(() => LocalTimeScalar, {
    nullable: true,
    description: 'From when on your devices stay quiet; null, with a null end, is never.',
  })
  @IsOptional()
  quietHoursStart?: LocalTime | null;

  @Field(() => LocalTimeScalar, { nullable: true, description: 'Until when; an earlier time is of the next day.' })
  @IsOptional()
  quietHoursEnd?: LocalTime | null;
}
