import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { CalendarDateScalar, IdempotencyKey, UndoKey } from '../../platform/graphql';
import { MealType } from '../plan/planned-meal';
import { AcceptedMealPlan, DraftMealInput, MealPlanDraft, RejectedMealInput } from './meal-draft.types';
import { MealDraftsService } from './meal-drafts.service';

@Resolver(() => MealPlanDraft)
export class MealDraftsResolver {
  constructor(private readonly drafts: MealDraftsService) {}

  @Query(() => MealPlanDraft, {
    description:
      "Proposes meals for the future empty slots of a week, following the family's rules. Deterministic: the same " +
      'arguments give the same proposal. Nothing is stored.',
  })
  draftMealPlan(
    @CurrentViewer() viewer: Viewer,
    @Args('startDate', { type: () => CalendarDateScalar, description: 'Any day of the week.' }) startDate: string,
    @Args('keep', {
      type: () => [DraftMealInput],
      defaultValue: [],
      description: 'Meals of an earlier draft to keep as they are.',
    })
    keep: DraftMealInput[],
    @Args('rejected', {
      type: () => [RejectedMealInput],
      defaultValue: [],
      description: 'All proposals that the user has rejected since the first draft.',
    })
    rejected: RejectedMealInput[],
    @Args('mealTypes', {
      type: () => [MealType],
      nullable: true,
      description: 'Which meals to propose; all by default.',
    })
    mealTypes?: MealType[],
  ): Promise<MealPlanDraft> {
    return this.drafts.draft(viewer, startDate, { keep, rejected, mealTypes });
  }

  @Mutation(() => AcceptedMealPlan, {
    description:
      'Plans proposed meals in slots that are still empty: all of them or none. One `undo` removes them together.',
  })
  acceptMealPlan(
    @CurrentViewer() viewer: Viewer,
    @Args('entries', { type: () => [DraftMealInput], description: 'The meals: at most one per slot.' })
    entries: DraftMealInput[],
    @IdempotencyKey() idempotencyKey?: string | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<AcceptedMealPlan> {
    return this.drafts.accept(viewer, entries, { idempotencyKey, undoKey });
  }
}
