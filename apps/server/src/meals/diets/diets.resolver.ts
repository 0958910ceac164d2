import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Allergen as AllergenName, Diet as DietName } from '@homefold/domain/recipes';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { DietsService } from './diets.service';
import { Allergen, Diet, MemberDiet } from './member-diet';

@Resolver(() => MemberDiet)
export class DietsResolver {
  constructor(private readonly diets: DietsService) {}

  @Query(() => [MemberDiet], {
    description: 'The allergies and diets of the members, without members who have none.',
  })
  memberDiets(@CurrentViewer() viewer: Viewer): Promise<MemberDiet[]> {
    return this.diets.list(viewer);
  }

  @Mutation(() => MemberDiet, {
    description:
      'Replaces the allergies and diets of a member. Members may change their own and those of members without an ' +
      "account, admins anybody's; otherwise FORBIDDEN (403).",
  })
  setMemberDiet(
    @CurrentViewer() viewer: Viewer,
    @Args('memberId', { type: () => ID, description: 'Membership id.' }) memberId: string,
    @Args('allergies', { type: () => [Allergen], description: 'All allergies of the member.' })
    allergies: AllergenName[],
    @Args('diets', { type: () => [Diet], description: 'All diets of the member.' }) diets: DietName[],
  ): Promise<MemberDiet> {
    return this.diets.set(viewer, memberId, allergies, diets);
  }
}
