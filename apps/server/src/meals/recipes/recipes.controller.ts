import { Body, Controller, Delete, Get, Headers, Post, Put, Query } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { RestNames } from '../../platform/errors';
import { IDEMPOTENCY_KEY, OWN_USER_ID, requiredId } from '../../platform/fields';
import {
  RestRecipe,
  RestRecipeAnswer,
  RestRecipeBody,
  RestRecipeDeletion,
  RestRecipeId,
  RestRecipeUpdateBody,
  RestRecipes,
} from './recipes.rest';
import { RecipesService } from './recipes.service';

/** The documented REST API of the recipes. */
@ApiTags('meals')
@RestNames({ field: RestRecipeUpdateBody.fieldName, current: RestRecipe.of })
@Controller('api/meals/recipes')
export class RecipesController {
  constructor(private readonly recipes: RecipesService) {}

  @Get()
  @ApiOperation({ summary: "The recipes of the caller's family, newest first. 403 FEATURE_LOCKED." })
  @ApiQuery(OWN_USER_ID)
  @ApiOkResponse({ type: RestRecipes, description: 'The recipes.' })
  async list(@CurrentViewer() viewer: Viewer): Promise<RestRecipes> {
    return { recipes: (await this.recipes.all(viewer)).map(RestRecipe.of) };
  }

  @Post()
  @ApiOperation({ summary: 'Adds a recipe.' })
  @ApiHeader(IDEMPOTENCY_KEY)
  @ApiCreatedResponse({ type: RestRecipeAnswer, description: 'The recipe.' })
  async add(
    @CurrentViewer() viewer: Viewer,
    @Body() body: RestRecipeBody,
    @Headers('idempotency-key') key?: string,
  ): Promise<RestRecipeAnswer> {
    return { recipe: RestRecipe.of(await this.recipes.add(viewer, RestRecipeBody.read(body), key)) };
  }

  @Put()
  @ApiOperation({ summary: 'Changes the fields of a recipe that are sent. 409 VERSION_CONFLICT.' })
  @ApiOkResponse({ type: RestRecipeAnswer, description: 'The recipe as it is now.' })
  async update(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestRecipeId,
    @Body() body: RestRecipeUpdateBody,
  ): Promise<RestRecipeAnswer> {
    const { version, id, ...input } = RestRecipeUpdateBody.read(body);
    const recipe = await this.recipes.update(viewer, requiredId(query.id, id), input, { version });
    return { recipe: RestRecipe.of(recipe) };
  }

  @Delete()
  @ApiOperation({ summary: 'Moves a recipe to the bin.', description: '`id` is in the query or in the body.' })
  @ApiQuery(OWN_USER_ID)
  @ApiBody({ type: RestRecipeId, required: false })
  @ApiOkResponse({ type: RestRecipeDeletion, description: 'It lies in the bin for 30 days.' })
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestRecipeId,
    @Body() body?: RestRecipeId,
  ): Promise<RestRecipeDeletion> {
    const { id } = await this.recipes.delete(viewer, requiredId(query.id, body?.id));
    return { success: true, id };
  }
}
