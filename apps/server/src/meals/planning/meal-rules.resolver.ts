import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { DeletedItem } from '../../platform/bin';
import { IdempotencyKey, UndoKey, Version } from '../../platform/graphql';
import { MealRule, MealRuleInput } from './meal-rule';
import { MealRulesService } from './meal-rules.service';

const idArgument = { type: () => ID, description: 'Id of the rule.' };

@Resolver(() => MealRule)
export class MealRulesResolver {
  constructor(private readonly rules: MealRulesService) {}

  @Query(() => [MealRule], { description: 'The rules for proposals of meals, in their order.' })
  mealRules(@CurrentViewer() viewer: Viewer): Promise<MealRule[]> {
    return this.rules.all(viewer);
  }

  @Mutation(() => MealRule, { description: 'Adds a rule, in words or in parts, behind the others.' })
  addMealRule(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The rule.' }) input: MealRuleInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<MealRule> {
    return this.rules.add(viewer, input, idempotencyKey);
  }

  @Mutation(() => MealRule, {
    description: 'Changes a rule: words replace all of it, of parts those that are sent. VERSION_CONFLICT (409).',
  })
  updateMealRule(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Args('input', { description: 'The fields to change.' }) input: MealRuleInput,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<MealRule> {
    return this.rules.update(viewer, id, input, { version, undoKey });
  }

  @Mutation(() => DeletedItem, { description: 'Moves a rule to the bin.' })
  deleteMealRule(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<DeletedItem> {
    return this.rules.delete(viewer, id, { version, undoKey });
  }

  @Mutation(() => [MealRule], { description: 'Moves a rule behind another one; answers all of them in their order.' })
  moveMealRule(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Args('afterId', { type: () => ID, nullable: true, description: 'The rule to move it behind; null: to the front.' })
    afterId?: string | null,
  ): Promise<MealRule[]> {
    return this.rules.move(viewer, id, afterId ?? null);
  }
}
