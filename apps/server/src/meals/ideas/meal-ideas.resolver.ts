import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { MealIdeasService } from './meal-ideas.service';
import {
  ConsolidatedIngredients,
  MealSuggestion,
  MealSuggestionInput,
  SuggestedIngredient,
  UseItUpIdeas,
  UseItUpInput,
} from './meal-ideas.types';

@Resolver(() => UseItUpIdeas)
export class MealIdeasResolver {
  constructor(private readonly ideas: MealIdeasService) {}

  @Query(() => UseItUpIdeas, {
    description: 'What can be cooked from what there is. INVALID when there is nothing at all. Nothing is stored.',
  })
  useItUp(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'What to cook from.' }) input: UseItUpInput,
  ): Promise<UseItUpIdeas> {
    return this.ideas.useItUp(viewer, input);
  }

  @Query(() => [MealSuggestion], { description: 'Meals that somebody may like, up to five. Nothing is stored.' })
  suggestMeals(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'What they should be like.' }) input: MealSuggestionInput,
  ): Promise<MealSuggestion[]> {
    return this.ideas.suggest(viewer, input);
  }

  @Query(() => [SuggestedIngredient], { description: 'What a meal without a recipe is usually made of.' })
  ingredientsOfMeal(
    @CurrentViewer() viewer: Viewer,
    @Args('description', { description: 'The meal in words.' }) description: string,
  ): Promise<SuggestedIngredient[]> {
    return this.ideas.ingredientsOf(viewer, description);
  }

  @Query(() => ConsolidatedIngredients, { description: 'Brings the names of the same things together.' })
  consolidateIngredients(
    @CurrentViewer() viewer: Viewer,
    @Args('names', { type: () => [String], description: 'The names, 1,000 at most.' }) names: string[],
  ): Promise<ConsolidatedIngredients> {
    return this.ideas.consolidate(viewer, names);
  }
}
