import { Profile } from './profile.types';
import { ObjectField, TextField, restAnswer } from '../../platform/fields';

export class UserResponse {
  @TextField('User id.')
  id!: string;

  @TextField('The name the family uses.')
  name!: string;
}

export class UsersResponse {
  @ObjectField(() => UserResponse, "Users of the caller's family.", { list: true })
  users!: UserResponse[];
}

export class ProfileResponse extends restAnswer(Profile) {}

export class ProfileEnvelope {
  @ObjectField(() => ProfileResponse, 'The saved profile.')
  profile!: ProfileResponse;
}
