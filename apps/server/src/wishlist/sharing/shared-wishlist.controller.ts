import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ClientNetwork, Public } from '../../platform/auth';
import {
  GiveBackWishRequest,
  GivenBack,
  OpenWishlistRequest,
  SharedWishlist,
  TakenWish,
  TakeWishRequest,
} from './shared-wishlist';
import { SharedWishlistService } from './shared-wishlist.service';

/** Also set on refusals: these answers must not be cached or indexed, and their address must not be sent as a referrer. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

const UNKNOWN =
  '404 for a link that does not exist or was revoked; 429 after forty unknown links within 15 minutes from one network.';

/** The API of a wishlist's private link. Uses POST, so that the token appears in no access log. */
@ApiTags('wishlist')
@Controller('api/shared-wishlist')
export class SharedWishlistController {
  constructor(private readonly shared: SharedWishlistService) {}

  @Post()
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'The wishes behind a private link, for anyone who has the link.',
    description: `Changes nothing, and reveals nothing else about the family. ${UNKNOWN}`,
    security: [],
  })
  @ApiOkResponse({ type: SharedWishlist })
  async open(
    @ClientNetwork() network: string,
    @Body() { token, keys }: OpenWishlistRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SharedWishlist> {
    response.set(PRIVATE);
    return this.shared.open(token, network, keys);
  }

  @Post('take')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Marks a wish as taken ("I will get this"). The wisher does not see it.',
    description: `409 CONFLICT if somebody has bought or taken it already. ${UNKNOWN}`,
    security: [],
  })
  @ApiOkResponse({ type: TakenWish })
  async take(
    @ClientNetwork() network: string,
    @Body() { token, wish_id, ...by }: TakeWishRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TakenWish> {
    response.set(PRIVATE);
    return { key: await this.shared.take(token, network, { wishId: wish_id, ...by }) };
  }

  @Post('give-back')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Gives back a taken wish, using its key.',
    description: `404 for a wrong key. ${UNKNOWN}`,
    security: [],
  })
  @ApiOkResponse({ type: GivenBack })
  async giveBack(
    @ClientNetwork() network: string,
    @Body() { token, wish_id, key }: GiveBackWishRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GivenBack> {
    response.set(PRIVATE);
    await this.shared.giveBack(token, network, wish_id, key);
    return { success: true };
  }
}
