import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FamilyMembers } from '../../families';
import { CurrentViewer, assertOwner, requireFamily, type Viewer } from '../../platform/auth';
import { RestNames, showingCurrent } from '../../platform/errors';
import { IdempotencyKeyHeader, IfMatch, RestCall, requiredId } from '../../platform/fields';
import { SentOwner } from '../../platform/http';
import type { Recipe } from './recipe';
import {
  RestRecipe,
  RestRecipeAnswer,
  RestRecipeBody,
  RestRecipeDeletion,
  RestRecipeId,
  RestRecipeUpdateBody,
  RestRecipes,
  changesIn,
  restRecipe,
} from './recipes.rest';
import { RecipesService } from './recipes.service';

/** The documented REST API of the recipes. */
@ApiTags('meals')
@RestNames({ field: RestRecipeUpdateBody.fieldName })
@Controller('api/meals/recipes')
export class RecipesController {
  constructor(
    private readonly recipes: RecipesService,
    private readonly members: FamilyMembers,
  ) {}

  @RestCall.list("The recipes of the caller's family, newest first. 403 FEATURE_LOCKED.", RestRecipes, 'The recipes.')
  async list(@CurrentViewer() viewer: Viewer): Promise<RestRecipes> {
    return { recipes: await this.shown(viewer, await this.recipes.all(viewer)) };
  }

  @RestCall.add('Adds a recipe.', RestRecipeAnswer, 'The recipe.')
  async add(
    @CurrentViewer() viewer: Viewer,
    @Body() body: RestRecipeBody,
    @IdempotencyKeyHeader() key?: string,
  ): Promise<RestRecipeAnswer> {
    return this.answer(viewer, await this.recipes.add(viewer, changesIn(RestRecipeBody.read(body)), key));
  }

  @RestCall.change('Changes the given fields of a recipe.', RestRecipeAnswer, 'The changed recipe.')
  async update(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestRecipeId,
    @Body() body: RestRecipeUpdateBody,
    @IfMatch() version?: number,
    @SentOwner() owner?: string,
  ): Promise<RestRecipeAnswer> {
    const { id: sent, ...input } = RestRecipeUpdateBody.read(body);
    const id = requiredId(query.id, sent);
    if (owner) assertOwner(owner, (await this.answer(viewer, await this.recipes.get(viewer, id))).recipe.user_id);
    const changed = this.recipes.update(viewer, id, changesIn(input), { version });
    return this.answer(viewer, await changed.catch(this.currentFor(viewer)));
  }

  @RestCall.delete('Moves a recipe to the bin.', RestRecipeDeletion, 'The recipe was moved to the bin.', RestRecipeId)
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestRecipeId,
    @Body() body?: RestRecipeId,
    @IfMatch() version?: number,
  ): Promise<RestRecipeDeletion> {
    const deleted = this.recipes.delete(viewer, requiredId(query.id, body?.id), { version });
    const { id } = await deleted.catch(this.currentFor(viewer));
    return { success: true, id };
  }

  private currentFor(viewer: Viewer) {
    return showingCurrent(
      async ({ id }: Recipe) => (await this.answer(viewer, await this.recipes.get(viewer, id))).recipe,
    );
  }

  private async answer(viewer: Viewer, recipe: Recipe): Promise<RestRecipeAnswer> {
    const [shown] = await this.shown(viewer, [recipe]);
    return { recipe: shown as RestRecipe };
  }

  private async shown(viewer: Viewer, recipes: readonly Recipe[]): Promise<RestRecipe[]> {
    const accounts = await this.members.accounts(requireFamily(viewer));
    return recipes.map((recipe) => restRecipe(recipe, accounts));
  }
}
