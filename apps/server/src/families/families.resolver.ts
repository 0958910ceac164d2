import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { CreateFamilyInput, FamilySettingsInput, UpdateFamilyInput } from './families.inputs';
import { FamiliesService } from './families.service';
import { Family } from './families.types';
import { Settling } from './members/settling';
import { holidayCountries } from './holiday-countries';
import { HolidayCountry } from './holiday-countries.types';

@Resolver(() => Family)
export class FamiliesResolver {
  constructor(
    private readonly families: FamiliesService,
    private readonly settling: Settling,
  ) {}

  @Query(() => Family, { nullable: true, description: "The caller's family; null when they are in none." })
  family(@CurrentViewer() viewer: Viewer): Promise<Family | null> {
    return this.families.find(viewer);
  }

  @Query(() => [HolidayCountry], {
    description: 'Countries whose bank holidays are known, by name, with their regions.',
  })
  holidayCountries(): HolidayCountry[] {
    return holidayCountries();
  }

  @Mutation(() => Family, {
    description:
      'Creates a family; the caller becomes its admin. ALREADY_IN_FAMILY (409), GUEST_ACCOUNT (403) for a guest ' +
      'of the demo.',
  })
  createFamily(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The family.' }) input: CreateFamilyInput,
    @Args('idempotencyKey', {
      type: () => String,
      nullable: true,
      description:
        'An idempotency key of 8 to 128 characters: repeating the call with the same key returns the first result.',
    })
    idempotencyKey?: string | null,
  ): Promise<Family> {
    return this.families.create(viewer, input, idempotencyKey);
  }

  @Mutation(() => Family, {
    description: "Changes the family's name or description. Admins only. VERSION_CONFLICT (409).",
  })
  updateFamily(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The changes.' }) input: UpdateFamilyInput,
  ): Promise<Family> {
    return this.families.update(viewer, input);
  }

  @Mutation(() => Family, { description: "Changes the family's settings. Admins only." })
  updateFamilySettings(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The changes.' }) input: FamilySettingsInput,
  ): Promise<Family> {
    return this.families.updateSettings(viewer, input);
  }

  @Mutation(() => Family, {
    description: 'Hides the first steps of a new family from the caller, on all of their devices, or shows them again.',
  })
  closeSettleIn(
    @CurrentViewer() viewer: Viewer,
    @Args('isClosed', {
      type: () => Boolean,
      defaultValue: true,
      description: 'true hides them, false shows them again.',
    })
    isClosed: boolean,
  ): Promise<Family> {
    return this.settling.close(viewer, isClosed);
  }

  @Mutation(() => Boolean, { description: 'Deletes the family and everything it owns, for everybody. Admins only.' })
  async deleteFamily(
    @CurrentViewer() viewer: Viewer,
    @Args('confirmName', { description: "The family's name, typed to confirm." }) confirmName: string,
  ): Promise<boolean> {
    await this.families.delete(viewer, confirmName);
    return true;
  }
}
