import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { IsBoolean, IsOptional } from 'class-validator';

@ObjectType({ description: 'What a member of the family wants to be told, and how.' })
export class NotificationPreferences {
  @Field({ description: 'Whether reminders of events come by mail.' })
  remindersEnabled!: boolean;

  @Field({ description: 'Whether the daily digest comes by mail.' })
  digestEnabled!: boolean;
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
}
