import { Args, ID, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { CalendarDateScalar, UndoKey, batched } from '../../platform/graphql';
import { Recipe } from '../recipes/recipe';
import { CookedDay, RecipeOpinion, RecipeOpinionInput } from './recipe-log';
import { RecipeLogService } from './recipe-log.service';

const recipeId = { type: () => ID, description: 'Id of the recipe.' };

@Resolver(() => Recipe)
export class RecipeLogResolver {
  private readonly logs = batched((viewer: Viewer, ids) => this.log.of(viewer, ids));

  constructor(private readonly log: RecipeLogService) {}

  @ResolveField(() => [RecipeOpinion], {
    description: 'The opinions of the current members, in the order in which they joined.',
  })
  async opinions(@CurrentViewer() viewer: Viewer, @Parent() { id }: Recipe): Promise<RecipeOpinion[]> {
    return (await this.logs(viewer, id))?.opinions ?? [];
  }

  @ResolveField(() => [CookedDay], { description: 'The last 50 days on which it was cooked, newest first.' })
  async cooked(@CurrentViewer() viewer: Viewer, @Parent() { id }: Recipe): Promise<CookedDay[]> {
    return (await this.logs(viewer, id))?.cooked ?? [];
  }

  @Mutation(() => Recipe, {
    description: 'Records that a recipe was cooked on a day. Recording the same day twice counts once.',
  })
  recordCooked(
    @CurrentViewer() viewer: Viewer,
    @Args('recipeId', recipeId) id: string,
    @Args('date', { type: () => CalendarDateScalar, description: 'The day: today or earlier.' }) date: string,
    @Args('servings', { type: () => Int, nullable: true, description: 'Number of servings.' }) servings?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<Recipe> {
    return this.log.cooked(viewer, id, { date, servings }, undoKey);
  }

  @Mutation(() => Recipe, { description: 'Deletes the record that a recipe was cooked on a day.' })
  removeCooked(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the `CookedDay`.' }) id: string,
  ): Promise<Recipe> {
    return this.log.notCooked(viewer, id);
  }

  @Mutation(() => Recipe, { description: "Sets the caller's rating of a recipe and their note on it." })
  setRecipeOpinion(
    @CurrentViewer() viewer: Viewer,
    @Args('recipeId', recipeId) id: string,
    @Args('input', { description: 'The opinion.' }) input: RecipeOpinionInput,
  ): Promise<Recipe> {
    return this.log.think(viewer, id, input);
  }
}
