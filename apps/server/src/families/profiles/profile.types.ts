import { ObjectType } from '@nestjs/graphql';
import { Family, FamilyMember } from '../families.types';
import { DateField, FlagField, IdField, ObjectField, TextField } from '../../platform/fields';

@ObjectType({ description: "A user's profile. Phone and date of birth are visible to nobody else." })
export class Profile {
  @IdField('Whose profile it is.')
  userId!: string;

  @TextField('First name.')
  firstName!: string;

  @TextField('Last name.', { nullable: true })
  lastName!: string | null;

  @TextField('The name the family uses.')
  displayName!: string;

  @TextField('Telephone number.', { nullable: true })
  phone!: string | null;

  @DateField('Date of birth.', { nullable: true, rest: 'Date of birth, YYYY-MM-DD.' })
  dateOfBirth!: string | null;

  @TextField("The account's email address; it is changed at the account, not here.", {
    rest: "The account's email address.",
  })
  email!: string;

  @TextField('Custom photo, a path on this server such as /files/…', {
    nullable: true,
    rest: 'Custom photo, a path on this server.',
  })
  avatarUrl!: string | null;

  @TextField('Preset avatar (avatar-1 to avatar-12); null when a photo or nothing was chosen (initials show then).', {
    nullable: true,
    rest: 'Preset avatar, avatar-1 to avatar-12.',
  })
  defaultAvatarId!: string | null;

  @TextField("Sections chosen for the phone's bar, between the dashboard and More; null: the usual ones.", {
    list: true,
    nullable: true,
    rest: false,
  })
  barSections!: string[] | null;
}

@ObjectType({ description: 'The signed-in caller.' })
export class Me {
  @IdField('User id.')
  id!: string;

  @TextField("The account's email address.")
  email!: string;

  @TextField("The account's name.")
  name!: string;

  @ObjectField(() => Profile, 'null until the first one is saved.', { nullable: true })
  profile!: Profile | null;

  @ObjectField(() => FamilyMember, 'The caller as a member of their family.', { nullable: true })
  membership!: FamilyMember | null;

  @ObjectField(() => Family, "The caller's family.", { nullable: true })
  family!: Family | null;

  @FlagField('False only when it is certain that the caller is in no family: onboarding starts then.')
  hasFamily!: boolean;
}
