import { TextField } from '../platform/fields';

/** REST bodies. Everything is optional here: required fields are checked by the service, with its messages. */

export class CreateFamilyRequest {
  @TextField('Its name, 80 characters at most. Required.', { optional: true, nullable: false })
  name?: string | null;

  @TextField('A short description.', { optional: true })
  description?: string | null;

  @TextField('IANA time zone; Europe/London by default.', { optional: true, nullable: false })
  time_zone?: string | null;

  @TextField('Country code; GB by default.', { optional: true, nullable: false })
  country?: string | null;

  @TextField('Region code of the country.', { optional: true, nullable: false })
  region?: string | null;

  @TextField('BCP 47 locale; en-GB by default.', { optional: true, nullable: false })
  locale?: string | null;

  @TextField('ISO 4217 currency code; GBP by default.', { optional: true, nullable: false })
  currency?: string | null;
}

export class JoinFamilyRequest {
  @TextField('Invite code, ignoring case and spaces. Required.', { optional: true, nullable: false })
  inviteCode?: string | null;

  @TextField('The member without an account that the caller is, if any.', { optional: true, nullable: false })
  membershipId?: string | null;
}

export class AnswerJoinRequest {
  @TextField("The request's id. Required.", { optional: true, nullable: false })
  id?: string | null;
}

export class AddMemberRequest {
  @TextField('The name the family uses. Required.', { optional: true, nullable: false })
  display_name?: string | null;
}

export class InviteRequest {
  @TextField('Email address. Required.', { optional: true, nullable: false })
  email?: string | null;

  @TextField('Name of the invited person.', { optional: true, nullable: false })
  display_name?: string | null;

  @TextField("Accepted for compatibility: must be the id of the caller's own family, or absent.", {
    optional: true,
    nullable: false,
  })
  family_id?: string | null;

  @TextField('The member without an account that the invited person is.', { optional: true, nullable: false })
  membership_id?: string | null;
}

export class MemberImageRequest {
  @TextField("The member's id. Required.", { optional: true, nullable: false })
  membershipId?: string | null;

  @TextField('Id of an image the caller uploaded. Required.', { optional: true, nullable: false })
  publicId?: string | null;
}

export class ProfileImageRequest {
  @TextField('Id of an image the caller uploaded. Required.', { optional: true, nullable: false })
  publicId?: string | null;
}

export class SaveProfileRequest {
  @TextField('First name. Required.', { optional: true, nullable: false })
  first_name?: string | null;

  @TextField('Last name. If absent, it is kept; null clears it.', { optional: true })
  last_name?: string | null;

  @TextField('The name the family uses. Required.', { optional: true, nullable: false })
  display_name?: string | null;

  @TextField('Telephone number. If absent, it is kept; null clears it.', { optional: true })
  phone?: string | null;

  @TextField('Date of birth, YYYY-MM-DD. If absent, it is kept; null clears it.', { optional: true })
  date_of_birth?: string | null;

  @TextField("The account's email address, or absent: it is changed in the account, not here.", {
    optional: true,
    nullable: false,
  })
  email?: string | null;
}

export class SetAvatarRequest {
  @TextField('Preset avatar, avatar-1 to avatar-12.', { optional: true })
  default_avatar_id?: string | null;

  @TextField('A photo as a data URL (5 MB at most), or the URL of an image the caller uploaded.', { optional: true })
  avatar_url?: string | null;
}
