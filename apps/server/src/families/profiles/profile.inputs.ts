import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, IsString } from 'class-validator';
import { CalendarDateScalar } from '../../platform/graphql';

@InputType({ description: 'A profile. Optional fields that are left out stay as they are; null empties them.' })
export class SaveProfileInput {
  @Field({ description: 'First name, 80 characters at most.' })
  @IsString()
  firstName!: string;

  @Field(() => String, { nullable: true, description: 'Last name, 80 characters at most.' })
  @IsOptional()
  @IsString()
  lastName?: string | null;

  @Field({ description: 'The name the family uses, 80 characters at most.' })
  @IsString()
  displayName!: string;

  @Field(() => String, { nullable: true, description: 'Telephone number, 32 characters at most.' })
  @IsOptional()
  @IsString()
  phone?: string | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Date of birth, not in the future.' })
  @IsOptional()
  @IsString()
  dateOfBirth?: string | null;
}

@InputType({
  description:
    'The picture of a profile: at most one of the two, choosing one clears the other; with neither the initials show.',
})
export class SetAvatarInput {
  @Field(() => String, { nullable: true, description: 'Preset avatar, avatar-1 to avatar-12.' })
  @IsOptional()
  @IsString()
  defaultAvatarId?: string | null;

  @Field(() => String, { nullable: true, description: 'Id of an image that the caller uploaded.' })
  @IsOptional()
  @IsString()
  publicId?: string | null;
}
