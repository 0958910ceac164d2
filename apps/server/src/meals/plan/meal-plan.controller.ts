import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer, assertOwner, type Viewer } from '../../platform/auth';
import { RestNames, showingCurrent } from '../../platform/errors';
import { IdempotencyKeyHeader, IfMatch, RestCall, requiredId } from '../../platform/fields';
import { SentOwner } from '../../platform/http';
import {
  RestMeal,
  RestMealAnswer,
  RestMealBody,
  RestMealDays,
  RestMealDeletion,
  RestMealId,
  RestMealPlan,
  RestMealUpdateBody,
} from './meal-plan.rest';
import { SuggestedIdeas } from '../ideas/suggested-ideas';
import { MealEntries } from './meal-entries';
import { MealPlanService } from './meal-plan.service';
import type { PlannedMeal } from './planned-meal';

/** The documented REST API of the meal plan. */
@ApiTags('meals')
@RestNames({ field: RestMealUpdateBody.fieldName })
@Controller('api/meals/meal-plan')
export class MealPlanController {
  constructor(
    private readonly plan: MealPlanService,
    private readonly entries: MealEntries,
    private readonly suggested: SuggestedIdeas,
  ) {}

  @RestCall.list(
    "The planned meals of the caller's family in a range of days. 403 FEATURE_LOCKED.",
    RestMealPlan,
    'The meals.',
  )
  async list(@CurrentViewer() viewer: Viewer, @Query() { startDate, endDate }: RestMealDays): Promise<RestMealPlan> {
    const meals = await this.plan.between(viewer, startDate, endDate);
    return { mealPlanEntries: (await this.entries.of(viewer, meals)).map(RestMeal.of) };
  }

  @RestCall.add(
    {
      summary: 'Plans a meal.',
      description:
        'Defaults: `title` that of the recipe, or "Ad-hoc Meal"; `servings` 1; `meal_type` dinner; `ingredients` those ' +
        'of the idea of this title, if `ai-quick-meals` or `ai-suggestions` returned one in the last 30 days.',
    },
    RestMealAnswer,
    'The meal.',
  )
  async add(
    @CurrentViewer() viewer: Viewer,
    @Body() body: RestMealBody,
    @IdempotencyKeyHeader() key?: string,
  ): Promise<RestMealAnswer> {
    const input = RestMealBody.read(body);
    // documented: 1, whoever eats
    const servings = input.servings ?? 1;
    const isIdea = input.ingredients === undefined && !input.recipeId && input.title;
    const ingredients = isIdea ? await this.suggested.ingredientsOf(viewer, input.title ?? '', servings) : undefined;
    return this.answer(viewer, await this.plan.add(viewer, { ingredients, ...input, servings }, key));
  }

  @RestCall.change(
    {
      summary: 'Changes the given fields of a meal.',
      description: '`id` is in the query or in the body.',
    },
    RestMealAnswer,
    'The changed meal.',
  )
  async update(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestMealId,
    @Body() body: RestMealUpdateBody,
    @IfMatch() version?: number,
    @SentOwner() owner?: string,
  ): Promise<RestMealAnswer> {
    const { id: sent, ...input } = RestMealUpdateBody.read(body);
    const id = requiredId(query.id, sent);
    if (owner) {
      const [entry] = await this.entries.of(viewer, [await this.plan.get(viewer, id)]);
      assertOwner(owner, entry?.userId ?? null);
    }
    const changed = this.plan.update(viewer, id, input, { version });
    return this.answer(viewer, await changed.catch(this.currentFor(viewer)));
  }

  @RestCall.delete('Moves a meal to the bin.', RestMealDeletion, 'The meal was moved to the bin.', RestMealId)
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestMealId,
    @Body() body?: RestMealId,
    @IfMatch() version?: number,
  ): Promise<RestMealDeletion> {
    const deleted = this.plan.delete(viewer, requiredId(query.id, body?.id), { version });
    const { id } = await deleted.catch(this.currentFor(viewer));
    return { success: true, id };
  }

  private currentFor(viewer: Viewer) {
    return showingCurrent(
      async ({ id }: PlannedMeal) => (await this.answer(viewer, await this.plan.get(viewer, id))).mealPlanEntry,
    );
  }

  private async answer(viewer: Viewer, meal: PlannedMeal): Promise<RestMealAnswer> {
    const [mealPlanEntry] = (await this.entries.of(viewer, [meal])).map(RestMeal.of);
    return { mealPlanEntry: mealPlanEntry as RestMeal, success: true };
  }
}
