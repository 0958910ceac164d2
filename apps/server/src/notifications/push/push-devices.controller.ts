import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { IsDefined, IsOptional } from 'class-validator';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { invalid } from '../../platform/errors';
import { PushDevicesService } from './push-devices.service';
import { DEVICE_NAME_MAX, IS_DEVICE_NAME, IS_PLATFORM, PushPlatform, RestDeviceToken } from './push.types';
import { VapidKeys } from './vapid-keys';
import { EnumField, FlagField, ObjectField, TextField, ValueField } from '../../platform/fields';

const USER_ID = {
  name: 'userId',
  type: String,
  required: false,
  description: "Accepted for compatibility: must be the caller's own id, or absent.",
};

/** Body of POST. */
export class RestDeviceTokenBody {
  @ValueField(
    { type: String },
    'For a browser its push subscription, as a JSON string or as an object (`endpoint`, `keys.p256dh`, ' +
      '`keys.auth`); for an app its token.',
    { rules: [IsDefined()] },
  )
  token!: unknown;

  @EnumField(PushPlatform, 'web, ios or android.', { default: 'web', rules: [IS_PLATFORM, IsOptional()] })
  platform?: PushPlatform;

  @ValueField({ type: String, maxLength: DEVICE_NAME_MAX }, 'Name of the device.', {
    optional: true,
    nullable: false,
    rules: IS_DEVICE_NAME,
  })
  name?: string | null;
}

/** Parameters of DELETE, in the query or the body. */
export class RestDeviceTokenId {
  @TextField('Id of the device.', { optional: true, nullable: false })
  id?: string;
}

/** A DELETE body may also identify the device by its own token. */
export class RestDeviceTokenRemoval extends RestDeviceTokenId {
  @ValueField({ type: String }, 'The registered token, instead of the id.', {
    optional: true,
    nullable: false,
  })
  token?: unknown;

  @EnumField(PushPlatform, 'Kind of device that the token belongs to: web, ios or android.', {
    optional: true,
    nullable: false,
    default: 'web',
    rules: [IS_PLATFORM],
  })
  platform?: PushPlatform;
}

export class RestDeviceTokenAnswer {
  @FlagField('Always true; errors have another status.')
  success!: boolean;

  @ObjectField(() => RestDeviceToken, 'The device.')
  device_token!: RestDeviceToken;
}

export class RestDeviceTokens {
  @ObjectField(() => RestDeviceToken, "The caller's devices, most recently seen first.", { list: true })
  device_tokens!: RestDeviceToken[];

  @TextField("This server's public VAPID key, with which a browser subscribes (`applicationServerKey`), as base64url.")
  public_key!: string;
}

export class RestDeviceTokenRemoved {
  @FlagField('Always true; errors have another status.')
  success!: boolean;
}

/** The documented call that registers a device for notifications, and related ones. */
@ApiTags('notifications')
@Controller('api/auth/device-tokens')
export class PushDevicesController {
  constructor(
    private readonly devices: PushDevicesService,
    private readonly keys: VapidKeys,
  ) {}

  @Get()
  @ApiOperation({ summary: "The caller's devices that receive notifications, and the key to subscribe with." })
  @ApiQuery(USER_ID)
  @ApiOkResponse({ type: RestDeviceTokens, description: 'The devices and the key.' })
  async list(@CurrentViewer() viewer: Viewer): Promise<RestDeviceTokens> {
    const devices = await this.devices.mine(viewer);
    return { device_tokens: devices.map(RestDeviceToken.of), public_key: (await this.keys.pair()).publicKey };
  }

  @Post()
  @ApiOperation({
    summary: 'Registers a device for the caller. Registering it again only updates when it was last seen.',
    description: '400 for an invalid token. A device registered for another user is transferred to the caller.',
  })
  @ApiQuery(USER_ID)
  @ApiCreatedResponse({ type: RestDeviceTokenAnswer, description: 'The device.' })
  async register(@CurrentViewer() viewer: Viewer, @Body() body: RestDeviceTokenBody): Promise<RestDeviceTokenAnswer> {
    const { token, platform = 'web', name } = body;
    return {
      success: true,
      device_token: RestDeviceToken.of(await this.devices.register(viewer, { token, platform, name })),
    };
  }

  @Delete()
  @ApiOperation({
    summary: "Stops notifications to one of the caller's devices.",
    description: '`id` is in the query or in the body; the body may contain the `token` instead.',
  })
  @ApiQuery(USER_ID)
  @ApiBody({ type: RestDeviceTokenRemoval, required: false })
  @ApiOkResponse({ type: RestDeviceTokenRemoved, description: 'Deleted.' })
  async remove(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestDeviceTokenId,
    @Body() body?: RestDeviceTokenRemoval,
  ): Promise<RestDeviceTokenRemoved> {
    const id = query.id ?? body?.id;
    if (id) await this.devices.remove(viewer, id);
    else if (body?.token) await this.devices.removeToken(viewer, body.platform ?? 'web', body.token);
    else throw invalid('id', 'Id is required.');
    return { success: true };
  }
}
