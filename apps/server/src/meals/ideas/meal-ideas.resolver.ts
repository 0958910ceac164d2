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
    description:
      'Recipes and simple dishes that can be cooked from what is in stock. INVALID if nothing is. Nothing is ' +
      'stored.',
  })
  useItUp(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'What to cook with.' }) input: UseItUpInput,
  ): Promise<UseItUpIdeas> {
    return this.ideas.useItUp(viewer, input);
  }

  @Query(() => [MealSuggestion], { description: 'Up to five suggested meals. Nothing is stored.' })
  suggestMeals(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'What the meals should be like.' }) input: MealSuggestionInput,
  ): Promise<MealSuggestion[]> {
    return this.ideas.suggest(viewer, input);
  }

  @Query(() => [SuggestedIngredient], { description: 'The usual ingredients of a meal without a recipe.' })
  ingredientsOfMeal(
    @CurrentViewer() viewer: Viewer,
    @Args('description', { description: 'The meal, such as "spaghetti bolognese".' }) description: string,
  ): Promise<SuggestedIngredient[]> {
    return this.ideas.ingredientsOf(viewer, description);
  }

  @Query(() => ConsolidatedIngredients, { description: 'Merges names of the same ingredient.' })
  consolidateIngredients(
    @CurrentViewer() viewer: Viewer,
    @Args('names', { type: () => [String], description: 'The names, 1,000 at most.' }) names: string[],
  ): Promise<ConsolidatedIngredients> {
    return this.ideas.consolidate(viewer, names);
  }
}
