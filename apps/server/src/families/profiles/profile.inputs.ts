import { InputType } from '@nestjs/graphql';
import { DateField, TextField } from '../../platform/fields';

@InputType({ description: 'A profile. Omitted optional fields keep their values; null clears them.' })
export class SaveProfileInput {
  @TextField('First name, 80 characters at most.')
  firstName!: string;

  @TextField('Last name, 80 characters at most.', { optional: true })
  lastName?: string | null;

  @TextField('The name the family uses, 80 characters at most.')
  displayName!: string;

  @TextField('Telephone number, 32 characters at most.', { optional: true })
  phone?: string | null;

  @DateField('Date of birth, not in the future.', { optional: true })
  dateOfBirth?: string | null;
}

@InputType({
  description:
    'The picture of a profile: at most one of the two fields. Each clears the other; with neither, the initials ' +
    'are shown.',
})
export class SetAvatarInput {
  @TextField('Preset avatar, avatar-1 to avatar-12.', { optional: true })
  defaultAvatarId?: string | null;

  @TextField('Id of an image that the caller uploaded.', { optional: true })
  publicId?: string | null;
}

@InputType({ description: 'The sections of the navigation bar on phones.' })
export class ChooseBarInput {
  @TextField(
    'Up to three different sections, in order; the dashboard always comes first and is not listed. null ' +
      'restores the default.',
    {
      list: true,
      optional: true,
    },
  )
  sections?: string[] | null;
}
