import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { AccountsService } from '../members/accounts.service';
import { ChooseBarInput, SaveProfileInput, SetAvatarInput } from './profile.inputs';
import { Me, Profile } from './profile.types';
import { ProfilesService } from './profiles.service';

@Resolver(() => Profile)
export class ProfilesResolver {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly accounts: AccountsService,
  ) {}

  @Query(() => Me, { description: 'The caller with profile and family.' })
  me(@CurrentViewer() viewer: Viewer): Promise<Me> {
    return this.profiles.me(viewer);
  }

  @Mutation(() => Profile, { description: "Saves the caller's profile; the family sees the new names at once." })
  saveProfile(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The profile.' }) input: SaveProfileInput,
  ): Promise<Profile> {
    return this.profiles.save(viewer, input);
  }

  @Mutation(() => Profile, { description: "Sets the caller's picture." })
  setAvatar(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The picture.' }) input: SetAvatarInput,
  ): Promise<Profile> {
    return this.profiles.setAvatar(viewer, input);
  }

  @Mutation(() => Profile, {
    description:
      'Sets the sections of the navigation bar on phones, for all devices of the caller; null restores the default.',
  })
  chooseBar(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The sections.' }) { sections }: ChooseBarInput,
  ): Promise<Profile> {
    return this.profiles.chooseBar(viewer, sections ?? null);
  }

  @Mutation(() => Boolean, {
    description:
      'Deletes the account, and the family if nobody else in it has an account. LAST_ADMIN (409) for the last admin of ' +
      'a family with other accounts.',
  })
  async deleteAccount(
    @CurrentViewer() viewer: Viewer,
    @Args('password', {
      type: () => String,
      nullable: true,
      description: "The account's password; required by the built-in sign-in.",
    })
    password?: string | null,
  ): Promise<boolean> {
    await this.accounts.deleteAccount(viewer, password);
    return true;
  }
}
