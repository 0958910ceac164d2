import { InputType } from '@nestjs/graphql';
import type { LocalTime } from '@homefold/domain';
import { IsIn } from 'class-validator';
import { UnitSystem, WeekStart } from './families.types';
import { EnumField, FlagField, IdField, IntField, TextField, TimeField } from '../platform/fields';

/** Types are checked here; permitted values are checked in the services, for both APIs alike. */

@InputType({ description: 'A new family. Omitted settings get defaults: Europe/London, GB, en-GB, GBP.' })
export class CreateFamilyInput {
  @TextField('Its name, 80 characters at most.')
  name!: string;

  @TextField('A short description, 500 characters at most.', { optional: true })
  description?: string | null;

  @TextField("IANA time zone; send the browser's.", { optional: true })
  timeZone?: string | null;

  @TextField('Country code of `holidayCountries`.', { optional: true })
  country?: string | null;

  @TextField('Region code of that country.', { optional: true })
  region?: string | null;

  @TextField('BCP 47 locale, e.g. en-GB.', { optional: true })
  locale?: string | null;

  @TextField('ISO 4217 currency code, e.g. GBP.', { optional: true })
  currency?: string | null;
}

@InputType({ description: 'Changes of name or description; omitted fields keep their values.' })
export class UpdateFamilyInput {
  @TextField('New name, 80 characters at most.', { optional: true })
  name?: string | null;

  @TextField('New description, 500 characters at most; null removes it.', { optional: true })
  description?: string | null;

  @IntField('The version you saw; VERSION_CONFLICT if it is outdated.', { optional: true })
  version?: number | null;
}

@InputType({ description: 'Changes of settings; omitted fields keep their values.' })
export class FamilySettingsInput {
  @TextField('IANA time zone.', { optional: true })
  timeZone?: string | null;

  @TextField('Country code of `holidayCountries`; a new one clears the region.', { optional: true })
  country?: string | null;

  @TextField('Region code of the country; null removes it.', { optional: true })
  region?: string | null;

  @TextField('BCP 47 locale.', { optional: true })
  locale?: string | null;

  @TextField('ISO 4217 currency code.', { optional: true })
  currency?: string | null;

  @EnumField(WeekStart, "First day of the month grid's weeks.", {
    optional: true,
    rules: [IsIn(Object.keys(WeekStart))],
  })
  weekStartsOn?: WeekStart | null;

  @TimeField('When the family usually has dinner.', { optional: true })
  dinnerTime?: LocalTime | null;

  @EnumField(UnitSystem, 'The units in which recipes are shown.', {
    optional: true,
    rules: [IsIn(Object.keys(UnitSystem))],
  })
  unitSystem?: UnitSystem | null;

  @FlagField('Whether food ticked on a shopping list is added to the kitchen.', { optional: true })
  boughtGoesToKitchen?: boolean | null;

  @FlagField("Whether joining with the code requires an admin's approval. Requests already pending still do.", {
    optional: true,
  })
  approveJoiners?: boolean | null;
}

@InputType({ description: 'How the caller joins: by `code` or by `invitationToken`.' })
export class JoinFamilyInput {
  @TextField('Invite code, ignoring case and spaces.', { optional: true })
  code?: string | null;

  @TextField('Token of an invitation mail; takes precedence over a code.', { optional: true })
  invitationToken?: string | null;

  @IdField('The member without an account that the caller is, if any.', { optional: true })
  membershipId?: string | null;
}

@InputType({ description: 'A new member without an account: a child, a pet, a grandparent.' })
export class AddFamilyMemberInput {
  @TextField('The name the family uses, 80 characters at most.')
  displayName!: string;
}

@InputType({ description: 'A new name for a member without an account.' })
export class UpdateFamilyMemberInput {
  @IdField("The member's id.")
  id!: string;

  @TextField('The name the family uses, 80 characters at most.')
  displayName!: string;
}

@InputType({ description: 'An invitation by mail.' })
export class SendInvitationInput {
  @TextField('Email address.')
  email!: string;

  @TextField('Name of the invited person, for the salutation.', { optional: true })
  displayName?: string | null;

  @IdField('The member without an account that the invited person is.', { optional: true })
  membershipId?: string | null;
}

@InputType({ description: "A member's picture: at most one of the two fields; with neither, the initials are shown." })
export class SetMemberImageInput {
  @IdField("The member's id.")
  membershipId!: string;

  @TextField('Id of an image that the caller uploaded.', { optional: true })
  publicId?: string | null;

  @TextField('Preset avatar, avatar-1 to avatar-12.', { optional: true })
  defaultAvatarId?: string | null;
}
