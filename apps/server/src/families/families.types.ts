import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MEMBER_ROLES, type MemberRole as Role } from '@homefold/domain';
import { MemberHue } from '../activity';
import { enumOf } from '../platform/graphql';

export const MemberRole = enumOf(MEMBER_ROLES);
export type MemberRole = Role;

registerEnumType(MemberRole, {
  name: 'MemberRole',
  description: 'What a member may do.',
  valuesMap: {
    admin: { description: 'Renames the family, invites, adds and removes members, changes roles and the invite code.' },
    family_member: { description: 'Shares and edits everything of the family except the family itself.' },
  },
});

/** First days of a week in use. */
export const WeekStart = { sunday: 'sunday', monday: 'monday', saturday: 'saturday' } as const;
export type WeekStart = keyof typeof WeekStart;

registerEnumType(WeekStart, {
  name: 'WeekStart',
  description: "First day of the month grid's weeks.",
  valuesMap: {
    sunday: { description: 'Sunday, the default.' },
    monday: { description: 'Monday.' },
    saturday: { description: 'Saturday.' },
  },
});

@ObjectType({ description: 'Where the family lives and how it writes dates and money.' })
export class FamilySettings {
  @Field({ description: 'IANA time zone. "Today", "this week" and the digest hour are computed in it.' })
  timeZone!: string;

  @Field({ description: 'ISO 3166 country code; its bank holidays stand in the calendar.' })
  country!: string;

  @Field(() => String, { nullable: true, description: 'Region of the country as `holidayCountries` codes it.' })
  region!: string | null;

  @Field({ description: 'BCP 47 locale for dates and numbers, e.g. en-GB.' })
  locale!: string;

  @Field({ description: 'ISO 4217 currency code, e.g. GBP.' })
  currency!: string;

  @Field(() => WeekStart, { description: "First day of the month grid's weeks." })
  weekStartsOn!: WeekStart;
}

@ObjectType({ description: 'A person in a family, with an account or without.' })
export class FamilyMember {
  @Field(() => ID, { description: "The membership's id; everything of the family names people by it." })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'User id, null for a member without an account.' })
  userId!: string | null;

  @Field({ description: 'The name the family uses.' })
  displayName!: string;

  @Field(() => String, { nullable: true, description: 'First name, if known.' })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: 'Last name, if known.' })
  lastName!: string | null;

  @Field(() => String, { nullable: true, description: 'Email address, if known.' })
  email!: string | null;

  @Field(() => MemberRole, { description: 'What the member may do.' })
  role!: MemberRole;

  @Field(() => GraphQLISODateTime, { description: 'When they joined or were added.' })
  joinedAt!: Date;

  @Field(() => String, { nullable: true, description: 'Custom photo, a path on this server such as /files/…' })
  avatarUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Preset avatar (avatar-1 to avatar-12); null when a photo or nothing was chosen (initials show then).',
  })
  defaultAvatarId!: string | null;

  @Field({ description: 'False for people, children or pets without an account.' })
  hasUserAccount!: boolean;

  @Field({ description: 'Whether this is the caller.' })
  isCurrentUser!: boolean;

  @Field(() => MemberHue, { description: "The member's colour." })
  hue!: MemberHue;
}

/** A member as seen by services; `leftAt` marks former members. */
export interface Member extends FamilyMember {
  leftAt: Date | null;
}

@ObjectType({ description: 'A household and the people in it.' })
export class Family {
  @Field(() => ID, { description: "The family's id." })
  id!: string;

  @Field({ description: 'Its name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'A few words about it.' })
  description!: string | null;

  @Field({ description: 'Six characters that let somebody join. Any member may pass it on; an admin can rotate it.' })
  inviteCode!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was founded.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'Grows with every change of name, description or settings.' })
  version!: number;

  @Field({ description: 'Whether who joins with the code waits for an admin. Invitations by mail are not concerned.' })
  approveJoiners!: boolean;

  @Field(() => FamilySettings, { description: 'Time zone, country, language and currency.' })
  settings!: FamilySettings;

  @Field(() => [FamilyMember], { description: 'Present members, the caller first, then by the time they joined.' })
  members!: FamilyMember[];
}
