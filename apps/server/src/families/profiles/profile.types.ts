import { Field, ID, ObjectType } from '@nestjs/graphql';
import { CalendarDateScalar } from '../../platform/graphql';
import { Family, FamilyMember } from '../families.types';

@ObjectType({ description: 'What somebody says about themselves. Phone and date of birth are seen by nobody else.' })
export class Profile {
  @Field(() => ID, { description: 'Whose profile it is.' })
  userId!: string;

  @Field({ description: 'First name.' })
  firstName!: string;

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName!: string | null;

  @Field({ description: 'The name the family uses.' })
  displayName!: string;

  @Field(() => String, { nullable: true, description: 'Telephone number.' })
  phone!: string | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Date of birth.' })
  dateOfBirth!: string | null;

  @Field({ description: "The account's email address; it is changed at the account, not here." })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Custom photo, a path on this server such as /files/…' })
  avatarUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Preset avatar (avatar-1 to avatar-12); null when a photo or nothing was chosen (initials show then).',
  })
  defaultAvatarId!: string | null;
}

@ObjectType({ description: 'The signed-in caller.' })
export class Me {
  @Field(() => ID, { description: 'User id.' })
  id!: string;

  @Field({ description: "The account's email address." })
  email!: string;

  @Field({ description: "The account's name." })
  name!: string;

  @Field(() => Profile, { nullable: true, description: 'null until the first one is saved.' })
  profile!: Profile | null;

  @Field(() => FamilyMember, { nullable: true, description: 'The caller as a member of their family.' })
  membership!: FamilyMember | null;

  @Field(() => Family, { nullable: true, description: "The caller's family." })
  family!: Family | null;

  @Field({ description: 'False only when it is certain that the caller is in no family: onboarding starts then.' })
  hasFamily!: boolean;
}
