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

  @Query(() => [MealRule], { description: 'The rules for meal proposals, in order.' })
  mealRules(@CurrentViewer() viewer: Viewer): Promise<MealRule[]> {
    return this.rules.all(viewer);
  }

  @Mutation(() => MealRule, { description: 'Adds a rule after the others.' })
  addMealRule(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The rule.' }) input: MealRuleInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<MealRule> {
    return this.rules.add(viewer, input, idempotencyKey);
  }

  @Mutation(() => MealRule, {
    description:
      'Changes a rule: a text replaces the whole rule, otherwise only the given fields change. VERSION_CONFLICT ' +
      '(409).',
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

  @Mutation(() => [MealRule], { description: 'Moves a rule after another one. Returns all rules in order.' })
  moveMealRule(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Args('afterId', {
      type: () => ID,
      nullable: true,
      description: 'Id of the rule to move it after; null moves it to the front.',
    })
    afterId?: string | null,
  ): Promise<MealRule[]> {
    return this.rules.move(viewer, id, afterId ?? null);
  }
}
