import { Injectable } from '@nestjs/common';
import type { OutgoingPush, PushOutcome, PushTransport } from './push-transport';
import type { PushPlatform } from './push.types';
import { WebPushTransport } from './web-push-transport';

/** The available transports: always web. Apps need keys of Apple and Google (docs/decisions/notifications.md). */
@Injectable()
export class PushTransports {
  private readonly all: readonly PushTransport[];
  /** Platforms with a transport. Devices of others are stored, but not sent to. */
  readonly platforms: readonly PushPlatform[];

  constructor(web: WebPushTransport) {
    this.all = [web];
    this.platforms = this.all.flatMap(({ platforms }) => platforms);
  }

  async send(platform: PushPlatform, token: string, push: OutgoingPush): Promise<PushOutcome> {
    const transport = this.all.find(({ platforms }) => platforms.includes(platform));
    return transport?.send(token, push) ?? { kind: 'refused', why: `no transport for ${platform}` };
  }
}
