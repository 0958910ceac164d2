import { ObjectType } from '@nestjs/graphql';
import { Family, FamilyMember } from '../families.types';
import { DateField, FlagField, IdField, ObjectField, TextField } from '../../platform/fields';

@ObjectType({ description: "A user's profile. Only they themselves can see phone and date of birth." })
export class Profile {
  @IdField('Id of the user.')
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

  @TextField("The account's email address, which is changed in the account, not in the profile.", {
    rest: "The account's email address.",
  })
  email!: string;

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

  @TextField('Sections of the navigation bar on phones, between the dashboard and More; null for the default.', {
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

  @ObjectField(() => Profile, "The caller's profile; null until it is first saved.", { nullable: true })
  profile!: Profile | null;

  @ObjectField(() => FamilyMember, 'The caller as a member of their family.', { nullable: true })
  membership!: FamilyMember | null;

  @ObjectField(() => Family, "The caller's family.", { nullable: true })
  family!: Family | null;

  @FlagField('Whether the caller is in a family. Onboarding starts when this is false.')
  hasFamily!: boolean;
}
