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

  @Query(() => [PushDevice], {
    description: "The caller's devices that receive notifications, most recently seen first.",
  })
  pushDevices(@CurrentViewer() viewer: Viewer): Promise<PushDevice[]> {
    return this.devices.mine(viewer);
  }

  @Query(() => String, {
    description:
      "This server's public VAPID key, with which a browser subscribes (`applicationServerKey`), as base64url.",
  })
  async pushKey(): Promise<string> {
    return (await this.keys.pair()).publicKey;
  }

  @Mutation(() => PushDevice, {
    description:
      'Registers a device for the caller, even if it was registered for somebody else. Registering it again only ' +
      'updates when it was last seen. Beyond 20 devices the one that was not seen for longest is removed.',
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
    description:
      'Sends a test notification to one of your devices, even in quiet hours. RATE_LIMITED beyond 10 an hour.',
  })
  async sendTestNotification(
    @CurrentViewer() viewer: Viewer,
    @Args('deviceId', { type: () => ID, description: 'Id of the device.' }) deviceId: string,
  ): Promise<boolean> {
    await this.tests.send(viewer, deviceId);
    return true;
  }
}
