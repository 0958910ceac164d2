import { ObjectType } from '@nestjs/graphql';
import type { LocalTime, MemberRole as Role } from '@homefold/domain';
import { MemberHue } from '../activity';
import {
  EnumField,
  FlagField,
  IdField,
  IntField,
  MomentField,
  ObjectField,
  TextField,
  TimeField,
  enumType,
  type RestPart,
} from '../platform/fields';

export const MemberRole = enumType<Role>('MemberRole', 'What a member may do.', {
  admin: 'May rename the family, invite, add and remove members, and change roles and the invite code.',
  family_member: "May read and edit all of the family's records, but not the family itself.",
});
export type MemberRole = Role;

export const WeekStart = enumType('WeekStart', "First day of the month grid's weeks.", {
  sunday: 'Sunday, the default.',
  monday: 'Monday.',
  saturday: 'Saturday.',
});
export type WeekStart = keyof typeof WeekStart;

export const UnitSystem = enumType('UnitSystem', 'The units a family cooks with.', {
  metric: 'Grams, millilitres and degrees Celsius, the default.',
  us: 'Ounces, cups and degrees Fahrenheit.',
});
export type UnitSystem = keyof typeof UnitSystem;

@ObjectType({ description: "The family's time zone, country, language and currency." })
export class FamilySettings {
  @TextField('IANA time zone. "Today", "this week" and the digest hour are computed in it.')
  timeZone!: string;

  @TextField('ISO 3166 country code; its bank holidays are shown in the calendar.')
  country!: string;

  @TextField('Region code of the country, as in `holidayCountries`.', { nullable: true })
  region!: string | null;

  @TextField('BCP 47 locale for dates and numbers, e.g. en-GB.')
  locale!: string;

  @TextField('ISO 4217 currency code, e.g. GBP.')
  currency!: string;

  @EnumField(WeekStart, "First day of the month grid's weeks.")
  weekStartsOn!: WeekStart;

  @TimeField('When the family usually has dinner; 18:00 by default.', { rest: false })
  dinnerTime!: LocalTime;

  @EnumField(UnitSystem, 'The units in which recipes are shown.')
  unitSystem!: UnitSystem;

  @FlagField(
    'Whether food ticked on a shopping list is added to the kitchen; false by default. Items with a minimum ' +
      'amount always are.',
    { rest: false },
  )
  boughtGoesToKitchen!: boolean;
}

/** A text of a REST answer that comes from a GraphQL object. */
const part = <Value>(description: string, of: (value: Value) => unknown, nullable?: true): RestPart<Value> => ({
  description,
  of,
  ...(nullable && { nullable }),
});

/** The settings, as the flat fields of the documented REST API. */
const settingsParts = {
  time_zone: part<FamilySettings | null>('IANA time zone.', (settings) => settings?.timeZone),
  country: part<FamilySettings | null>('Country code.', (settings) => settings?.country),
  region: part<FamilySettings | null>('Region code within the country.', (settings) => settings?.region, true),
  locale: part<FamilySettings | null>('BCP 47 locale.', (settings) => settings?.locale),
  currency: part<FamilySettings | null>('ISO 4217 currency code.', (settings) => settings?.currency),
  week_starts_on: part<FamilySettings | null>(
    "First day of the month grid's weeks: sunday, monday or saturday.",
    (settings) => settings?.weekStartsOn,
  ),
  unit_system: part<FamilySettings | null>(
    'The units in which recipes are shown: metric or us.',
    (settings) => settings?.unitSystem,
  ),
};

/** The REST API has the address under two names. */
const emailParts = {
  email: part<string>('Email address, if known.', (email) => email, true),
  user_email: part<string>('The same as `email`.', (email) => email, true),
};

@ObjectType({ description: 'A person in a family, with an account or without.' })
export class FamilyMember {
  @IdField("The membership's id, by which the family's records refer to people.", {
    rest: { name: 'membership_id', description: "The membership's id." },
  })
  id!: string;

  @IdField('User id, null for a member without an account.', { nullable: true })
  userId!: string | null;

  @TextField('The name the family uses.')
  displayName!: string;

  @TextField('First name, if known.', { nullable: true })
  firstName!: string | null;

  @TextField('Last name, if known.', { nullable: true })
  lastName!: string | null;

  @TextField('Email address, if known.', { nullable: true, rest: { parts: emailParts } })
  email!: string | null;

  @EnumField(MemberRole, 'What the member may do.', {
    rest: { parts: { role: { of: (role) => role, description: 'admin or family_member.' } } },
  })
  role!: MemberRole;

  @MomentField('When they joined or were added.', { rest: 'When they joined or were added, ISO 8601.' })
  joinedAt!: Date;

  @TextField('Custom photo, a path on this server such as /files/…', {
    nullable: true,
    rest: 'Custom photo, a path on this server.',
  })
  avatarUrl!: string | null;

  @TextField(
    'Preset avatar (avatar-1 to avatar-12); null if a photo was chosen, or nothing, in which case the initials ' +
      'are shown.',
    {
      nullable: true,
      rest: 'Preset avatar, avatar-1 to avatar-12.',
    },
  )
  defaultAvatarId!: string | null;

  @FlagField('Whether the member has an account; false, for example, for young children and pets.')
  hasUserAccount!: boolean;

  @FlagField('Whether this is the caller.')
  isCurrentUser!: boolean;

  @EnumField(MemberHue, "The member's colour.", {
    rest: { parts: { hue: { of: (hue) => hue, description: "The member's colour." } } },
  })
  hue!: MemberHue;
}

/** A member as seen by services; `leftAt` marks former members. */
export interface Member extends FamilyMember {
  leftAt: Date | null;
}

@ObjectType({ description: 'A household and the people in it.' })
export class Family {
  @IdField("The family's id.")
  id!: string;

  @TextField('Its name.')
  name!: string;

  @TextField('A short description.', { nullable: true })
  description!: string | null;

  @TextField('Six characters with which people join. Any member may pass it on; an admin can rotate it.', {
    rest: 'Six characters with which people join.',
  })
  inviteCode!: string;

  @TextField(
    'Token of the link `/join?invite=…`. It works like the code, and shows the caller as the person who ' +
      'invites. Rotating the code revokes it.',
    { rest: false },
  )
  inviteToken!: string;

  @FlagField("Whether joining with the code requires an admin's approval. Invitations by mail never require it.", {
    rest: "Whether joining with the code requires an admin's approval.",
  })
  approveJoiners!: boolean;

  @MomentField('When it was created.', { rest: 'When it was created, ISO 8601.' })
  createdAt!: Date;

  @FlagField('Whether the caller sees the first steps: for thirty days, or until they close them.', { rest: false })
  isSettlingIn!: boolean;

  @IntField('Incremented by every change of name, description or settings.')
  version!: number;

  @ObjectField(() => FamilySettings, 'Time zone, country, language and currency.', { rest: { parts: settingsParts } })
  settings!: FamilySettings;

  @ObjectField(() => FamilyMember, 'Current members: the caller first, then by the time they joined.', {
    list: true,
    rest: false,
  })
  members!: FamilyMember[];
}
