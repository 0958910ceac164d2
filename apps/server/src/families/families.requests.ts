import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';

/** REST bodies. Everything is optional here: required fields are checked by the service, with its messages. */

export class CreateFamilyRequest {
  @ApiPropertyOptional({ type: String, description: 'Its name, 80 characters at most. Needed.' })
  @IsOptional()
  @IsString()
  name?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'A few words about it.' })
  @IsOptional()
  @IsString()
  description?: string | null;

  @ApiPropertyOptional({ type: String, description: 'IANA time zone; Europe/London by default.' })
  @IsOptional()
  @IsString()
  time_zone?: string | null;

  @ApiPropertyOptional({ type: String, description: 'Country code; GB by default.' })
  @IsOptional()
  @IsString()
  country?: string | null;

  @ApiPropertyOptional({ type: String, description: 'Region code of the country.' })
  @IsOptional()
  @IsString()
  region?: string | null;

  @ApiPropertyOptional({ type: String, description: 'BCP 47 locale; en-GB by default.' })
  @IsOptional()
  @IsString()
  locale?: string | null;

  @ApiPropertyOptional({ type: String, description: 'ISO 4217 currency code; GBP by default.' })
  @IsOptional()
  @IsString()
  currency?: string | null;
}

export class JoinFamilyRequest {
  @ApiPropertyOptional({ type: String, description: 'Invite code, in any case and spacing. Needed.' })
  @IsOptional()
  @IsString()
  inviteCode?: string | null;

  @ApiPropertyOptional({ type: String, description: 'The member without an account whom the caller is, if any.' })
  @IsOptional()
  @IsString()
  membershipId?: string | null;
}

export class AnswerJoinRequest {
  @ApiPropertyOptional({ type: String, description: "The request's id. Needed." })
  @IsOptional()
  @IsString()
  id?: string | null;
}

export class AddMemberRequest {
  @ApiPropertyOptional({ type: String, description: 'The name the family uses. Needed.' })
  @IsOptional()
  @IsString()
  display_name?: string | null;
}

export class InviteRequest {
  @ApiPropertyOptional({ type: String, description: 'Where to. Needed.' })
  @IsOptional()
  @IsString()
  email?: string | null;

  @ApiPropertyOptional({ type: String, description: 'Name of the invited person.' })
  @IsOptional()
  @IsString()
  display_name?: string | null;

  @ApiPropertyOptional({ type: String, description: "Accepted for compatibility: the caller's own family or absent." })
  @IsOptional()
  @IsString()
  family_id?: string | null;

  @ApiPropertyOptional({ type: String, description: 'The member without an account whom the invited person is.' })
  @IsOptional()
  @IsString()
  membership_id?: string | null;
}

export class MemberImageRequest {
  @ApiPropertyOptional({ type: String, description: "The member's id. Needed." })
  @IsOptional()
  @IsString()
  membershipId?: string | null;

  @ApiPropertyOptional({ type: String, description: 'Id of an image the caller uploaded. Needed.' })
  @IsOptional()
  @IsString()
  publicId?: string | null;
}

export class ProfileImageRequest {
  @ApiPropertyOptional({ type: String, description: 'Id of an image the caller uploaded. Needed.' })
  @IsOptional()
  @IsString()
  publicId?: string | null;
}

export class SaveProfileRequest {
  @ApiPropertyOptional({ type: String, description: 'First name. Needed.' })
  @IsOptional()
  @IsString()
  first_name?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Last name; absent leaves it, null empties it.' })
  @IsOptional()
  @IsString()
  last_name?: string | null;

  @ApiPropertyOptional({ type: String, description: 'The name the family uses. Needed.' })
  @IsOptional()
  @IsString()
  display_name?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Telephone; absent leaves it, null empties it.' })
  @IsOptional()
  @IsString()
  phone?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'YYYY-MM-DD; absent leaves it, null empties it.' })
  @IsOptional()
  @IsString()
  date_of_birth?: string | null;

  @ApiPropertyOptional({ type: String, description: "The account's address or absent: it is changed at the account." })
  @IsOptional()
  @IsString()
  email?: string | null;
}

export class SetAvatarRequest {
  @ApiPropertyOptional({ type: String, nullable: true, description: 'Preset avatar, avatar-1 to avatar-12.' })
  @IsOptional()
  @IsString()
  default_avatar_id?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'A photo as a data URL (5 MB at most), or the URL of an image the caller uploaded.',
  })
  @IsOptional()
  @IsString()
  avatar_url?: string | null;
}
