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
    summary: 'The recipe behind a private link, for anyone who has the link.',
    description:
      'Changes nothing, and reveals nothing about the family. 404 for a link that does not exist or was revoked, and while the ' +
      'recipe is in the bin; 429 after forty unknown links within 15 minutes from one network.',
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
