import { ApiProperty } from '@nestjs/swagger';
import type { Family, FamilyMember } from './families.types';

/** REST answers: the documented names, in snake case. */

export class FamilyResponse {
  @ApiProperty({ description: "The family's id." })
  id!: string;

  @ApiProperty({ description: 'Its name.' })
  name!: string;

  @ApiProperty({ type: String, nullable: true, description: 'A few words about it.' })
  description!: string | null;

  @ApiProperty({ description: 'Six characters that let somebody join.' })
  invite_code!: string;

  @ApiProperty({ description: 'Whether who joins with the code waits for an admin.' })
  approve_joiners!: boolean;

  @ApiProperty({ description: 'When it was founded, ISO 8601.' })
  created_at!: Date;

  @ApiProperty({ description: 'Grows with every change of name, description or settings.' })
  version!: number;

  @ApiProperty({ description: 'IANA time zone.' })
  time_zone!: string;

  @ApiProperty({ description: 'Country code.' })
  country!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Region code within the country.' })
  region!: string | null;

  @ApiProperty({ description: 'BCP 47 locale.' })
  locale!: string;

  @ApiProperty({ description: 'ISO 4217 currency code.' })
  currency!: string;

  @ApiProperty({ description: "First day of the month grid's weeks: sunday, monday or saturday." })
  week_starts_on!: string;
}

export class FamilyCheckResponse {
  @ApiProperty({ description: 'False only when it is certain that the caller is in no family.' })
  hasFamily!: boolean;

  @ApiProperty({ type: FamilyResponse, nullable: true, description: 'The family, or null.' })
  family!: FamilyResponse | null;
}

export class FamilyCreatedResponse {
  @ApiProperty({ description: "The new family's invite code." })
  inviteCode!: string;

  @ApiProperty({ type: FamilyResponse, description: 'The new family.' })
  family!: FamilyResponse;
}

export class FamilyJoinedResponse {
  @ApiProperty({ type: FamilyResponse, description: 'The family that the caller is in now.' })
  family!: FamilyResponse;
}

export class MemberResponse {
  @ApiProperty({ description: "The membership's id." })
  membership_id!: string;

  @ApiProperty({ type: String, nullable: true, description: 'User id, null for a member without an account.' })
  user_id!: string | null;

  @ApiProperty({ description: 'The name the family uses.' })
  display_name!: string;

  @ApiProperty({ type: String, nullable: true, description: 'First name, if known.' })
  first_name!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Last name, if known.' })
  last_name!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Email address, if known.' })
  email!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The same as `email`.' })
  user_email!: string | null;

  @ApiProperty({ description: 'admin or family_member.' })
  role!: string;

  @ApiProperty({ description: 'When they joined or were added, ISO 8601.' })
  joined_at!: Date;

  @ApiProperty({ type: String, nullable: true, description: 'Custom photo, a path on this server.' })
  avatar_url!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Preset avatar, avatar-1 to avatar-12.' })
  default_avatar_id!: string | null;

  @ApiProperty({ description: 'False for people, children or pets without an account.' })
  has_user_account!: boolean;

  @ApiProperty({ description: 'Whether this is the caller.' })
  is_current_user!: boolean;

  @ApiProperty({ description: "The member's colour." })
  hue!: string;
}

export class MembersResponse {
  @ApiProperty({ type: [MemberResponse], description: 'Present members, the caller first.' })
  members!: MemberResponse[];
}

export class MemberChangedResponse {
  @ApiProperty({ type: MemberResponse, description: 'The member as it is now.' })
  member!: MemberResponse;
}

export class InvitationSentResponse {
  @ApiProperty({ description: 'Always true.' })
  success!: boolean;

  @ApiProperty({ description: 'Where it was sent.' })
  email!: string;

  @ApiProperty({ description: 'Until when its link works, ISO 8601.' })
  expires_at!: Date;
}

export const familyResponse = ({
  id,
  name,
  description,
  inviteCode,
  approveJoiners,
  createdAt,
  version,
  settings,
}: Family) => ({
  id,
  name,
  description,
  invite_code: inviteCode,
  approve_joiners: approveJoiners,
  created_at: createdAt,
  version,
  time_zone: settings.timeZone,
  country: settings.country,
  region: settings.region,
  locale: settings.locale,
  currency: settings.currency,
  week_starts_on: settings.weekStartsOn,
});

export const memberResponse = (member: FamilyMember): MemberResponse => ({
  membership_id: member.id,
  user_id: member.userId,
  display_name: member.displayName,
  first_name: member.firstName,
  last_name: member.lastName,
  email: member.email,
  user_email: member.email,
  role: member.role,
  joined_at: member.joinedAt,
  avatar_url: member.avatarUrl,
  default_avatar_id: member.defaultAvatarId,
  has_user_account: member.hasUserAccount,
  is_current_user: member.isCurrentUser,
  hue: member.hue,
});
