import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { PushDevicesService } from './push-devices.service';
import { PushTestService } from './push-test.service';
import { PushDevice, PushDeviceInput } from './push.types';
import { VapidKeys } from './vapid-keys';

@Resolver(() => PushDevice)
export class PushDevicesResolver {
  constructor(
    private readonly devices: PushDevicesService,
    private readonly tests: PushTestService,
    private readonly keys: VapidKeys,
  ) {}

  @Query(() => [PushDevice], { description: 'Your devices that take notifications, those seen last first.' })
  pushDevices(@CurrentViewer() viewer: Viewer): Promise<PushDevice[]> {
    return this.devices.mine(viewer);
  }

  @Query(() => String, {
    description: "This server's public key, which a browser subscribes with (`applicationServerKey`), as base64url.",
  })
  async pushKey(): Promise<string> {
    return (await this.keys.pair()).publicKey;
  }

  @Mutation(() => PushDevice, {
    description:
      'Registers a device as yours, whoever had it before. Registering it again only updates when it was last seen. Of more than 20 the one not seen for longest is removed.',
  })
  registerPushDevice(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The device.' }) input: PushDeviceInput,
  ): Promise<PushDevice> {
    return this.devices.register(viewer, input);
  }

  @Mutation(() => ID, { description: 'Stops notifications to one of your devices and returns its id.' })
  async removePushDevice(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the device.' }) id: string,
  ): Promise<string> {
    await this.devices.remove(viewer, id);
    return id;
  }

  @Mutation(() => Boolean, {
    description: 'Sends a notification to one of your devices, also in quiet hours. At most 10 an hour.',
  })
  async sendTestNotification(
    @CurrentViewer() viewer: Viewer,
    @Args('deviceId', { type: () => ID, description: 'Id of the device.' }) deviceId: string,
  ): Promise<boolean> {
    await this.tests.send(viewer, deviceId);
    return true;
  }
}
