import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import { WeekStart } from './families.types';

/** Types are checked here; permitted values are checked in the services, for both doors alike. */

@InputType({ description: 'A new family. What is left out gets a default: Europe/London, GB, en-GB, GBP.' })
export class CreateFamilyInput {
  @Field({ description: 'Its name, 80 characters at most.' })
  @IsString()
  name!: string;

  @Field(() => String, { nullable: true, description: 'A few words about it, 500 characters at most.' })
  @IsOptional()
  @IsString()
  description?: string | null;

  @Field(() => String, { nullable: true, description: "IANA time zone; send the browser's." })
  @IsOptional()
  @IsString()
  timeZone?: string | null;

  @Field(() => String, { nullable: true, description: 'Country code of `holidayCountries`.' })
  @IsOptional()
  @IsString()
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'Region code of that country.' })
  @IsOptional()
  @IsString()
  region?: string | null;

  @Field(() => String, { nullable: true, description: 'BCP 47 locale, e.g. en-GB.' })
  @IsOptional()
  @IsString()
  locale?: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 currency code, e.g. GBP.' })
  @IsOptional()
  @IsString()
  currency?: string | null;
}

@InputType({ description: 'Changes of name or description; what is left out stays.' })
export class UpdateFamilyInput {
  @Field(() => String, { nullable: true, description: 'New name, 80 characters at most.' })
  @IsOptional()
  @IsString()
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'New description, 500 characters at most; null removes it.' })
  @IsOptional()
  @IsString()
  description?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version the caller saw; an older one than the present is refused.',
  })
  @IsOptional()
  @IsInt()
  version?: number | null;
}

@InputType({ description: 'Changes of settings; what is left out stays.' })
export class FamilySettingsInput {
  @Field(() => String, { nullable: true, description: 'IANA time zone.' })
  @IsOptional()
  @IsString()
  timeZone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Country code of `holidayCountries`; a new one clears the region.',
  })
  @IsOptional()
  @IsString()
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'Region code of the country; null removes it.' })
  @IsOptional()
  @IsString()
  region?: string | null;

  @Field(() => String, { nullable: true, description: 'BCP 47 locale.' })
  @IsOptional()
  @IsString()
  locale?: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 currency code.' })
  @IsOptional()
  @IsString()
  currency?: string | null;

  @Field(() => WeekStart, { nullable: true, description: "First day of the month grid's weeks." })
  @IsOptional()
  @IsIn(Object.keys(WeekStart))
  weekStartsOn?: WeekStart | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether who joins with the code waits for an admin. Who waits already is still answered by one.',
  })
  @IsOptional()
  @IsBoolean()
  approveJoiners?: boolean | null;
}

@InputType({ description: 'How somebody joins: by `code` or by `invitationToken`.' })
export class JoinFamilyInput {
  @Field(() => String, { nullable: true, description: 'Invite code, in any case and spacing.' })
  @IsOptional()
  @IsString()
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'Token of an invitation mail; it wins over a code.' })
  @IsOptional()
  @IsString()
  invitationToken?: string | null;

  @Field(() => ID, { nullable: true, description: 'The member without an account whom the caller is, if any.' })
  @IsOptional()
  @IsString()
  membershipId?: string | null;
}

@InputType({ description: 'A new member without an account: a child, a pet, a grandparent.' })
export class AddFamilyMemberInput {
  @Field({ description: 'The name the family uses, 80 characters at most.' })
  @IsString()
  displayName!: string;
}

@InputType({ description: 'A new name for a member without an account.' })
export class UpdateFamilyMemberInput {
  @Field(() => ID, { description: "The member's id." })
  @IsString()
  id!: string;

  @Field({ description: 'The name the family uses, 80 characters at most.' })
  @IsString()
  displayName!: string;
}

@InputType({ description: 'An invitation by mail.' })
export class SendInvitationInput {
  @Field({ description: 'Where to.' })
  @IsString()
  email!: string;

  @Field(() => String, { nullable: true, description: 'Name of the invited person, for the greeting.' })
  @IsOptional()
  @IsString()
  displayName?: string | null;

  @Field(() => ID, { nullable: true, description: 'The member without an account whom the invited person is.' })
  @IsOptional()
  @IsString()
  membershipId?: string | null;
}

@InputType({ description: "A member's picture: at most one of the two; with neither the initials show." })
export class SetMemberImageInput {
  @Field(() => ID, { description: "The member's id." })
  @IsString()
  membershipId!: string;

  @Field(() => String, { nullable: true, description: 'Id of an image that the caller uploaded.' })
  @IsOptional()
  @IsString()
  publicId?: string | null;

  @Field(() => String, { nullable: true, description: 'Preset avatar, avatar-1 to avatar-12.' })
  @IsOptional()
  @IsString()
  defaultAvatarId?: string | null;
}
