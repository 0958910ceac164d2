import { ApiProperty } from '@nestjs/swagger';
import type { Profile } from './profile.types';

export class UserResponse {
  @ApiProperty({ description: 'User id.' })
  id!: string;

  @ApiProperty({ description: 'The name the family uses.' })
  name!: string;
}

export class UsersResponse {
  @ApiProperty({ type: [UserResponse], description: "Users of the caller's family." })
  users!: UserResponse[];
}

export class ProfileResponse {
  @ApiProperty({ description: 'Whose profile it is.' })
  user_id!: string;

  @ApiProperty({ description: 'First name.' })
  first_name!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Last name.' })
  last_name!: string | null;

  @ApiProperty({ description: 'The name the family uses.' })
  display_name!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Telephone number.' })
  phone!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Date of birth, YYYY-MM-DD.' })
  date_of_birth!: string | null;

  @ApiProperty({ description: "The account's email address." })
  email!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Custom photo, a path on this server.' })
  avatar_url!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Preset avatar, avatar-1 to avatar-12.' })
  default_avatar_id!: string | null;
}

export class ProfileEnvelope {
  @ApiProperty({ type: ProfileResponse, description: 'The profile as it is now.' })
  profile!: ProfileResponse;
}

export const profileResponse = (profile: Profile): ProfileResponse => ({
  user_id: profile.userId,
  first_name: profile.firstName,
  last_name: profile.lastName,
  display_name: profile.displayName,
  phone: profile.phone,
  date_of_birth: profile.dateOfBirth,
  email: profile.email,
  avatar_url: profile.avatarUrl,
  default_avatar_id: profile.defaultAvatarId,
});
