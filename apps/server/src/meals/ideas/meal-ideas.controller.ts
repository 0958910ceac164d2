import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { RestNames, invalid } from '../../platform/errors';
import {
  RestIdeaConstraints,
  RestIdeas,
  RestIdeasBody,
  RestIdeasType,
  RestMealSuggestion,
  RestQuickMeals,
  RestQuickMealsBody,
  RestSuggestedIngredient,
  restQuickMeal,
} from './meal-ideas.rest';
import { MealIdeasService } from './meal-ideas.service';
import type { MealSuggestionInput, UseItUpInput } from './meal-ideas.types';
import { SuggestedIdeas } from './suggested-ideas';

/** The documented number of suggestions. */
const DEFAULT_AMOUNT = 1;

/** The documented calls for ideas. Only their ingredients are stored, for a meal that is planned by an idea's title. */
@ApiTags('meals')
@Controller('api/meals')
export class MealIdeasController {
  constructor(
    private readonly ideas: MealIdeasService,
    private readonly suggested: SuggestedIdeas,
  ) {}

  @Post('ai-quick-meals')
  @HttpCode(200)
  @RestNames({ field: RestQuickMealsBody.fieldName })
  @ApiOperation({
    summary: 'Suggests simple dishes from what is in stock.',
    description:
      'Uses everything in the kitchen unless `available_ingredients` is given. 400 if there is nothing to cook ' +
      'with.',
  })
  @ApiOkResponse({ type: RestQuickMeals, description: 'The dishes.' })
  async quickMeals(@CurrentViewer() viewer: Viewer, @Body() body: RestQuickMealsBody): Promise<RestQuickMeals> {
    const input = RestQuickMealsBody.read(body) as UseItUpInput;
    const { quickMeals, message, hint } = await this.ideas.useItUp(viewer, input);
    await this.suggested.remember(viewer, quickMeals);
    return { data: quickMeals.map(restQuickMeal), message, hint };
  }

  @Post('ai-suggestions')
  @HttpCode(200)
  @RestNames({ field: (name) => (name === 'description' ? 'mealDescription' : RestIdeasBody.fieldName(name)) })
  @ApiOperation({
    summary: 'Suggests meals, lists the ingredients of a meal, or merges ingredient names.',
    description: '`type`, in the query or in the body, selects what is returned.',
  })
  @ApiOkResponse({ type: RestIdeas, description: 'The meals, ingredients or names, depending on `type`.' })
  async suggestions(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestIdeasType,
    @Body() body: RestIdeasBody,
  ): Promise<RestIdeas> {
    const { type, constraints, mealDescription, ingredients, ...flat } = RestIdeasBody.read(body);
    switch (query.type || type || 'meals') {
      case 'meals':
      case 'suggestions': {
        const nested = constraints ? RestIdeaConstraints.read(constraints) : {};
        const meals = await this.ideas.suggest(viewer, { ...flat, ...nested } as MealSuggestionInput);
        await this.suggested.remember(viewer, meals);
        return { suggestions: meals.map(RestMealSuggestion.of) };
      }
      case 'ingredients': {
        const description = mealDescription ?? '';
        const found =
          (await this.suggested.ingredientsOf(viewer, description)) ??
          (await this.ideas.ingredientsOf(viewer, description));
        const amounted = found.map(({ amount, ...each }) => ({ ...each, amount: amount ?? DEFAULT_AMOUNT }));
        return { ingredients: amounted.map(RestSuggestedIngredient.of) };
      }
      case 'consolidation': {
        if (!ingredients) throw invalid('ingredients', 'Send the names of the ingredients.');
        return this.ideas.consolidate(viewer, ingredients);
      }
      default:
        throw invalid('type', 'Type must be ingredients, consolidation or absent.');
    }
  }
}
