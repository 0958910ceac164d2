import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Allergen as AllergenName, Diet as DietName } from '@homefold/domain/recipes';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { DietsService } from './diets.service';
import { Allergen, Diet, MemberDiet } from './member-diet';

@Resolver(() => MemberDiet)
export class DietsResolver {
  constructor(private readonly diets: DietsService) {}

  @Query(() => [MemberDiet], {
    description: 'What the members of the family do not eat; without those who eat everything.',
  })
  memberDiets(@CurrentViewer() viewer: Viewer): Promise<MemberDiet[]> {
    return this.diets.list(viewer);
  }

  @Mutation(() => MemberDiet, {
    description:
      'Replaces what a member does not eat. Everybody may for themselves and for members without an account, admins for all; ' +
      'anybody else: 403.',
  })
  setMemberDiet(
    @CurrentViewer() viewer: Viewer,
    @Args('memberId', { type: () => ID, description: 'Membership id.' }) memberId: string,
    @Args('allergies', { type: () => [Allergen], description: 'All of their allergies.' }) allergies: AllergenName[],
    @Args('diets', { type: () => [Diet], description: 'All of their diets.' }) diets: DietName[],
  ): Promise<MemberDiet> {
    return this.diets.set(viewer, memberId, allergies, diets);
  }
}
