import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { requireFamily, type Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { conflict } from '../../platform/errors';
import { RateLimiter } from '../../platform/limits';
import { PushDevicesService } from './push-devices.service';
import { PushNotifier } from './push-notifier';

const TESTS = { limit: 10, windowSeconds: 3_600 };

/** A test notification to one of the viewer's devices, at any hour. */
@Injectable()
export class PushTestService {
  constructor(
    private readonly db: Database,
    private readonly devices: PushDevicesService,
    private readonly notifier: PushNotifier,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND, CONFLICT for an app device without a transport, RATE_LIMITED */
  async send(caller: Viewer, deviceId: string): Promise<void> {
    const viewer = requireFamily(caller);
    const device = await this.devices.get(viewer, deviceId);
    if (!device.isReachable) throw conflict('CONFLICT', 'This server cannot send to the app on this device.');
    await this.limiter.hit(`push:test:${viewer.userId}`, TESTS);
    await this.db.write(viewer, () =>
      this.notifier.create(
        {
          kind: 'test',
          familyId: viewer.familyId,
          key: `test ${randomUUID()}`,
          title: 'It works',
          body: `This is how notifications from Homefold look on ${device.name}.`,
          link: '/dashboard#profile/settings',
          tag: 'test',
          wakesBefore: this.clock.now(),
        },
        { memberId: viewer.membershipId, deviceIds: [device.id], quietUntil: null },
      ),
    );
  }
}
