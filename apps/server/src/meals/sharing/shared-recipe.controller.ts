import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ClientNetwork, Public } from '../../platform/auth';
import { RecipeLinksService } from './recipe-links.service';
import { SharedRecipe, SharedRecipeRequest } from './shared-recipe';

/** The data for the page of a recipe's private link. */
@ApiTags('meals')
@Controller('api/shared-recipe')
export class SharedRecipeController {
  constructor(private readonly links: RecipeLinksService) {}

  /** By POST, so that the token is not in access logs. */
  @Post()
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'The recipe behind a private link, for anybody who has it.',
    description:
      'Changes nothing, and says nothing of the family. 404 for a link that never was or was revoked, and while the recipe lies ' +
      'in the bin; forty unknown ones in a quarter of an hour and network: 429.',
    security: [],
  })
  @ApiOkResponse({ type: SharedRecipe })
  async open(
    @ClientNetwork() network: string,
    @Body() { token }: SharedRecipeRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SharedRecipe> {
    // Also set on refusals: such a response must not be cached, indexed or passed on as a referrer.
    response.set({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    return this.links.open(token, network);
  }
}
